"""Assistive technology reads windows, and does in them what people do."""

import subprocess
import sys

from support import App, Desktop, begin_assistance, eventually, run

READER = r'''
import sys, time
import gi
gi.require_version("Atspi", "2.0")
import pyatspi
from gi.repository import Atspi

def all_in(node):
    yield node
    for index in range(node.childCount):
        child = node.getChildAtIndex(index)
        if child: yield from all_in(child)

def app():
    return next((child for child in pyatspi.Registry.getDesktop(0) if child and child.name == sys.argv[1]), None)

end = time.time() + 30
while time.time() < end:
    root = app()
    if root:
        nodes = list(all_in(root))
        if any(node.name == sys.argv[2] for node in nodes): break
    time.sleep(0.2)
else:
    sys.exit("not there: " + str([(n.getRoleName(), n.name) for n in nodes] if root else None))
if len(sys.argv) > 3:
    node = next(node for node in nodes if node.name == sys.argv[2])
    actions = node.queryAction()
    names = [actions.getName(index) for index in range(actions.nActions)]
    index = next((i for i, name in enumerate(names) if name.split(".")[-1] == sys.argv[3]), None)
    if index is None: sys.exit(f"no such action: {names}")
    actions.doAction(index)
else:
    for node in nodes:
        states = [str(s) for s in node.getState().getStates()]
        value = ""
        try: value = node.queryValue().currentValue
        except NotImplementedError: pass
        checked = "checked" if node.getState().contains(pyatspi.STATE_CHECKED) else ""
        print(node.getRoleName(), node.name, value, checked, sep="|")
'''


def read(desktop, app, *words):
    """Reads an app, once something of a name is there, or does an action of it."""
    result = subprocess.run(
        [sys.executable, "-c", READER, app, *words], env=desktop.variables, capture_output=True, text=True)
    assert result.returncode == 0, result.stderr
    return result.stdout.splitlines()


def test_roles_names_values_and_states_are_read():
    with Desktop() as desktop:
        begin_assistance(desktop)
        with App(desktop) as app:
            app.wait_for("size 480x640")
            desktop.show()
            lines = read(desktop, "WindowFixture", "Count 0")
            found = {tuple(line.split("|")[:2]) for line in lines}
            assert found & {("push button", "Count 0"), ("button", "Count 0")}, lines
            assert {("label", "Press me"), ("link", "Link"), ("slider", "Amount"), ("text", "Name")} <= found, lines
            # In reading order.
            names = [line.split("|")[1] for line in lines]
            wanted = ["Count 0", "Switch", "Amount", "Second", "Press me", "Link"]
            places = [names.index(name) for name in wanted]
            assert places == sorted(places), names


TEXT = r'''
import sys
import gi
gi.require_version("Atspi", "2.0")
import pyatspi

def all_in(node):
    yield node
    for index in range(node.childCount):
        child = node.getChildAtIndex(index)
        if child: yield from all_in(child)

app = next(child for child in pyatspi.Registry.getDesktop(0) if child and child.name == "WindowFixture")
for node in all_in(app):
    if node.name != sys.argv[1]: continue
    try: text = node.queryText()
    except NotImplementedError: continue
    if sys.argv[2:]: text.setSelection(0, int(sys.argv[2]), int(sys.argv[3])) or text.addSelection(
        int(sys.argv[2]), int(sys.argv[3]))
    count = text.characterCount
    chosen = text.getSelection(0) if text.getNSelections() else None
    print(text.getText(0, count), text.getText(1, 3), text.caretOffset, chosen, sep="|")
'''


def read_text(desktop, name, *words):
    """The texts, second and third letters, carets and selections of fields with a name; selects a part before."""
    result = subprocess.run(
        [sys.executable, "-c", TEXT, name, *map(str, words)], env=desktop.variables, capture_output=True, text=True)
    assert result.returncode == 0, result.stderr
    return result.stdout.splitlines()


def test_texts_of_fields_are_read_by_offset_with_caret_and_selection():
    with Desktop() as desktop:
        begin_assistance(desktop)
        with App(desktop) as app:
            app.wait_for("size 480x640")
            desktop.show()
            desktop.click(100, 60)
            app.wait_for("focus true")
            desktop.do("type", "Ahab")
            app.wait_for("text Ahab")
            assert eventually(lambda: read_text(desktop, "Name")) == ["Ahab|ha|4|None"]
            desktop.do("key", "Left")
            eventually(lambda: read_text(desktop, "Name") == ["Ahab|ha|3|None"])
            read_text(desktop, "Name", 1, 3)
            eventually(lambda: read_text(desktop, "Name")[0].endswith("|(1, 3)"))
            desktop.do("type", "b")
            app.wait_for("text Abb")


def test_actions_are_done():
    with Desktop() as desktop:
        begin_assistance(desktop)
        with App(desktop) as app:
            app.wait_for("size 480x640")
            desktop.show()
            read(desktop, "WindowFixture", "Count 0", "press")
            app.wait_for("count 1")
            read(desktop, "WindowFixture", "Switch", "press")
            app.wait_for("switch true")
            assert any(line.startswith("toggle button|Switch|") or "Switch" in line and "checked" in line
                       for line in read(desktop, "WindowFixture", "Switch"))
            read(desktop, "WindowFixture", "Amount", "increment")
            app.wait_for("value 10")


def test_the_book_reader_is_read():
    with Desktop() as desktop:
        begin_assistance(desktop)
        with App(desktop, "BookReader"):
            desktop.show("Library")
            lines = read(desktop, "BookReader", "Next page")
            found = {(line.split("|")[0], line.split("|")[1]) for line in lines}
            assert ("heading", "Library") in found, found
            assert any(role in ("push button", "button") and name == "Next page" for role, name in found), found
            assert any(role == "list item" for role, _ in found), found
            assert any(role in ("push button", "button") and "Moby-Dick" in name for role, name in found), found
            read(desktop, "BookReader", "Next page", "press")
            eventually(lambda: any("213" in line for line in read(desktop, "BookReader", "Next page")))


run([value for name, value in list(globals().items()) if name.startswith("test_")])
