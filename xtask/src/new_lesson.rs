//! `cargo xtask new-lesson GAME ID`: a small lesson to start from, beside the others of its game.

use crate::shell::{Failed, root};

/// A step to read and a step to do, in which any answer is right.
const LESSON: &str = r#"{
  "game": "GAME",
  "id": "ID",
  "kind": "lesson",
  "order": ORDER,
  "difficulty": 1,
  "minutes": 3,
  "title": { "en": "Title", "de": "Titel", "fr": "Titre" },
  "about": {
    "en": "What is learnt, in one sentence.",
    "de": "Was man lernt, in einem Satz.",
    "fr": "Ce que l’on apprend, en une phrase."
  },
  "rules": [],
  "seat": 0,
  "given": {},
  "steps": [
    {
      "id": "look",
      "title": { "en": "Look", "de": "Schau", "fr": "Regardez" },
      "say": {
        "en": "What the learner sees.",
        "de": "Was man hier sieht.",
        "fr": "Ce que l’on voit ici."
      },
      "points": []
    },
    {
      "id": "do",
      "title": { "en": "Do", "de": "Mach", "fr": "Faites" },
      "say": { "en": "What can be done here.", "de": "Was man hier tun kann.", "fr": "Ce que l’on peut faire ici." },
      "task": { "en": "Do it", "de": "Tu es", "fr": "Faites-le" },
      "right": [{ "action": {} }],
      "wrong": [],
      "works": { "en": "What works.", "de": "Was geht.", "fr": "Ce qui marche." }
    }
  ],
  "goal": { "view": {} },
  "end": { "en": "What was learnt.", "de": "Was du gelernt hast.", "fr": "Ce que vous avez appris." }
}
"#;

/// Writes the lesson `id` of `game`, after those that are there.
pub fn make(game: &str, id: &str) -> Result<(), Failed> {
    let folder = root().join("games").join(game);
    if !folder.join("rules.md").is_file() {
        return Err(Failed(format!("there is no game called {game:?}")));
    }
    if id.is_empty() || !id.bytes().all(|it| it.is_ascii_lowercase() || it.is_ascii_digit() || it == b'-') {
        return Err(Failed(format!("the id of a lesson has lower-case letters, digits and hyphens, unlike {id:?}")));
    }
    let lessons = folder.join("lessons");
    let wrong = |error: std::io::Error| Failed(format!("{}: {error}", lessons.display()));
    std::fs::create_dir_all(&lessons).map_err(wrong)?;
    let order = 1 + std::fs::read_dir(&lessons).map_err(wrong)?.count();
    let file = lessons.join(format!("{order}-{id}.json"));
    if file.exists() {
        return Err(Failed(format!("{} already exists", file.display())));
    }
    let text = LESSON.replace("GAME", game).replace("ID", id).replace("ORDER", &order.to_string());
    std::fs::write(&file, text).map_err(wrong)?;
    println!("made games/{game}/lessons/{order}-{id}.json; next:");
    println!("  ./play lesson games/{game}/lessons/*.json    plays it through");
    println!("  ./play learn {game} {id}    in the terminal");
    println!("then make it your own: docs/lessons.md");
    Ok(())
}
