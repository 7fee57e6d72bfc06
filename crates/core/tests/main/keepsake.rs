//! What players keep, as JSON that nobody but the game reads.

use std::fmt::Debug;

use parlour_core::{
    AnyGame, AnyKeepsake, AnyMatch, Brought, Erased, Finished, Header, KeepError, Keeping, Keepsake, Match, NoSetup,
    Refusal, Score, Seat, Text,
};
use parlour_kuhn::Kuhn;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::sealed::{Action, Sealed, Setup};

/// A few coins, and how many seats its owner likes.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Purse {
    coins: u32,
    seats: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spend {
    spend: u32,
}

fn wrong(key: &'static str) -> KeepError {
    KeepError::Wrong(Box::new(Text::new(key)))
}

impl Keepsake for Purse {
    type Game = Sealed;
    type Order = Spend;
    type Brought = u8;
    type Worth = Vec<u8>;

    const DEEDS: &'static [(&'static str, &'static str)] = &[("spend COUNT", "deed.spend")];

    fn fresh() -> Self {
        Purse { coins: 10, seats: 2 }
    }

    fn read(kept: Value) -> Result<Self, String> {
        match kept {
            // What an earlier version wrote.
            Value::Number(coins) => Ok(Purse { coins: coins.as_u64().unwrap_or_default() as u32, seats: 2 }),
            kept => serde_json::from_value(kept).map_err(|error| error.to_string()),
        }
    }

    fn tell(&self) -> Vec<Text> {
        vec![Text::new("purse").with("coins", self.coins)]
    }

    fn shown(&self) -> Value {
        json!({"coins": self.coins})
    }

    fn goods() -> Value {
        json!(["ale"])
    }

    fn typed(words: &[&str], files: &dyn Fn(&str) -> Result<String, String>) -> Result<Spend, KeepError> {
        let number = match words {
            ["spend", number] => (*number).to_owned(),
            ["read", file] => files(file).map_err(KeepError::Shape)?,
            _ => return Err(wrong("wrong.deed")),
        };
        number.parse().map(|spend| Spend { spend }).map_err(|_| wrong("wrong.number"))
    }

    fn order(&mut self, Spend { spend }: Spend) -> Result<Text, KeepError> {
        self.coins = self.coins.checked_sub(spend).ok_or_else(|| Refusal::new("R1.1", "refuse.coins"))?;
        Ok(Text::new("spent").with("coins", spend))
    }

    fn choices(&self) -> Vec<Brought> {
        vec![Brought { options: &["seats"], name: "mine".into(), value: self.seats.into() }]
    }

    fn bring(&self, name: Option<&str>) -> Result<u8, KeepError> {
        match name {
            None | Some("mine") => Ok(self.seats),
            Some(_) => Err(wrong("wrong.name")),
        }
    }

    fn equip(brought: u8, _: Seat, setup: &mut Setup) -> Result<(), Refusal> {
        if brought > 3 {
            return Err(Refusal::new("R1.1", "refuse.seats"));
        }
        setup.seats = brought;
        Ok(())
    }

    fn worth(played: &Match<Sealed>) -> Vec<u8> {
        Seat::first(2).map(|seat| played.state().total(seat)).collect()
    }

    fn settle(&mut self, score: Score, finished: Option<Finished<Vec<u8>>>) -> Vec<Text> {
        self.coins += u32::from(score == Score::Won);
        if let Some(Finished { seat, worth, seed }) = finished {
            self.coins += u32::from(worth[seat.index()]) + seed as u32;
        }
        self.tell()
    }
}

const PURSE: &dyn AnyKeepsake = Keeping::<Purse>::OF;

fn no_files(_: &str) -> Result<String, String> {
    Err("no files".into())
}

fn said(words: &str) -> Vec<String> {
    words.split(' ').map(str::to_owned).collect()
}

#[track_caller]
fn failure<T: Debug>(result: Result<T, KeepError>) -> String {
    result.expect_err("it is refused").to_string()
}

#[test]
fn a_game_has_its_keepsake_or_none() {
    let has = |game: &dyn AnyGame| game.keepsake().map(AnyKeepsake::fresh);
    assert_eq!(has(&Erased::<Sealed>::new(Vec::new())), Some(json!({"coins": 10, "seats": 2})));
    assert_eq!(has(&Erased::<Kuhn>::new(Vec::new())), None);
}

