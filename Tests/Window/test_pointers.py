"""Links, rows, dates and colours are used with the mouse."""

from support import App, Desktop, begin_assistance, place, run


def drag(desktop, start, end):
    """Drags with the mouse, in some steps."""
    desktop.do("mousemove", *start, "mousedown", 1)
    for step in range(1, 9):
        x, y = (round(a + (b - a) * step / 8) for a, b in zip(start, end))
        desktop.do("mousemove", x, y, "sleep", 0.03)
    desktop.do("mouseup", 1)


def test_links_are_followed_as_controls_and_in_texts():
    with Desktop() as desktop, App(desktop, FIXTURE="pointers") as app:
        app.wait_for("shown")
        desktop.show()
        desktop.click(150, 20)
        desktop.click(12, 20)
        assert app.wait_for("open umwelt-test:look") == []
        desktop.click(50, 60)
        app.wait_for("open umwelt-test:there")


def test_days_and_colours_are_chosen():
    with Desktop() as desktop:
        begin_assistance(desktop)
        with App(desktop, FIXTURE="pointers") as app:
            app.wait_for("shown")
            desktop.show()
            desktop.click(*place(desktop, "Day"))
            desktop.click(*place(desktop, "May 15"))
            app.wait_for("day 2024-05-15")
            desktop.do("key", "Escape")
            desktop.click(*place(desktop, "Ink"))
            desktop.click(*place(desktop, "#00ff00"))
            app.wait_for("color 0,100,0,100")


def test_rows_are_swiped_by_the_mouse():
    with Desktop() as desktop:
        begin_assistance(desktop)
        with App(desktop, FIXTURE="pointers") as app:
            app.wait_for("shown")
            desktop.show()
            _, y = place(desktop, "Apple")
            drag(desktop, (300, y), (200, y))
            desktop.click(*place(desktop, "Flag"))
            app.wait_for("flag Apple")
            # Over most of its width a swipe does the first thing by itself.
            _, y = place(desktop, "Pear")
            drag(desktop, (460, y), (20, y))
            app.wait_for("flag Pear")
            # And the other button of the mouse uncovers the actions.
            desktop.click(*place(desktop, "Apple"), button=3)
            desktop.click(*place(desktop, "Flag"))
            app.wait_for("flag Apple")


def test_rows_are_moved_by_their_grips_and_deleted():
    with Desktop() as desktop:
        begin_assistance(desktop)
        with App(desktop, FIXTURE="editing") as app:
            app.wait_for("shown")
            desktop.show()
            (x, y), (_, other) = place(desktop, "Move Apple"), place(desktop, "Move Plum")
            drag(desktop, (x, y), (x, other + 2))
            app.wait_for("rows Pear Plum Apple Fig")
            desktop.click(*place(desktop, "Delete Plum"))
            app.wait_for("rows Pear Apple Fig")


def test_rows_are_moved_without_grips():
    with Desktop() as desktop:
        begin_assistance(desktop)
        with App(desktop, FIXTURE="moving") as app:
            app.wait_for("shown")
            desktop.show()
            (x, y), (_, other) = place(desktop, "Apple"), place(desktop, "Plum")
            drag(desktop, (x, y), (x, other + 2))
            app.wait_for("rows Pear Plum Apple Fig")


run([value for name, value in list(globals().items()) if name.startswith("test_")])
