//! What the process of the voice tells, and what becomes of the sentences it had.

use super::{COPY, Worker};
use crate::voice::device_queue::{DeviceQueue, SentenceStage};
use crate::voice::process::FromProcess;
use crate::voice::protocol::ProcessReport;
use crate::voice::{VoiceReport, VoiceTrouble};

impl Worker {
    /// Does what follows from what the process tells.
    pub(super) fn reported(&mut self, told: FromProcess) {
        let report = match told {
            FromProcess::Report(report) => report,
            FromProcess::Gone(why) => return self.fell(why),
        };
        match report {
            ProcessReport::Ready => self.supervisor.ready(),
            ProcessReport::Taken { id } => self.reached(id, SentenceStage::Taken),
            ProcessReport::Began { id, engine } => {
                self.reached(id, SentenceStage::Began);
                self.notices.speaks(engine);
                self.tell_of(id, VoiceReport::Began { id });
            }
            ProcessReport::Ended { id } => {
                self.supervisor.proved();
                self.ended(id, VoiceReport::Finished { id });
            }
            ProcessReport::Stopped { id } => self.ended(id, VoiceReport::Interrupted { id }),
            ProcessReport::Unsaid { id, why } => self.unsaid(id, why),
            ProcessReport::Engine { engine, why } => {
                match why {
                    Some(why) => self.notices.takes_over(engine, why),
                    None => self.notices.can_speak(engine),
                }
                // The system's voice needs no device of ours.
                self.queues.iter_mut().filter(|queue| queue.device.is_none()).for_each(DeviceQueue::find);
            }
            ProcessReport::Mute { why } => self.notices.failed(why),
            ProcessReport::DeviceLost { ear, why } => {
                let at = self.queue_of(ear);
                let late = self.queues[at].lose(why);
                self.notices.device_lost(ear, why);
                self.unsaid_all(late, why);
            }
            ProcessReport::DeviceBack { ear } => {
                let at = self.queue_of(ear);
                self.queues[at].find();
                self.notices.device_back(ear);
            }
            ProcessReport::Told(answer) => self.notices.tell(VoiceReport::Told(answer)),
        }
    }

    fn reached(&mut self, id: u64, stage: SentenceStage) {
        if let Some(queue) = self.queues.iter_mut().find(|queue| queue.is_saying(id)) {
            queue.reached(stage);
        }
    }

    fn ended(&mut self, id: u64, report: VoiceReport) {
        if let Some(queue) = self.queues.iter_mut().find(|queue| queue.is_saying(id)) {
            queue.ended();
        }
        self.tell_of(id, report);
    }

    /// An announcement that a lost device swallowed waits for the device; the rest is told.
    fn unsaid(&mut self, id: u64, why: VoiceTrouble) {
        let queue = self.queues.iter_mut().find(|queue| queue.is_saying(id));
        let is_lost = queue.as_ref().is_some_and(|queue| queue.lost().is_some());
        match queue {
            Some(queue) if is_lost && id & COPY == 0 && queue.is_worth_saying_anew() => queue.sentences.say_anew(),
            Some(_) | None => {
                self.ended(id, VoiceReport::Unsaid { id, why });
                if !is_lost && !why.is_of_a_device() {
                    self.notices.failed(why);
                }
            }
        }
    }

    /// The process is gone or hangs: what it was saying is said once more by the next one.
    pub(super) fn fell(&mut self, why: VoiceTrouble) {
        self.supervisor.fell(why);
        for at in 0..self.queues.len() {
            let given_back = self.queues[at].give_up();
            self.unsaid_all(given_back, why);
        }
        self.notices.failed(why);
    }
}
