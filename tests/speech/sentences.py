#!/usr/bin/env python3
"""Which English sentences a recogniser understands that was never told which of them it hears.

  sentences.py FILE   listens to the sounds listed in FILE, "WAV<TAB>sentence" a line; writes what was misheard and how
                      many were recognised

PocketSphinx listens with its English acoustic model and dictionary, and a grammar that allows each of the sentences and
nothing else. A sentence with a word that the dictionary does not have, or with a number of several digits, is left
out. Needs the packages pocketsphinx, pocketsphinx-en-us and sox. The same sounds always score
the same.
"""

import random
import re
import subprocess
import sys
import tempfile

from intelligibility import MODEL, as_heard_in_a_room

DICTIONARY = "/usr/share/pocketsphinx/model/en-us/cmudict-en-us.dict"
DIGITS = "zero one two three four five six seven eight nine".split()


def words(sentence, known):
    """The words of a sentence as the dictionary has them; None if it lacks one."""
    found = re.findall(r"[a-z']+|[0-9]+", sentence.lower())
    found = [DIGITS[int(word)] if word.isdigit() and len(word) == 1 else word.strip("'") for word in found]
    found = [word for word in found if word]
    return found if found and all(word in known for word in found) else None


def main(path):
    with open(DICTIONARY, encoding="utf-8") as file:
        known = {line.split(maxsplit=1)[0] for line in file if line.strip()}
    with open(path, encoding="utf-8") as file:
        listed = [line.rstrip("\n").split("\t") for line in file]
    said = [(wav, words(sentence, known)) for wav, sentence in listed]
    kept = [(wav, spoken) for wav, spoken in said if spoken]
    if not kept:
        print(f"0 sentences: 0 recognised, {len(said)} left out")
        return
    rng = random.Random(1)
    with tempfile.TemporaryDirectory() as folder:
        for number, (wav, _) in enumerate(kept):
            with open(f"{folder}/{number}.raw", "wb") as file:
                file.write(as_heard_in_a_room(wav, rng).tobytes())
        with open(f"{folder}/list", "w", encoding="utf-8") as file:
            file.writelines(f"{number}\n" for number in range(len(kept)))
        sentences = sorted({" ".join(spoken) for _, spoken in kept})
        with open(f"{folder}/grammar", "w", encoding="utf-8") as file:
            file.write("#JSGF V1.0;\ngrammar sentences;\npublic <sentence> = " + " |\n".join(sentences) + ";\n")
        command = ["pocketsphinx_batch", "-hmm", MODEL, "-dict", DICTIONARY, "-jsgf", f"{folder}/grammar"]
        command += ["-adcin", "yes", "-cmn", "batch", "-cepdir", folder, "-cepext", ".raw", "-ctl", f"{folder}/list"]
        command += ["-hyp", f"{folder}/heard", "-lw", "6.5", "-beam", "1e-60", "-wbeam", "1e-40", "-pbeam", "1e-60"]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        with open(f"{folder}/heard", encoding="utf-8") as file:
            heard = [re.sub(r"\s*\([^()]*\)\s*$", "", line).split() for line in file]
    right = 0
    for (_, spoken), understood in zip(kept, heard):
        understood = [re.sub(r"\(\d+\)$", "", word) for word in understood]
        right += spoken == understood
        if spoken != understood:
            print(f"said {' '.join(spoken)}, heard {' '.join(understood)}")
    print(f"{len(kept)} sentences: {right} recognised, {len(said) - len(kept)} left out")


main(sys.argv[1])
