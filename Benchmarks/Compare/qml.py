"""QML's part of the comparison: `qml.py ROW TIMES` measures a row so many times and prints the figures as JSON.

Updates bindings and lays out, as Umwelt's scenarios do, but draws nothing: the scene graph's turn is not counted.
"""

import json
import os
import sys
import time

os.environ.update(QT_QPA_PLATFORM="offscreen", QT_QUICK_BACKEND="software", QT_LOGGING_RULES="*=false")

from PySide6.QtCore import QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlComponent, QQmlEngine
from PySide6.QtQuick import QQuickRenderControl, QQuickWindow

LEAVES = 10_000

# The changes of the flat column, and the property that makes and takes back each.
FLAT_CHANGES = {"size": "isLong", "insertion": "hasFront", "append": "hasEnd"}


class Scene:
    """A window that is never shown, and the root of what is in it."""

    def __init__(self, **properties):
        self.control = QQuickRenderControl()
        self.window = QQuickWindow(self.control)
        self.window.resize(390, 800)
        self.engine = QQmlEngine()
        file = os.path.join(os.path.dirname(os.path.abspath(__file__)), "leaves.qml")
        self.component = QQmlComponent(self.engine, QUrl.fromLocalFile(file))
        self.root = self.component.createWithInitialProperties(properties)
        assert self.root, self.component.errorString()
        QQmlEngine.setObjectOwnership(self.root, QQmlEngine.ObjectOwnership.CppOwnership)
        self.root.setParentItem(self.window.contentItem())
        self.layout()

    def set(self, name, value):
        self.root.setProperty(name, value)
        self.layout()

    def layout(self):
        """Positioners place their items when the window is polished."""
        self.control.polishItems()


def milliseconds(times, body):
    """The time that each call takes, after two that are not counted."""
    body(0)
    body(1)
    figures = []
    for number in range(2, times + 2):
        start = time.perf_counter()
        body(number)
        figures.append((time.perf_counter() - start) * 1000)
    return figures


def resident():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def measure(row, times):
    if row == "build":
        scenes = []
        return milliseconds(times, lambda _: scenes.append(Scene(leaves=LEAVES)))
    if row in ("theme", "state"):
        scene = Scene(leaves=LEAVES)
        return milliseconds(times, lambda number: scene.set("theme" if row == "theme" else "count", number + 1))
    if row in FLAT_CHANGES:
        scene = Scene(rowCount=LEAVES)
        return milliseconds(times, lambda number: scene.set(FLAT_CHANGES[row], number % 2 == 0))
    if row == "memory":
        # The first scene also brings what all share, such as fonts.
        first = Scene(leaves=100)
        before = resident()
        scene = Scene(leaves=LEAVES)
        return [(resident() - before) / LEAVES]
    sys.exit(f"There is no row {row}.")


if __name__ == "__main__":
    application = QGuiApplication([])
    print(json.dumps(measure(sys.argv[1], int(sys.argv[2]))))
    sys.stdout.flush()
    # The engine's own end takes longer than what is measured, and is not of interest.
    os._exit(0)
