"""Stands in the place of the module by which Orca speaks: what would be said goes as a line into the pipe whose name
stands in the environment. A line break in it becomes a space."""

import html
import os
import re


class _Names:
    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return name.lower()


Priority = PunctuationMode = DataMode = CallbackType = _Names()


class SSIPCommunicationError(Exception):
    pass


class SSIPCommandError(Exception):
    pass


def _say(text):
    plain = html.unescape(re.sub(r"<[^>]*>", "", text))
    with open(os.environ["ANNABELLA_SPOKEN"], "w", encoding="utf-8") as pipe:
        pipe.write(" ".join(plain.split()) + "\n")


class SSIPClient:
    def __init__(self, *_arguments, **_named):
        pass

    def speak(self, text, callback=None, event_types=None):
        _say(text)
        if callback:
            callback("begin")
            callback("end")

    def char(self, letter):
        _say(letter)

    key = char

    def list_synthesis_voices(self):
        return ()

    def list_output_modules(self):
        return ("dummy",)

    def get_language(self):
        return "en"

    def get_rate(self):
        return 0

    get_pitch = get_volume = get_rate

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return lambda *_arguments, **_named: None
