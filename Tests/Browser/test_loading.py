"""The bytes of a page: what its first load takes, and that a second one takes its own few alone."""

from support import WINDOW, run, wait_for_text


def load(context, app):
    """The bytes of each file that a page of the app loads, by their paths, and those over its socket."""
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    paths, files, messages = {}, {}, []
    session.on(
        "Network.requestWillBeSent",
        lambda event: paths.__setitem__(event["requestId"], event["request"]["url"].removeprefix(app.url)))
    session.on(
        "Network.loadingFinished",
        lambda event: files.__setitem__(paths[event["requestId"]], event["encodedDataLength"]))
    session.on(
        "Network.webSocketFrameReceived", lambda event: messages.append(len(event["response"]["payloadData"].encode())))
    page.goto(app.url)
    wait_for_text(page, "Library")
    page.evaluate("document.fonts.ready.then(() => null)")
    page.wait_for_timeout(1000)
    fonts = page.evaluate("[...document.fonts].filter(font => font.status === 'loaded').map(font => font.family)")
    page.close()
    # Families of faces that the script has made are in quotation marks.
    return files, sum(messages), {font.strip('"') for font in fonts}


def test_bytes(browser, app):
    """English texts take the basic letters of their fonts, and a few emoji no more than those."""
    context = browser.new_context(viewport=WINDOW)
    files, messages, fonts = load(context, app)
    assert sum(files.values()) + messages <= 155_000, (files, messages)
    assert {"Inter basic", "Noto Serif basic", "Noto Color Emoji"} <= fonts, fonts
    assert all(font.endswith(" basic") for font in fonts - {"Inter", "Noto Color Emoji"}), fonts
    print(f"first load: {sum(files.values())} bytes and {messages} over the socket")
    files, messages, _ = load(context, app)
    assert sum(files.values()) <= 10_000, files
    print(f"second load: {sum(files.values())} bytes and {messages} over the socket")


run(globals())
