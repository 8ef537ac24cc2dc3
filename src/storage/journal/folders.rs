//! The folders in which records stand, and what is made there: for the owner alone, and still there after a power cut.

#[cfg(unix)]
use std::fs::File;
use std::fs::{DirBuilder, OpenOptions};
use std::io;
use std::path::Path;

/// The folder in which a file stands.
pub fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Makes a folder and those above it, for the owner alone, so that they are there after a power cut.
///
/// # Errors
///
/// Where one of them cannot be made.
pub fn make_folders(folder: &Path) -> io::Result<()> {
    let missing: Vec<&Path> =
        folder.ancestors().take_while(|above| !above.as_os_str().is_empty() && !above.exists()).collect();
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)?;
    for made in missing {
        // Where folders cannot be synced the file in them is synced all the same.
        let _ = sync_folder(folder_of(made));
    }
    Ok(())
}

/// Options for a file that only its owner may read.
#[cfg_attr(windows, allow(unused_mut, reason = "there the folder of the user says who may read"))]
pub fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Waits until the names in a folder are on disk.
///
/// # Errors
///
/// Where the file system cannot do that.
#[cfg(unix)]
pub fn sync_folder(folder: &Path) -> io::Result<()> {
    File::open(folder)?.sync_all()
}

/// Folders cannot be synced here: the file system keeps a journal of its names.
///
/// # Errors
///
/// Never.
#[cfg(windows)]
pub fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}