#[test]
fn what_an_earlier_version_wrote_is_read_before_anything_is_done() {
    assert_eq!(PURSE.read(&json!(4)).unwrap(), json!({"coins": 4, "seats": 2}));
    let mut kept = json!(4);
    PURSE.order(&mut kept, &json!({"spend": 1})).unwrap();
    assert_eq!(kept, json!({"coins": 3, "seats": 2}));
    assert!(failure(PURSE.read(&json!("?"))).starts_with("the profile can't be read and was left as it is"));
}

#[test]
fn its_owner_sees_what_the_game_shows() {
    let kept = PURSE.fresh();
    assert_eq!(PURSE.tell(&kept).unwrap(), [Text::new("purse").with("coins", 10u32)]);
    assert_eq!(PURSE.shown(&kept).unwrap(), json!({"coins": 10}));
    assert_eq!(PURSE.goods(), json!(["ale"]));
    assert_eq!(PURSE.deeds(), [("spend COUNT", "deed.spend")]);
    let choices = PURSE.choices(&kept).unwrap();
    assert_eq!(choices, [Brought { options: &["seats"], name: "mine".into(), value: json!(2) }]);
}

#[test]
fn what_is_typed_is_done_or_leaves_it_as_it_is() {
    let mut kept = PURSE.fresh();
    let text = PURSE.act(&mut kept, &said("spend 3"), &no_files).unwrap();
    assert_eq!((text.key.as_ref(), &kept["coins"]), ("spent", &json!(7)));
    PURSE.act(&mut kept, &said("read list"), &|file| Ok(file.len().to_string())).unwrap();
    assert_eq!(kept["coins"], 3);
    for (words, why) in [("spend 4", "refused by R1.1"), ("sing 4", "wrong.deed"), ("read list", "no files")] {
        assert_eq!(failure(PURSE.act(&mut kept, &said(words), &no_files)), why);
    }
    assert!(failure(PURSE.order(&mut kept, &json!({"spnd": 1}))).contains("unknown field"));
    assert_eq!(kept["coins"], 3);
}

#[test]
fn what_its_owner_takes_along_gets_into_the_setup() {
    let kept = json!({"coins": 1, "seats": 3});
    assert_eq!(PURSE.bring(&kept, Some("mine")).unwrap(), json!(3));
    assert_eq!(failure(PURSE.bring(&kept, Some("yours"))), "wrong.name");
    let mut setup = json!({"seats": 2});
    PURSE.equip(&json!(3), Seat(0), &mut setup).unwrap();
    assert_eq!(setup, json!({"seats": 3}));
    assert_eq!(failure(PURSE.equip(&json!(9), Seat(0), &mut setup)), "refused by R1.1");
    let mut usual = Value::Null;
    PURSE.equip(&json!(2), Seat(1), &mut usual).unwrap();
    assert_eq!(usual, json!({"seats": 2}));
}

#[test]
fn a_result_is_taken_with_what_the_match_was_worth() {
    let mut played = Match::<Sealed>::new(Header::given(Setup::default())).unwrap();
    played.act(Seat(0), Action::Edit(6)).unwrap();
    let worth = PURSE.worth(&played as &dyn AnyMatch);
    assert_eq!(worth, json!([6, 0]));
    assert_eq!(PURSE.worth(&Match::<Kuhn>::new(Header::given(NoSetup {})).unwrap()), Value::Null);
    let mut kept = PURSE.fresh();
    let told = PURSE.settle(&mut kept, Score::Won, Some(Finished { seat: Seat(0), worth, seed: 20 })).unwrap();
    assert_eq!((&kept["coins"], told.len()), (&json!(37), 1));
    PURSE.settle(&mut kept, Score::Lost, None).unwrap();
    assert_eq!(kept["coins"], 37);
    let odd = Some(Finished { seat: Seat(0), worth: json!("much"), seed: 0 });
    assert!(failure(PURSE.settle(&mut kept, Score::Won, odd)).contains("invalid type"));
    assert_eq!(kept["coins"], 37);
}
