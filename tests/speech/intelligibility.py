#!/usr/bin/env python3
"""How well spoken announcements are understood by a recogniser that was never told them.

  intelligibility.py list COUNT SEED   writes COUNT announcements, one a line: "springer gustav eins felix drei schach"
  intelligibility.py score FILE        scores the sounds listed in FILE, "WAV<TAB>words" a line; prints the word and the
                                       square error; exit code 1 above the bar (BAR percent of the squares, 4 if unsaid)

PocketSphinx listens with its English acoustic model, the German dictionary and the closed grammar beside this file.
Needs the packages pocketsphinx, pocketsphinx-en-us and sox. The same sounds always score the same. It is a gauge that
tells one voice from another, not a listening test with people. With SHOW set, what was misheard is written.
"""

import array
import os
import random
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
MODEL = "/usr/share/pocketsphinx/model/en-us/en-us"
FILES = "anna bella cesar david eva felix gustav hector".split()
RANKS = "eins zwei drei vier fuenf sechs sieben acht".split()
PIECES = "koenig dame turm laeufer springer bauer".split()
SAMPLE_RATE = 16000
# The standard deviation of the quiet room that is added: the recogniser fails on digital silence.
ROOM = 100.0
# The silence before and after each sound.
MARGIN = b"\0" * 6400


def announcements(count, seed):
    """Announcements in which every target square has its turn and the rest is chosen by chance."""
    rng = random.Random(seed)
    squares = [(file, rank) for file in FILES for rank in RANKS]
    targets = []
    while len(targets) < count:
        order = squares[:]
        rng.shuffle(order)
        targets += order
    for target in targets[:count]:
        words = [rng.choice(PIECES), *rng.choice(squares)]
        if rng.random() < 0.25:
            words.append("schlaegt")
        words += target
        chance = rng.random()
        if chance < 0.15:
            words.append("schach")
        elif chance < 0.20:
            words.append("matt")
        yield words


def distance(said, heard):
    """The fewest words to insert, leave out or replace."""
    row = list(range(len(heard) + 1))
    for i, a in enumerate(said, 1):
        diagonal, row[0] = row[0], i
        for j, b in enumerate(heard, 1):
            diagonal, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, diagonal + (a != b))
    return row[-1]


def squares_of(words):
    return [pair for pair in zip(words, words[1:]) if pair[0] in FILES and pair[1] in RANKS]


def as_heard_in_a_room(wav, rng):
    """The sound at the recogniser's rate, with the noise of a quiet room."""
    command = ["sox", wav, "-r", str(SAMPLE_RATE), "-c", "1", "-b", "16", "-e", "signed", "-t", "raw", "-"]
    sound = subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout
    samples = array.array("h")
    samples.frombytes(MARGIN + sound + MARGIN)
    noisy = (int(sample + rng.gauss(0, ROOM)) for sample in samples)
    return array.array("h", [max(-32768, min(32767, sample)) for sample in noisy])


def recognised(sounds):
    """The words the recogniser hears in each of the sounds."""
    with tempfile.TemporaryDirectory() as folder:
        for number, samples in enumerate(sounds):
            with open(f"{folder}/{number}.raw", "wb") as file:
                file.write(samples.tobytes())
        with open(f"{folder}/list", "w") as file:
            file.writelines(f"{number}\n" for number in range(len(sounds)))
        command = ["pocketsphinx_batch", "-hmm", MODEL, "-adcin", "yes", "-cmn", "batch"]
        command += ["-dict", f"{HERE}/announcements.dict", "-jsgf", f"{HERE}/announcements.jsgf"]
        command += ["-cepdir", folder, "-cepext", ".raw", "-ctl", f"{folder}/list", "-hyp", f"{folder}/heard"]
        command += ["-lw", "6.5", "-wip", "0.65", "-beam", "1e-60", "-wbeam", "1e-40", "-pbeam", "1e-60"]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        with open(f"{folder}/heard") as file:
            return [line.rsplit("(", 1)[0].split() for line in file]


def score(path):
    with open(path) as file:
        jobs = [line.rstrip("\n").split("\t") for line in file if line.strip()]
    rng = random.Random(1)
    heard = recognised([as_heard_in_a_room(wav, rng) for wav, _ in jobs])
    words = errors = squares = missed = 0
    for (_, text), got in zip(jobs, heard, strict=True):
        want = text.split()
        words += len(want)
        errors += distance(want, got)
        wanted, found = squares_of(want), squares_of(got)
        squares += len(wanted)
        missed += sum(1 for at, square in enumerate(wanted) if at >= len(found) or found[at] != square)
        if want != got and os.environ.get("SHOW"):
            print("said ", text, "\nheard", " ".join(got))
    bar = float(os.environ.get("BAR", "4"))
    word_error, square_error = 100 * errors / words, 100 * missed / squares
    print(f"{len(jobs)} announcements: word error {word_error:.1f} %, ", end="")
    print(f"square error {square_error:.1f} % ({missed}/{squares}), bar {bar:g} %")
    return 0 if jobs and square_error <= bar else 1


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["list", count, seed]:
            print("\n".join(" ".join(words) for words in announcements(int(count), int(seed))))
        case ["score", path]:
            sys.exit(score(path))
        case _:
            sys.exit(__doc__)
