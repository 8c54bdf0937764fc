"""Pages of visitors who press a button again and again, and come back when their connection ends."""

import asyncio
import collections
import contextlib
import json
import time

import websockets

from load import SYSTEM, Page, percentiles
from served import Visitor

# The time for which a page was away.
Return = collections.namedtuple("Return", "start end")


class Player(Page):
    """A page of a visitor of its own, which presses the button so many times a second, and comes back when its connection
    ends, as the page's script does."""

    def __init__(self, url):
        super().__init__(None)
        self.visitor, self.back, self.errors, self.missing = Visitor(url), [], 0, 0

    async def connect(self):
        await asyncio.to_thread(self.visitor.fetch)
        self.socket = await websockets.connect(**self.visitor.socket())
        self.count = 0
        await self.send_event({"system": SYSTEM})
        patch = json.loads(await self.socket.recv())
        try:
            self.visitor.take(patch)
        except AssertionError:
            self.errors += 1
            self.visitor.session = patch["s"]
        self.button = next(node["i"] for node in patch["n"] if node.get("a", {}).get("r") == "button")
        # Presses that are not in the state that came back.
        shown = max(self.counts(patch), default=0)
        self.missing += max(0, self.shown - shown)
        self.shown = shown

    @property
    def machine(self):
        """The machine that the page is at, by the proxy's cookie."""
        return self.visitor.cookies.get("umwelt-machine")

    @staticmethod
    def counts(patch):
        texts = [part["t"] for node in patch.get("n", []) for item in node.get("d", []) for part in item.get("t", [])]
        return [int(text) for text in texts if text.isdigit()]

    async def live(self, rate, done):
        """Presses and listens until all is done, through connections that end."""
        while not done.is_set():
            try:
                message = await asyncio.wait_for(self.socket.recv(), 1 / rate)
                self.shown = max([self.shown, *self.counts(json.loads(message))])
            except TimeoutError:
                pass
            except websockets.ConnectionClosed:
                await self.reconnect()
                continue
            if time.monotonic() - self.pressed >= 1 / rate:
                self.pressed = time.monotonic()
                try:
                    await self.send_event({"node": self.button, "event": {"press": {}}})
                except websockets.ConnectionClosed:
                    pass

    pressed = 0

    async def reconnect(self):
        start, wait = time.monotonic(), 0.1
        while True:
            try:
                await self.connect()
                self.back.append(Return(start, time.monotonic()))
                return
            except (OSError, TimeoutError, websockets.WebSocketException):
                await asyncio.sleep(wait)
                wait = min(wait * 2, 1)


async def connected(url, number):
    """So many pages that are connected, each of a visitor of its own."""
    players = [Player(url) for _ in range(number)]
    for start in range(0, number, 20):
        await asyncio.gather(*(player.connect() for player in players[start:start + 20]))
    return players


def report(name, players, back):
    """Prints how long pages were away, in seconds, and what of them was lost."""
    print(
        f"{name}: {len(players)} pages, {len(back)} times back; milliseconds until back: "
        + (percentiles(back) if back else "-")
        + f"; presses missing: {sum(player.missing for player in players)} in all, "
        + f"{max(player.missing for player in players)} at most of a page; "
        + f"wrong sessions: {sum(player.errors for player in players)}", flush=True)


@contextlib.asynccontextmanager
async def play(players):
    """Has pages pressed once a second meanwhile."""
    done = asyncio.Event()
    tasks = [asyncio.create_task(player.live(1, done)) for player in players]
    yield
    done.set()
    await asyncio.gather(*tasks)
