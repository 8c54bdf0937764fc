"""Windows on Wayland, at scale 1 and 2: Weston shows them on a display that is nowhere."""

import re
import subprocess
from pathlib import Path

from support import App, Desktop, eventually, program, run


class Wayland:
    """A compositor on a desktop's bus, with a monitor of a scale. Apps that start later have no other display."""

    def __init__(self, desktop, scale):
        self.desktop, self.scale = desktop, scale

    def __enter__(self):
        variables = self.desktop.variables
        del variables["DISPLAY"]
        self.process = subprocess.Popen(
            ["weston", "--backend=headless-backend.so", "--use-pixman", "--debug", "--no-config", "--idle-time=0",
             "--socket=umwelt", "--width=1000", "--height=900", f"--scale={self.scale}"],
            env=variables, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        eventually((Path(variables["XDG_RUNTIME_DIR"]) / "umwelt").exists)
        variables["WAYLAND_DISPLAY"] = "umwelt"
        self.folder = Path(self.desktop.folder.name) / "shots"
        self.folder.mkdir()
        return self

    def views(self):
        """A picture of the views of the only window, and their size in pixels: all that is white below the panel."""
        for old in self.folder.iterdir():
            old.unlink()
        subprocess.run(["weston-screenshooter"], env=self.desktop.variables, cwd=self.folder, capture_output=True)
        shots = list(self.folder.glob("*.png"))
        if not shots:
            return None
        below = ["-gravity", "north", "-chop", f"0x{35 * self.scale}", "+repage", "-gravity", "northwest"]
        box = subprocess.run(
            ["convert", str(shots[0]), *below, "-fill", "black", "+opaque", "white", "-format", "%@", "info:"],
            check=True, capture_output=True, text=True).stdout
        width, height, _, _ = map(int, re.findall(r"\d+", box))
        views = self.folder / "views.miff"
        subprocess.run(["convert", str(shots[0]), *below, "-crop", box, "+repage", str(views)], check=True)
        return views, (width, height)

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()


def test_windows_look_as_pictures_at_scale_1_and_2():
    for scale in (1, 2):
        with Desktop() as desktop, Wayland(desktop, scale) as wayland, App(desktop, FIXTURE="drawing") as app:
            app.wait_for("shown")
            picture, flat = (f"{desktop.folder.name}/{name}.png" for name in ("picture", "flat"))
            subprocess.run(
                [program("WindowFixture")], check=True, capture_output=True,
                env={**desktop.variables, "UMWELT_HOST": "picture", "UMWELT_OUTPUT": picture, "FIXTURE": "drawing",
                     "UMWELT_SIZE": "480x640", "UMWELT_SCALE": str(scale)})
            subprocess.run(["convert", picture, "-background", "white", "-flatten", flat], check=True)

            def is_similar():
                views = wayland.views()
                if not views or views[1] != (480 * scale, 640 * scale):
                    return False
                result = subprocess.run(
                    ["compare", "-metric", "AE", "-fuzz", "12%", str(views[0]), flat, "null:"], capture_output=True,
                    text=True)
                return float(result.stderr.split()[0]) <= 50 * scale

            eventually(is_similar)


def test_views_have_the_scale_of_the_monitor():
    for scale in (1, 2):
        with Desktop() as desktop, Wayland(desktop, scale), App(desktop, FIXTURE="values") as app:
            app.wait_for(f"scale {scale}.0")


def test_a_compositor_that_goes_away_ends_the_app():
    with Desktop() as desktop, Wayland(desktop, 1) as wayland, App(desktop) as app:
        app.wait_for("size 480x640")
        wayland.process.kill()
        assert app.wait_for_end() == 1
        eventually(lambda: any(line.startswith("Error: The display was disconnected") for line in app.errors))


run([value for name, value in list(globals().items()) if name.startswith("test_")])
