"""Measures an app that is served to many: pages of one process that are idle, that are idle and hibernate, and that are
hidden; busy pages of two processes; and pages of several that go on when the processes are started anew one by one, when one
is killed, and when one of three machines is cut off.

    serving.py TOOL COUNTER BOOK_READER [--only NAME]... [--idle N] [--pages N] [--moving N] [--seconds N]

TOOL is `umwelt`, COUNTER is the program of the package beside this file, BOOK_READER is Examples/BookReader; all built for
release. Redis and HAProxy are Debian's. Everything stays on this machine: the three others are network namespaces.
"""

import argparse
import asyncio
import json
import os
import signal
import tempfile
import time

import machines
from load import SYSTEM, App, Page, percentiles
from players import connected, play, tell
from served import Redis, ServedApp

async def idle(options):
    """Pages of the book reader in one process that nothing is done with."""
    app = App(options.book_reader, variables={"UMWELT_WINDOWS": str(options.idle)})
    try:
        before = app.memory()
        sockets = []
        for _ in range(options.idle // 50):
            new = [await app.socket() for _ in range(50)]
            pages = [Page(socket) for socket in new]
            await asyncio.gather(*(page.send_event({"system": SYSTEM}) for page in pages))
            await asyncio.gather(*(page.socket.recv() for page in pages))
            sockets += new
        await asyncio.sleep(10)
        start = app.processor()
        await asyncio.sleep(30)
        print(
            f"idle: {len(sockets)} pages of the book reader: {app.memory():.0f} MB ({before:.0f} before), "
            f"processor {(app.processor() - start) / 30 * 100:.1f} % of a core", flush=True)
    finally:
        app.process.terminate()
        app.process.wait()


async def hibernating(options):
    """The same, with windows that hibernate, and how long a press takes that wakes one. Visitors come one after the other:
    memory that windows give back lies between what is kept of others, and is used for the next ones."""
    app = App(options.book_reader, variables={"UMWELT_WINDOWS": str(options.idle), "UMWELT_HIBERNATE": "1"})
    try:
        before, pages = app.memory(), []
        for _ in range(options.idle // 50):
            new = [Page(await app.socket()) for _ in range(50)]
            await asyncio.gather(*(page.open() for page in new))
            pages += new
            await asyncio.sleep(1.6)
        await asyncio.sleep(10)
        memory, start = app.memory(), app.processor()
        await asyncio.sleep(30)
        processor, times = (app.processor() - start) / 30, []
        for page in pages[::max(1, len(pages) // 50)]:
            start = time.perf_counter()
            await page.send_event({"node": page.button, "event": {"press": {}}})
            patch = json.loads(await page.socket.recv())
            times.append(time.perf_counter() - start)
            assert "s" not in patch, "A page was sent all of its window."
        print(
            f"hibernating: {len(pages)} pages of the book reader: {memory:.0f} MB ({before:.0f} before), processor "
            f"{processor * 100:.1f} % of a core; milliseconds from press to patch: {percentiles(times)}", flush=True)
    finally:
        app.process.terminate()
        app.process.wait()


async def hidden(options):
    """Pages of the book reader in one process that no browser shows, and how soon some are back."""
    folder = tempfile.TemporaryDirectory()
    app = App(options.book_reader, variables={
        "UMWELT_WINDOWS": str(options.idle), "UMWELT_SESSIONS": folder.name, "UMWELT_SUSPEND": "1", "UMWELT_KEY": "k" * 32,
        "UMWELT_LOG_LEVEL": "warning"})
    try:
        before, sessions = app.memory(), []
        for _ in range(options.idle // 50):
            pages = [Page(await app.socket()) for _ in range(50)]
            await asyncio.gather(*(page.send_event({"system": SYSTEM}) for page in pages))
            patches = await asyncio.gather(*(page.socket.recv() for page in pages))
            sessions += [json.loads(patch)["s"] for patch in patches]
            await asyncio.gather(*(page.send_event({"system": {**SYSTEM, "isVisible": False}}) for page in pages))
            await asyncio.gather(*(page.socket.wait_closed() for page in pages))
        await asyncio.sleep(10)
        memory, times = app.memory(), []
        for session in sessions[::max(1, len(sessions) // 50)]:
            start = time.perf_counter()
            page = Page(await app.socket(session))
            await page.send_event({"system": SYSTEM})
            assert json.loads(await page.socket.recv())["s"] == session
            times.append(time.perf_counter() - start)
        print(
            f"hidden: {len(sessions)} pages of the book reader, suspended: {memory:.0f} MB ({before:.0f} before); "
            f"milliseconds until a page is back: {percentiles(times)}", flush=True)
    finally:
        app.process.terminate()
        app.process.wait()
        folder.cleanup()


async def busy(options):
    """Pages at two processes that each change twice a second."""
    apps = [App(options.counter) for _ in range(2)]
    try:
        sockets = [await apps[index % 2].socket() for index in range(options.pages)]
        pages = [Page(socket) for socket in sockets]
        await asyncio.gather(*(page.open() for page in pages))
        listeners = [asyncio.create_task(page.listen()) for page in pages]
        start = [app.processor() for app in apps]
        await asyncio.gather(*(page.press(2, options.seconds, i / options.pages / 2) for i, page in enumerate(pages)))
        await asyncio.sleep(1)
        lost = sum(page.presses - page.shown for page in pages)
        used = [(app.processor() - before) / options.seconds * 100 for app, before in zip(apps, start)]
        print(
            f"busy: {options.pages} pages, two changes a second, {lost} lost; milliseconds from press to patch: "
            + percentiles(time for page in pages for time in page.times)
            + "; processor: " + " and ".join(f"{part:.0f} %" for part in used) + " of a core", flush=True)
        for task in listeners:
            task.cancel()
    finally:
        for app in apps:
            app.process.terminate()
            app.process.wait()


async def moving(options, name, disturb):
    """Pages at four processes that are pressed once a second, while something happens to the processes."""
    with Redis() as redis, ServedApp(options.tool, options.counter, 4, redis) as app:
        players = await connected(app.url, options.moving)
        async with play(players):
            await asyncio.sleep(5)
            await disturb(app)
            await asyncio.sleep(10)
        report(name, players, [time.end - time.start for player in players for time in player.back])


async def restart(app):
    app.process.send_signal(signal.SIGHUP)
    for _ in range(600):
        if app.has_logged("All processes have been restarted."):
            return
        await asyncio.sleep(0.1)
    raise SystemExit(f"The processes were not started anew: {app.lines}")


async def kill(app):
    os.kill(min(app.processes), signal.SIGKILL)


async def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("tool")
    parser.add_argument("counter")
    parser.add_argument("book_reader")
    parser.add_argument("--only", action="append", metavar="NAME", help="one of the parts below; all if none is named")
    parser.add_argument("--idle", type=int, default=2000)
    parser.add_argument("--pages", type=int, default=400)
    parser.add_argument("--moving", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30)
    options = parser.parse_args()
    parts = {
        "idle": lambda: idle(options), "hibernating": lambda: hibernating(options), "hidden": lambda: hidden(options),
        "busy": lambda: busy(options),
        "restart": lambda: moving(options, "restart", restart), "kill": lambda: moving(options, "kill", kill),
        "machines": lambda: asyncio.to_thread(machines.run, options)}
    if unknown := set(options.only or []) - set(parts):
        parser.error(f"There is no part {', '.join(sorted(unknown))}: the parts are {', '.join(parts)}.")
    for name in options.only or parts:
        await parts[name]()


if __name__ == "__main__":
    asyncio.run(main())
