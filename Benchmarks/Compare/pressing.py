"""Presses a button at the socket of a page, without a browser, and prints as JSON how many milliseconds the app takes each
time until the patch with what the button says now is there, after two that are not counted.

    pressing.py PROGRAM STACK TIMES

PROGRAM is Compare, of the package of benchmarks, built for release; STACK is `plain` or `lazy`.
"""

import asyncio
import json
import os
import sys
import tempfile
import time

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../Load"))
from load import App, Page

# The seconds after which the page sends nothing more for a press: the server sends the motion at once, and the page
# plays it.
REST = 0.1


class PatientPage(Page):
    """A page that presses the button again when all of the last press has come."""

    async def press(self):
        """The milliseconds from a press to the patch that draws something."""
        start = time.perf_counter()
        await self.send_event({"node": self.button, "event": {"press": {}}})
        while not any("d" in node for node in json.loads(await self.socket.recv()).get("n", [])):
            pass
        taken = (time.perf_counter() - start) * 1000
        try:
            while True:
                await asyncio.wait_for(self.socket.recv(), REST)
        except TimeoutError:
            return taken


async def measure(app, times):
    async with app.socket() as socket:
        page = PatientPage(socket)
        await page.open()
        return [await page.press() for _ in range(times + 2)][2:]


def main():
    program, stack, times = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        # The app's stored values are its own.
        app = App(program, stack, variables={f"XDG_{name}_HOME": folder for name in ("CONFIG", "STATE", "DATA")})
        try:
            print(json.dumps(asyncio.run(measure(app, int(times)))))
        finally:
            app.process.terminate()
            app.process.wait()


if __name__ == "__main__":
    main()
