"""A player of its own at a seat: answers each completed move of the opponent with the next of its own.

    python3 client.py ANNABELLA GAME COLOUR MOVE...

It says what it is answered, one line each, and leaves when it has played its moves.
"""
import json
import subprocess
import sys

annabella, game, colour, *moves = sys.argv[1:]
seat = subprocess.Popen(
    [annabella, "join", game, "--as", colour, "--lang", "en", "--stdio", "--json"],
    stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1,
)
number = 0


def say(words):
    """Sends what somebody would type."""
    global number
    number += 1
    seat.stdin.write(json.dumps({"kind": "request", "id": number, "say": words}) + "\n")


def play():
    """Announces the next move; leaves after the last."""
    global announced
    if moves:
        say(moves.pop(0))
        announced = number
    else:
        seat.stdin.close()


is_live = False
announced = 0
said = []
for line in seat.stdout:
    message = json.loads(line)
    kind = message["kind"]
    if kind == "move_completed" and is_live and message["player"] != colour:
        play()
    elif kind == "stand" and not is_live:
        is_live = True
        print("joined", flush=True)
        if colour == "white":
            play()
    elif kind == "said":
        said += [sentence["text"] for sentence in message["said"]]
    elif kind == "taken" and "id" in message:
        is_refused = message.get("refused", False)
        end = "refused" if is_refused else "done"
        print(f"{end} {message['id']} {' '.join(said)}".strip(), flush=True)
        said = []
        if message["id"] == announced and not is_refused:
            say("")  # The clock is pressed.
        elif message["id"] == announced or not moves:
            play()
    elif kind == "end":
        print(f"end {message['why']}", flush=True)
sys.exit(seat.wait())
