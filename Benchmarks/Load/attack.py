"""Attacks the browser host of this machine, each way for some seconds, while a page presses a button fifty times a second.
Says how long a press takes until its change is back, and fails if one of a hundred takes longer than 100 milliseconds, a
press is lost, or no other page can be opened. It also says how late this program itself was woken up: where the machine is
busy with other things, that is a part of the times.

    attack.py PROGRAM [ARGUMENTS…] [--seconds N] [--connections N] [--only ATTACK]

The program is Counter, of the package beside this file, built for release. It is started here and listens at 127.0.0.1;
nothing else is attacked. The attackers have a process of their own, so that they do not delay what is measured.
"""

import argparse
import asyncio
import multiprocessing
import os
import resource
import socket
import struct
import time

from load import App, Page, percentiles

LIMIT = 0.1


def raise_limit():
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return hard


class Target:
    """Where the app listens, when the attack ends, and how many connections it may take."""

    def __init__(self, port, token, seconds, connections):
        self.port, self.token, self.connections = port, token, connections
        self.end = time.monotonic() + seconds

    def is_running(self):
        return time.monotonic() < self.end

    async def connect(self, number=0):
        """A connection from one of eight addresses of this machine."""
        return await asyncio.open_connection(
            "127.0.0.1", self.port, local_addr=(f"127.0.0.{number % 8 + 1}", 0))

    async def socket(self, number=0):
        """A connection that has become a page's WebSocket."""
        reader, writer = await self.connect(number)
        host = f"127.0.0.1:{self.port}"
        writer.write((
            f"GET /socket?token={self.token} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode())
        await reader.readuntil(b"\r\n\r\n")
        return reader, writer

    async def repeat(self, count, attack):
        """Runs as many attacks at the same time until the end, each again and again."""

        async def run(number):
            while self.is_running():
                try:
                    await asyncio.wait_for(attack(number), max(0.01, self.end - time.monotonic()))
                except (OSError, EOFError, asyncio.TimeoutError):
                    await asyncio.sleep(0.02)

        await asyncio.gather(*(run(number) for number in range(count)))


async def long_heads(target):
    """Header lines that never end."""

    async def attack(number):
        _, writer = await target.connect(number)
        try:
            writer.write(b"GET / HTTP/1.1\r\nX: ")
            for _ in range(1000):
                writer.write(b"a" * 100_000)
                await writer.drain()
        finally:
            writer.close()

    await target.repeat(20, attack)


async def many_requests(target):
    """Requests one after the other, as fast as they are answered."""

    async def attack(number):
        reader, writer = await target.connect(number)
        try:
            while target.is_running():
                writer.write(b"GET /fonts.css HTTP/1.1\r\nHost: localhost\r\n\r\n" * 10)
                await writer.drain()
                await reader.read(1 << 20)
        finally:
            writer.close()

    await target.repeat(20, attack)


async def slow_clients(target):
    """Clients that send a byte now and then, and clients that ask for a font and read nothing of it."""

    async def attack(number):
        _, writer = await target.connect(number)
        try:
            if number % 2:
                writer.write(b"GET /fonts/Inter-Regular.otf HTTP/1.1\r\nHost: localhost\r\n\r\n" * 20)
            while target.is_running():
                if number % 2 == 0:
                    writer.write(b"G")
                    await writer.drain()
                await asyncio.sleep(1)
        finally:
            writer.close()

    await target.repeat(min(500, target.connections), attack)


async def long_frames(target):
    """Frames that say they are long, and pages that say nothing."""

    async def attack(number):
        reader, writer = await target.socket(number)
        try:
            length = 100_000_000 if number % 2 else 5_000_000
            writer.write(struct.pack(">BBQ", 0x81, 0xFF, length) + b"mask" + b" " * 200_000)
            await writer.drain()
            await reader.read()
        finally:
            writer.close()

    await target.repeat(50, attack)


async def many_connections(target):
    """As many connections as this machine permits, which are opened again when they are closed."""

    async def attack(number):
        reader, writer = await target.connect(number)
        try:
            await reader.read()
        finally:
            writer.close()

    await target.repeat(target.connections, attack)


ATTACKS = [long_heads, many_requests, slow_clients, long_frames, many_connections]


def flood(attack, *arguments):
    """Runs an attack in a process of its own."""
    raise_limit()
    # Measured is the server, not the scheduling of a small machine.
    os.nice(5)
    asyncio.run(attack(Target(*arguments)))


async def watch_delays(delays):
    """Notes how much later than it wants this program goes on."""
    while True:
        start = time.perf_counter()
        await asyncio.sleep(0.005)
        delays.append(time.perf_counter() - start - 0.005)


async def use(app, seconds):
    """Presses a button fifty times a second, and opens another page now and then. Answers the times, this program's own
    delays, and what went wrong."""
    page = Page(await app.socket())
    await page.open()
    listener = asyncio.create_task(page.listen())
    presses = asyncio.create_task(page.press(50, seconds, 0))
    faults, opened, delays = [], [], []
    watch = asyncio.create_task(watch_delays(delays))
    while not presses.done():
        await asyncio.sleep(1)
        start = time.perf_counter()
        try:
            other = Page(await asyncio.wait_for(app.socket(), 5))
            await asyncio.wait_for(other.open(), 5)
            opened.append(time.perf_counter() - start)
            await other.socket.close()
        except Exception as error:
            faults.append(f"no other page: {error!r}")
    await presses
    await asyncio.sleep(1)
    if page.presses != page.shown:
        faults.append(f"{page.presses - page.shown} presses lost")
    listener.cancel()
    watch.cancel()
    await page.socket.close()
    return page.times, opened, delays, faults


async def measure(app, attack, options, connections):
    port = int(app.url.split(":")[2].strip("/"))
    arguments = (attack, port, app.token, options.seconds, connections)
    attacker = multiprocessing.get_context("spawn").Process(target=flood, args=arguments)
    attacker.start()
    try:
        times, opened, delays, faults = await use(app, options.seconds)
    finally:
        attacker.kill()
        attacker.join()
    if app.process.poll() is not None:
        faults.append("the app has ended")
    if sorted(times)[int(len(times) * 0.99)] > LIMIT:
        faults.append("too slow")
    print(f"{attack.__doc__}\n  milliseconds from press to patch: {percentiles(times)}, "
          f"the longest after {times.index(max(times)) / len(times) * options.seconds:.1f} s")
    print(f"  to open another page: {percentiles(opened)}; memory: {app.memory():.0f} MB" if opened else "  no other page")
    print(f"  of these, this program's own: {percentiles(delays)}")
    for fault in sorted(set(faults)):
        print(f"  FAILED: {fault}, {faults.count(fault)} times")
    return not faults


async def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program", nargs="+")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--connections", type=int, default=10_000)
    parser.add_argument("--only", choices=[attack.__name__ for attack in ATTACKS], help="one way alone")
    options = parser.parse_args()
    attacks = [attack for attack in ATTACKS if options.only in (None, attack.__name__)]
    # The attackers' ends count as well, and a process has a few files of its own.
    connections = min(options.connections, raise_limit() - 100)
    socket.setdefaulttimeout(10)
    passed = True
    app = App(*options.program)
    assert app.url.startswith("http://127.0.0.1:"), app.url
    try:
        for attack in attacks:
            passed &= await measure(app, attack, options, connections)
    finally:
        app.process.terminate()
        app.process.wait()
    if many_connections not in attacks:
        raise SystemExit(0 if passed else 1)
    print("The same with 256 files that may be open:")
    app = App(*options.program, preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (256, 256)))
    try:
        passed &= await measure(app, many_connections, options, min(connections, 1000))
    finally:
        app.process.terminate()
        app.process.wait()
    raise SystemExit(0 if passed else 1)


if __name__ == "__main__":
    asyncio.run(main())
