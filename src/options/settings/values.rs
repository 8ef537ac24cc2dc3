//! Values of settings as people write them: `200` and `"200"`, `yes` and `true`.

use std::fmt;
use std::str::FromStr;

use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Whether something is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Switch {
    Yes,
    No,
}

impl Serialize for Switch {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(match self {
            Switch::Yes => "yes",
            Switch::No => "no",
        })
    }
}

impl<'de> Deserialize<'de> for Switch {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Switch, D::Error> {
        struct Words;
        impl Visitor<'_> for Words {
            type Value = Switch;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("yes or no")
            }

            fn visit_bool<E: Error>(self, is_on: bool) -> Result<Switch, E> {
                Ok(if is_on { Switch::Yes } else { Switch::No })
            }

            fn visit_str<E: Error>(self, word: &str) -> Result<Switch, E> {
                match word {
                    "yes" => Ok(Switch::Yes),
                    "no" => Ok(Switch::No),
                    other => Err(E::invalid_value(serde::de::Unexpected::Str(other), &self)),
                }
            }
        }
        deserializer.deserialize_any(Words)
    }
}

/// A number, written as one or as text.
///
/// # Errors
///
/// Where it is neither, or too great.
pub(super) fn number<'de, D: Deserializer<'de>, T>(deserializer: D) -> Result<Option<T>, D::Error>
where
    T: FromStr + TryFrom<i64>,
{
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Written {
        Number(i64),
        Text(String),
    }
    let refused = || D::Error::custom("not a number that fits");
    match Written::deserialize(deserializer)? {
        Written::Number(number) => T::try_from(number).map(Some).map_err(|_| refused()),
        Written::Text(text) => text.trim().parse().map(Some).map_err(|_| refused()),
    }
}
