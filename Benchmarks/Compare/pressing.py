"""Presses of a button at the socket of a page, without a browser: how long the app takes until the patch is there."""

import json
import os
import re
import sys
import time
import urllib.request

from websockets.sync.client import connect

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../Tests/Browser"))
from served import SYSTEM

# The seconds after which nothing of a press comes any more: its motion is told at once, and played by the page.
REST = 0.1


def measure(address, times):
    """The milliseconds from a press until the patch with what the button says now, after two that are not counted."""
    token = re.search(r'umwelt-token" content="([^"]+)"', urllib.request.urlopen(address).read().decode())[1]
    socket = connect(
        f"{address.replace('http://', 'ws://').rstrip('/')}/socket?token={token}", origin=address.rstrip("/"),
        compression=None, max_size=None)
    with socket:
        socket.send(json.dumps({"number": 1, "system": SYSTEM}))
        nodes = json.loads(socket.recv(timeout=60))["n"]
        button = next(node["i"] for node in nodes if node.get("a", {}).get("r") == "button")
        return [press(socket, button, number) for number in range(2, times + 4)][2:]


def press(socket, button, number):
    message = json.dumps({"number": number, "node": button, "event": {"press": {}}})
    start = time.perf_counter()
    socket.send(message)
    while not any("d" in node for node in json.loads(socket.recv(timeout=60)).get("n", [])):
        pass
    taken = (time.perf_counter() - start) * 1000
    try:
        while True:
            socket.recv(timeout=REST)
    except TimeoutError:
        return taken
