//! Output devices by name: the list of all, and which device a name means.

#[cfg(target_os = "linux")]
use crate::alsa_names::{self, NamedDevice};
#[cfg(target_os = "linux")]
use crate::sound_server::{self, ServerDevice};
#[cfg(target_os = "linux")]
use annabella::voice::protocol::VoiceTrouble;
use cpal::traits::{DeviceTrait, HostTrait};

/// The names of all output devices.
pub fn device_names() -> Vec<String> {
    quiet_sound_library();
    let devices = cpal::default_host().output_devices().into_iter().flatten();
    #[cfg(target_os = "linux")]
    let names = sound_server::device_names().into_iter().chain(devices.filter_map(|device| id(&device)));
    #[cfg(not(target_os = "linux"))]
    let names = shown_names(&devices.collect::<Vec<_>>());
    names.into_iter().collect()
}

/// The device that a name means: by its identifier, else by its displayed name.
pub fn device_named(host: &cpal::Host, name: &str) -> Option<cpal::Device> {
    let devices: Vec<_> = host.output_devices().ok()?.collect();
    let by_id = devices.iter().find(|device| id(device).is_some_and(|id| id == name));
    let by_name = || devices.iter().find(|device| device.description().is_ok_and(|d| d.name() == name));
    by_id.or_else(by_name).cloned()
}

/// The device of a sound server that has this name; `None` if ALSA itself plays there.
///
/// # Errors
///
/// The name stands for a device of a sound server on which a stream of ours cannot be kept.
#[cfg(target_os = "linux")]
pub fn server_device(name: Option<&str>) -> Result<Option<ServerDevice>, VoiceTrouble> {
    Ok(match alsa_names::device_behind(name) {
        NamedDevice::Server(device) if device.socket.is_some() || sound_server::is_there() => Some(device),
        NamedDevice::Server(_) | NamedDevice::Elsewhere if name.is_some() => return Err(VoiceTrouble::NotPrivate),
        NamedDevice::Server(_) | NamedDevice::Elsewhere => None,
        NamedDevice::Alsa | NamedDevice::Unknown => {
            let is_sink = |name: &&str| sound_server::device_names().iter().any(|sink| sink == name);
            name.filter(is_sink).map(|name| ServerDevice { socket: None, sink: Some(name.to_owned()) })
        }
    })
}

/// The identifier of a device in the system.
fn id(device: &cpal::Device) -> Option<String> {
    Some(device.id().ok()?.id().to_string())
}

/// The displayed names; the identifiers of devices whose displayed names are the same.
#[cfg(not(target_os = "linux"))]
fn shown_names(devices: &[cpal::Device]) -> Vec<String> {
    let shown = |device: &cpal::Device| device.description().ok().map(|description| description.name().to_owned());
    let all: Vec<Option<String>> = devices.iter().map(shown).collect();
    let is_its_own = |name: &Option<String>| all.iter().filter(|other| *other == name).count() == 1;
    let name = |(device, name): (&cpal::Device, &Option<String>)| {
        name.clone().filter(|_| is_its_own(name)).or_else(|| id(device))
    };
    devices.iter().zip(&all).filter_map(name).collect()
}

/// Keeps the sound library from explaining every failure on the error output; for this thread.
pub fn quiet_sound_library() {
    #[cfg(target_os = "linux")]
    let _ = alsa::Output::local_error_handler();
}
