"""A client of `umwelt mcp` that speaks the Model Context Protocol, and files for its tests."""

import base64
import json
import os
import queue
import subprocess
import sys
import threading
import time

UMWELT = sys.argv[1]


class Client:
    """The server's process, and the client's side of the protocol."""

    def __init__(self, root, *options, version="2025-06-18"):
        self.process = subprocess.Popen(
            [UMWELT, "mcp", "--root", root, *options], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, text=True)
        self.messages = queue.Queue()
        self.errors = []
        threading.Thread(target=self._read, daemon=True).start()
        threading.Thread(target=self._read_errors, daemon=True).start()
        self.number = 0
        self.answers = {}
        self.version = version

    def __enter__(self):
        if self.version:
            self.greeting = self.request("initialize", {
                "protocolVersion": self.version, "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}})
            self.notify("notifications/initialized")
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        """Closes standard input, and returns the server's exit code."""
        self.process.stdin.close()
        try:
            return self.process.wait(timeout=60)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise

    def _read(self):
        for line in self.process.stdout:
            self.messages.put(json.loads(line))
        self.messages.put(None)

    def _read_errors(self):
        for line in self.process.stderr:
            self.errors.append(line)

    def send(self, message):
        """Sends a message, or a text as it is."""
        line = message if isinstance(message, str) else json.dumps(message)
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def receive(self, timeout=120):
        """The next message of the server; None at its end."""
        return self.messages.get(timeout=timeout)

    def begin(self, method, parameters=None):
        """Sends a request, and returns its ID."""
        self.number += 1
        self.send({"jsonrpc": "2.0", "id": self.number, "method": method, "params": parameters or {}})
        return self.number

    def answer(self, number, timeout=120):
        """The answer to a request."""
        end = time.monotonic() + timeout
        while number not in self.answers:
            message = self.receive(max(0.01, end - time.monotonic()))
            assert message is not None, "the server has ended:\n" + "".join(self.errors)
            self.answers[message["id"]] = message
        return self.answers.pop(number)

    def request(self, method, parameters=None):
        """The result of a request."""
        answer = self.answer(self.begin(method, parameters))
        assert "result" in answer, answer
        return answer["result"]

    def notify(self, method, parameters=None):
        self.send({"jsonrpc": "2.0", "method": method, **({"params": parameters} if parameters else {})})

    def call(self, tool, fails=False, **arguments):
        """The text and the pictures of a tool's answer."""
        result = self.request("tools/call", {"name": tool, "arguments": arguments})
        text = "\n".join(item["text"] for item in result["content"] if item["type"] == "text")
        assert result["isError"] == fails, text
        pictures = [base64.b64decode(item["data"]) for item in result["content"] if item["type"] == "image"]
        return text, pictures


def write(folder, name, text):
    """Writes a file of source, and returns its name."""
    path = os.path.join(folder, name)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w") as file:
        file.write(text)
    return name


def png_size(data):
    """The width and the height of a PNG file."""
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    return int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")
