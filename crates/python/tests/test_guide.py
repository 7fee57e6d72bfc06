"""The examples of the guide run."""

import re
from pathlib import Path

import pytest

GUIDE = Path(__file__).parents[3] / "docs" / "python.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", GUIDE.read_text(), re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_guide_does_what_it_says(example: str) -> None:
    exec(compile(example, str(GUIDE), "exec"), {})


def test_the_guide_has_examples() -> None:
    assert len(EXAMPLES) >= 5
