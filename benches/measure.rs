//! Measures how long a closure takes: the median of many samples, and the tenth slowest.

use std::fs;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// A sample of a closure that is quicker than this repeats it.
const SAMPLE: Duration = Duration::from_millis(5);

/// Measures and prints; a group prints its name before those of its closures.
pub struct Bench {
    group: String,
    samples: usize,
    /// Bytes that one run reads, for a rate.
    bytes: Option<u64>,
}

/// Times the samples of one closure.
pub struct Timer {
    samples: usize,
    took: Vec<Duration>,
}

#[allow(clippy::disallowed_methods, reason = "the time is what is measured")]
fn now() -> Instant {
    Instant::now()
}

/// The time of the processor that a program has used so far, in all its threads.
pub fn processor_time(pid: u32) -> Duration {
    let tasks = fs::read_dir(format!("/proc/{pid}/task")).into_iter().flatten().flatten();
    let spent = |task: fs::DirEntry| {
        let text = fs::read_to_string(task.path().join("schedstat")).ok()?;
        text.split_whitespace().next()?.parse::<u64>().ok()
    };
    Duration::from_nanos(tasks.filter_map(spent).sum())
}

impl Bench {
    /// Fifty samples, in no group.
    pub fn new() -> Bench {
        Bench { group: String::new(), samples: 50, bytes: None }
    }

    pub fn benchmark_group(&self, name: impl AsRef<str>) -> Bench {
        Bench { group: format!("{}, ", name.as_ref()), ..Bench::new() }
    }

    pub fn sample_size(&mut self, samples: usize) {
        self.samples = samples;
    }

    /// From now on a run reads that many bytes.
    pub fn throughput(&mut self, bytes: u64) {
        self.bytes = Some(bytes);
    }

    /// Times the closure that `run` gives to the timer, and prints its times.
    pub fn bench_function(&mut self, name: impl AsRef<str>, mut run: impl FnMut(&mut Timer)) {
        let mut timer = Timer { samples: self.samples, took: Vec::new() };
        run(&mut timer);
        let mut took = timer.took;
        took.sort_unstable();
        let (median, slow) = (took[took.len() / 2], took[took.len() * 9 / 10]);
        let rate = self.bytes.map(|bytes| format!(", {:.0} MB/s", bytes as f64 / median.as_secs_f64() / 1e6));
        println!("{}{}: median {median:?}, 90 % {slow:?}{}", self.group, name.as_ref(), rate.unwrap_or_default());
    }
}

impl Timer {
    /// Times a closure, repeated where one run is short.
    pub fn iter<T>(&mut self, mut run: impl FnMut() -> T) {
        let mut runs = 1;
        let mut sample = |runs: u32| {
            let begun = now();
            for _ in 0..runs {
                black_box(run());
            }
            begun.elapsed()
        };
        while sample(runs) < SAMPLE && runs < 1 << 24 {
            runs *= 2;
        }
        self.took.extend((0..self.samples).map(|_| sample(runs) / runs));
    }

    /// Times a closure without what prepares its argument.
    pub fn iter_batched<I, T>(&mut self, mut prepare: impl FnMut() -> I, mut run: impl FnMut(I) -> T) {
        for _ in 0..self.samples {
            let prepared = prepare();
            let begun = now();
            let made = black_box(run(prepared));
            self.took.push(begun.elapsed());
            drop(made);
        }
    }

    /// Takes the time that the closure itself measured, for that many runs.
    pub fn iter_custom(&mut self, mut run: impl FnMut(u64) -> Duration) {
        self.took.extend((0..self.samples).map(|_| run(1)));
    }
}
