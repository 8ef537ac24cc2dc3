//! `annabella hall --configuration`: a `nats-server` in which no board must be trusted.
//!
//! Each board has an account of its own. It reaches the streams of the hall by its own subjects alone, and an answer to
//! what it asks stays in its account, wherever it asks it to go. Its user may ask for nothing else.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use annabella::hall::address::{BoardAddress, NOTES, RECORDS, STATES, WAYS};
use annabella::options::error::CommandError;
use annabella::options::hall::HallArgs;
use annabella::storage::input_file;
use annabella::storage::journal::opening;
use annabella::storage::whole_file::{create, not_written};
use annabella::wording::HallTrouble;
use nkeys::KeyPair;

use super::server::PREFIX;

/// The longest file of a key that is read, in bytes.
const LONGEST: u64 = 1 << 10;

/// Prints the configuration, and makes the keys that are missing.
///
/// # Errors
///
/// Where a key cannot be read or written.
pub fn print(asked: &HallArgs) -> Result<(), CommandError> {
    let folder = asked.seeds.clone().unwrap_or_else(|| PathBuf::from("seeds"));
    fs::create_dir_all(&folder).map_err(|source| CommandError::failure(opening(&folder, &source)))?;
    let arbiter = public_key(&folder, "arbiter")?;
    let mut boards = String::new();
    let place = [&asked.event, &asked.round].map(|part| part.as_deref());
    for number in asked.boards.iter().flat_map(|boards| &boards.0) {
        let key = public_key(&folder, &format!("board{number}"))?;
        let address = BoardAddress::new(place[0].unwrap_or_default(), place[1].unwrap_or("1"), &number.to_string());
        boards.push_str(&account(*number, &key, &address));
    }
    let written = std::io::stdout().lock().write_all(hall(&arbiter, &boards).as_bytes());
    // A reader that goes away has read enough.
    drop(written);
    Ok(())
}

/// The public key of the seed in the folder; a new seed where none is there.
fn public_key(folder: &Path, name: &str) -> Result<String, CommandError> {
    let file = folder.join(format!("{name}.nk"));
    let no_key = || CommandError::failure(HallTrouble::CredentialsFile.into());
    if file.exists() {
        let seed = input_file::read(&file, LONGEST).map_err(|source| CommandError::failure(opening(&file, &source)))?;
        let pair = KeyPair::from_seed(String::from_utf8_lossy(&seed).trim()).map_err(|_| no_key())?;
        return Ok(pair.public_key());
    }
    let pair = KeyPair::new_user();
    let seed = pair.seed().map_err(|_| no_key())? + "\n";
    create(&file, seed.as_bytes()).map_err(|error| CommandError::failure(not_written(&file, &error)))?;
    Ok(pair.public_key())
}

/// The whole configuration.
fn hall(arbiter: &str, boards: &str) -> String {
    let (records, states, ways) = (RECORDS.1, STATES.1, WAYS.1);
    format!(
        r#"# The server of a hall: nats-server -c hall.conf
# Each board has an account of its own, which reaches its own subjects and nothing else.
# With a tls block nobody on the network reads along.
listen: 0.0.0.0:4222
jetstream {{ store_dir: store }}
accounts {{
  HALL {{
    jetstream: enabled
    users: [
      {{
        nkey: {arbiter}
        permissions: {{
          publish: ["$JS.API.STREAM.INFO.*", "$JS.API.STREAM.CREATE.*", "$JS.API.CONSUMER.>", "{ways}", "{NOTES}"]
          subscribe: ["_INBOX.>"]
        }}
      }}
    ]
    exports: [
      {{ service: "$JS.API.STREAM.INFO.*" }}
      {{ service: "$JS.API.DIRECT.GET.>" }}
      {{ service: "{records}" }}
      {{ service: "{states}" }}
      {{ stream: "{NOTES}" }}
    ]
  }}
{boards}}}
"#
    )
}

/// The account of a board.
fn account(number: u32, key: &str, address: &BoardAddress) -> String {
    let import = |subject: &str| format!("      {{ service: {{ account: HALL, subject: \"{subject}\" }} }}\n");
    let api = |subject: &str| {
        let of_hall = format!("      {{ service: {{ account: HALL, subject: \"$JS.API.{subject}\" }}");
        format!("{of_hall}, to: \"{PREFIX}.{subject}\" }}\n")
    };
    let (record, state, note) = (address.records(), address.state(), address.note());
    let imports = [
        api(&format!("STREAM.INFO.{}", RECORDS.0)),
        api(&format!("STREAM.INFO.{}", STATES.0)),
        api(&format!("DIRECT.GET.{}.{record}", RECORDS.0)),
        api(&format!("DIRECT.GET.{}.{state}", STATES.0)),
        import(&record),
        import(&state),
        format!("      {{ stream: {{ account: HALL, subject: \"{note}\" }} }}\n"),
    ]
    .concat();
    // An account alone may still ask the server to purge another one.
    let may = format!(
        "publish: [\"$JS.API.STREAM.INFO.{}\", \"{PREFIX}.>\", \"{record}\", \"{state}\"], subscribe: [\"_INBOX.>\", \"{note}\"]",
        RECORDS.0
    );
    format!(
        "  BOARD_{number} {{\n    users: [{{ nkey: {key}, permissions: {{ {may} }} }}]\n    imports: [\n{imports}    ]\n  }}\n"
    )
}
