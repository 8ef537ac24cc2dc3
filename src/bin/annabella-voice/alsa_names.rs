//! What a device name of ALSA stands for: it may only be another name for a device of a sound server.
//!
//! A stream through ALSA's plug-in for a sound server may be rerouted by that server; a stream opened at the server
//! itself can be kept where it is.

use crate::sound_server::ServerDevice;
use std::collections::HashMap;

/// A device to which a name resolves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NamedDevice {
    /// A card, a file, or anything else that ALSA itself plays to and does not move.
    Alsa,
    Server(ServerDevice),
    /// A device of a sound server that cannot be reached here.
    Elsewhere,
    /// ALSA knows no such name.
    Unknown,
}

/// Looks up a name in ALSA's configuration; `None` is its default device.
pub fn device_behind(name: Option<&str>) -> NamedDevice {
    let printed = || {
        let mut output = alsa::Output::buffer_open().ok()?;
        alsa::config::update_ref().ok()?.save(&mut output).ok()?;
        Some(output.to_string())
    };
    printed().map_or(NamedDevice::Unknown, |text| device_behind_in(&flattened(&text), name.unwrap_or("default")))
}

/// How many definitions that only refer to another one are followed.
const DEEPEST: usize = 8;

fn device_behind_in(values: &HashMap<String, String>, name: &str) -> NamedDevice {
    let (plain, arguments) = name.split_once(':').unwrap_or((name, ""));
    let mut path = format!("pcm.{plain}");
    for _ in 0..DEEPEST {
        let Some(kind) = values.get(&format!("{path}.type")) else {
            match values.get(&path) {
                Some(other) => path = format!("pcm.{other}"),
                None => return NamedDevice::Unknown,
            }
            continue;
        };
        let next = match kind.as_str() {
            "plug" | "empty" => "slave.pcm",
            "asym" => "playback.pcm",
            "pulse" | "pipewire" => return server_device(values, &path, arguments),
            _ => return NamedDevice::Alsa,
        };
        path = format!("{path}.{next}");
    }
    NamedDevice::Alsa
}

fn server_device(values: &HashMap<String, String>, path: &str, arguments: &str) -> NamedDevice {
    let value = |key: &str| {
        let value = values.get(&format!("{path}.{key}"))?;
        // `$DEVICE` is what stands after the colon, with or without its name.
        match value.strip_prefix('$') {
            None => Some(value.clone()),
            Some(variable) => {
                let named = arguments.split(',').find_map(|pair| pair.strip_prefix(&format!("{variable}=")));
                named.or(Some(arguments).filter(|text| !text.contains('='))).map(str::to_owned)
            }
        }
        .filter(|value| !value.is_empty())
    };
    let sink = value("device").or_else(|| value("playback_node")).filter(|sink| sink != "-1");
    match value("server") {
        None => NamedDevice::Server(ServerDevice { socket: None, sink }),
        Some(server) => match server.strip_prefix("unix:").or(server.starts_with('/').then_some(&server)) {
            Some(socket) => NamedDevice::Server(ServerDevice { socket: Some(socket.into()), sink }),
            None => NamedDevice::Elsewhere,
        },
    }
}

/// The printed configuration as paths and values: `pcm.ear.type` is `pulse`.
fn flattened(text: &str) -> HashMap<String, String> {
    let mut path: Vec<String> = Vec::new();
    let mut values = HashMap::new();
    for line in text.lines().map(str::trim) {
        if line == "}" || line == "]" {
            path.pop();
            continue;
        }
        let (key, value) = line.split_once(' ').unwrap_or(("", line));
        if value == "{" || value == "[" {
            path.push(unquoted(key));
        } else {
            let place = path.iter().map(String::as_str).chain([key]).filter(|part| !part.is_empty());
            values.insert(place.collect::<Vec<_>>().join("."), unquoted(value));
        }
    }
    values
}

fn unquoted(text: &str) -> String {
    let inside = text.strip_prefix('\'').and_then(|text| text.strip_suffix('\''));
    inside.map_or_else(|| text.to_owned(), |text| text.replace("\\'", "'").replace("\\\\", "\\"))
}
