//! Sound on its way to an open device: samples in, blocks out, and how far it has come. Lock-free, for the sound thread.

use cpal::{FromSample, SizedSample};
use rtrb::Consumer;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};

/// Errors in succession after which a device is given up: a late block under load is one, a dead server a storm.
pub const ERRORS: u32 = 20;

/// What the sound thread and its owner tell each other.
#[derive(Default)]
pub struct Flow {
    /// Samples taken out of the ring so far.
    popped: AtomicU64,
    /// Samples before this one are thrown away instead of played.
    discard: AtomicU64,
    /// Frames the device has asked for, sound or silence, and how many it had asked for at the last sound.
    frames: AtomicU64,
    end: AtomicU64,
    /// Frames between being asked for and being heard.
    held: AtomicU64,
    is_more_to_come: AtomicBool,
    /// Errors since the device last took sound. They may come a million times a second, so they are only counted.
    errors: AtomicU32,
}

impl Flow {
    /// Samples the device has taken or thrown away.
    pub fn popped(&self) -> u64 {
        self.popped.load(Ordering::Acquire)
    }

    /// Frames the device has asked for: where this stands still, the device is frozen.
    pub fn frames(&self) -> u64 {
        self.frames.load(Ordering::Relaxed)
    }

    /// Whether a sample pushed as number `pushed` has left the device.
    pub fn is_heard(&self, pushed: u64) -> bool {
        let end = self.end.load(Ordering::Acquire);
        self.popped() >= pushed && self.frames() >= end + self.held.load(Ordering::Relaxed)
    }

    /// Throws away what comes before this sample and is not yet played.
    pub fn discard_before(&self, sample: u64) {
        self.discard.store(sample, Ordering::Release);
    }

    /// Sets how many frames lie between being asked for and being heard.
    pub fn set_held(&self, frames: u64) {
        self.held.store(frames, Ordering::Relaxed);
    }

    /// Says whether samples will follow those that are there: only then is an empty buffer a gap.
    pub fn set_more_to_come(&self, is_more: bool) {
        self.is_more_to_come.store(is_more, Ordering::Release);
    }

    /// Whether samples will follow those that are there.
    pub fn is_more_to_come(&self) -> bool {
        self.is_more_to_come.load(Ordering::Acquire)
    }

    /// Notes an error that may pass.
    pub fn add_error(&self) {
        let errors = self.errors.load(Ordering::Relaxed) + 1;
        self.errors.store(errors.min(ERRORS), Ordering::Relaxed);
    }

    /// Notes that the device is gone: nothing more is played on it.
    pub fn die(&self) {
        self.errors.store(ERRORS, Ordering::Relaxed);
    }

    /// Whether the device is gone, or has had too many errors.
    pub fn is_dead(&self) -> bool {
        self.errors.load(Ordering::Relaxed) >= ERRORS
    }
}

/// Fills one block for the device: the same sound on every channel, silence where there is none.
pub fn fill<T: SizedSample + FromSample<i16>>(out: &mut [T], channels: usize, source: &mut Consumer<i16>, flow: &Flow) {
    if flow.errors.load(Ordering::Relaxed) < ERRORS {
        flow.errors.store(0, Ordering::Relaxed);
    }
    let mut popped = flow.popped.load(Ordering::Relaxed);
    let unwanted = flow.discard.load(Ordering::Acquire).saturating_sub(popped) as usize;
    for _ in 0..unwanted.min(source.slots()) {
        let _ = source.pop();
        popped += 1;
    }
    for frame in out.chunks_mut(channels) {
        let sample = source.pop().inspect(|_| popped += 1).unwrap_or(0);
        frame.fill(T::from_sample(sample));
    }
    let frames = flow.frames.fetch_add((out.len() / channels) as u64, Ordering::Relaxed);
    if popped != flow.popped.load(Ordering::Relaxed) {
        flow.end.store(frames + (out.len() / channels) as u64, Ordering::Release);
    }
    flow.popped.store(popped, Ordering::Release);
}
