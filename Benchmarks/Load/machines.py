"""Measures an app of three machines that have one Redis, behind HAProxy as the guide has it: one machine is cut off and is
there again, and then the two others are shut down.

    machines.py TOOL COUNTER [--moving N]

The machines are network namespaces with a bridge between them, all in one that `run` starts this program in.
"""

import argparse
import asyncio
import contextlib
import os
import shutil
import subprocess
import sys
import tempfile
import time

from players import connected, play, tell
from served import Redis, ServedApp, Visitor, wait_until

GATE = "10.213.0.1"
PORT = 8000
KEY = "a key for nothing but this measurement of machines"

# As in the guide, but for TLS.
PROXY = """
defaults
    mode http
    timeout connect 2s
    timeout client 60s
    timeout server 60s
    timeout tunnel 1h
    timeout check 500ms

frontend counter
    bind {gate}:{port}
    http-request set-header X-Forwarded-Proto http
    http-request set-header X-Forwarded-For %[src]
    http-request del-header X-Forwarded-Host
    default_backend machines

backend machines
    option redispatch
    option httpchk GET /umwelt-ready
    cookie umwelt-machine insert indirect nocache httponly
    default-server check inter 1s fastinter 200ms fall 2 rise 1 on-marked-down shutdown-sessions
{servers}
"""


def run(options):
    """Runs this program in a network namespace of its own, or says why it cannot be."""
    inside = ["unshare", *([] if os.geteuid() == 0 else ["--map-root-user"]), "--net"]
    trial = subprocess.run(
        [*inside, "ip", "link", "add", "umwelt", "type", "bridge"], capture_output=True, text=True)
    if trial.returncode != 0:
        print(f"machines: left out, as network namespaces are not permitted here: {trial.stderr.strip()}", flush=True)
        return
    program = [sys.executable, __file__, options.tool, options.counter, "--moving", str(options.moving)]
    subprocess.run([*inside, *program], check=True)


def ip(*words, inside=()):
    subprocess.run([*inside, "ip", *words], check=True)


class Machine:
    """A network namespace with one link, which can be cut."""

    def __init__(self, name, number):
        self.name, self.number, self.address = name, number, f"10.213.0.{10 + number}"

    def __enter__(self):
        self.process = subprocess.Popen(["unshare", "--net", "sleep", "infinity"])
        try:
            self.begin()
        except BaseException:
            self.__exit__()
            raise
        return self

    def begin(self):
        place = f"/proc/{self.process.pid}/ns/net"
        wait_until(lambda: os.readlink(place) != os.readlink("/proc/self/ns/net"), "the namespace is there")
        self.inside = ["nsenter", f"--net={place}"]
        ip("link", "add", self.link, "type", "veth", "peer", "name", "uplink", "netns", str(self.process.pid))
        ip("link", "set", self.link, "master", "umwelt", "up")
        ip("address", "add", f"{self.address}/24", "dev", "uplink", inside=self.inside)
        for link in ("lo", "uplink"):
            ip("link", "set", link, "up", inside=self.inside)

    @property
    def link(self):
        return f"to-{self.name}"

    def cut(self):
        ip("link", "set", self.link, "down")

    def join(self):
        ip("link", "set", self.link, "up")

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()


@contextlib.contextmanager
def proxy(machines):
    """HAProxy in front of the machines."""
    servers = "\n".join(
        f"    server {machine.name} {machine.address}:8080 cookie {machine.name}" for machine in machines)
    with tempfile.NamedTemporaryFile("w", suffix=".cfg") as file:
        file.write(PROXY.format(gate=GATE, port=PORT, servers=servers))
        file.flush()
        process = subprocess.Popen(
            [shutil.which("haproxy", path=os.environ["PATH"] + ":/usr/sbin"), "-db", "-f", file.name],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            yield f"http://{GATE}:{PORT}/"
        finally:
            process.terminate()
            process.wait()


def routes_to(url, machine):
    """True if the proxy sends new visitors to a machine."""
    for _ in range(6):
        visitor = Visitor(url)
        try:
            visitor.fetch()
        except OSError:
            continue
        if visitor.cookies.get("umwelt-machine") == machine.name:
            return True
    return False


def report_reconnects(name, players, since):
    """Prints how long after a moment pages were back that have come back since, and forgets that they have."""
    report(name, players, [time.end - since for player in players for time in player.back if time.end > since])
    for player in players:
        player.back, player.missing, player.errors = [], 0, 0


async def measure(options):
    variables = {"UMWELT_KEY": KEY, "UMWELT_HOSTS": GATE, "UMWELT_PROXIES": GATE}
    ip("link", "add", "umwelt", "type", "bridge")
    ip("address", "add", f"{GATE}/24", "dev", "umwelt")
    for link in ("lo", "umwelt"):
        ip("link", "set", link, "up")
    with contextlib.ExitStack() as stack:
        redis = stack.enter_context(Redis(GATE))
        machines = [
            stack.enter_context(Machine(name, number)) for number, name in enumerate(("one", "two", "three"), 1)]
        apps = [
            ServedApp(
                options.tool, options.counter, 2, redis, ("--port", "8080", "--address", machine.address), variables,
                machine.inside)
            for machine in machines]
        for app in apps:
            stack.enter_context(app)
        url = stack.enter_context(proxy(machines))
        for machine in machines:
            await asyncio.to_thread(wait_until, lambda: routes_to(url, machine), f"{machine.name} is ready")
        players = await connected(url, options.moving)
        there = [player for player in players if player.machine == "one"]
        print(f"machines: {len(players)} pages, {len(there)} of them at the first one", flush=True)
        async with play(players):
            await asyncio.sleep(5)
            cut = time.monotonic()
            machines[0].cut()
            await asyncio.sleep(12)
            report_reconnects("machines, one is cut off", players, cut)
            print(f"machines: {sum(player.machine == 'one' for player in players)} pages are at the first one then")
            machines[0].join()
            await asyncio.to_thread(wait_until, lambda: routes_to(url, machines[0]), "the first one is there again")
            # Its processes write what they could not, and still hold the windows of the pages that have gone.
            await asyncio.sleep(3)
            report_reconnects("machines, it is there again", players, cut)
            end = time.monotonic()
            for app in apps[1:]:
                app.process.terminate()
            await asyncio.sleep(12)
            report_reconnects("machines, the two others are shut down", players, end)
            print(f"machines: {sum(player.machine == 'one' for player in players)} pages are at the first one then")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("tool")
    parser.add_argument("counter")
    parser.add_argument("--moving", type=int, default=200)
    asyncio.run(measure(parser.parse_args()))


if __name__ == "__main__":
    main()
