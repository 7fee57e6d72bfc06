//! Text and numbers as HTML shows them.

/// `text` with nothing in it that a browser takes for markup.
pub(crate) fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            letter => escaped.push(letter),
        }
    }
    escaped
}

/// A name from code as words, escaped: `damage_by_traps` is damage by traps.
pub(crate) fn words(name: &str) -> String {
    escape(&name.replace('_', " "))
}

/// A whole number, its thousands set apart.
pub(crate) fn whole(value: impl Into<i128>) -> String {
    let value: i128 = value.into();
    let digits = value.unsigned_abs().to_string();
    let mut text = String::from(if value < 0 { "\u{2212}" } else { "" });
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// Any number, to two decimals while these matter.
pub(crate) fn decimal(value: f64) -> String {
    if value.abs() >= 10_000.0 {
        return whole(value.round() as i128);
    }
    let text = format!("{:.2}", value.abs());
    if value < 0.0 && text != "0.00" { format!("\u{2212}{text}") } else { text }
}

/// A share in percent, its unit not to be parted from it.
pub(crate) fn percent(share: f64) -> String {
    format!("{}%", decimal(share * 100.0))
}

/// A place in a drawing: as short as two decimals can be written.
pub(crate) fn place(value: f64) -> String {
    let text = format!("{value:.2}");
    let short = text.trim_end_matches('0').trim_end_matches('.');
    if short == "-0" { "0".to_owned() } else { short.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markup_is_made_harmless() {
        assert_eq!(escape(r#"<b a="x" b='y'>&amp;"#), "&lt;b a=&quot;x&quot; b=&#39;y&#39;&gt;&amp;amp;");
        assert_eq!(words("cards_<lost>"), "cards &lt;lost&gt;");
    }

    #[test]
    fn numbers_are_easy_to_read() {
        let wholes = [0, 999, 1_000, -1_234_567].map(|value: i64| whole(value));
        assert_eq!(wholes, ["0", "999", "1,000", "\u{2212}1,234,567"]);
        let decimals = [0.0, -0.001, 1.005_1, -3.5, 12_345.6].map(decimal);
        assert_eq!(decimals, ["0.00", "0.00", "1.01", "\u{2212}3.50", "12,346"]);
        assert_eq!(percent(0.5), "50.00%");
        assert_eq!([1.0, 0.5, -0.001, 100.0].map(place), ["1", "0.5", "0", "100"]);
    }
}
