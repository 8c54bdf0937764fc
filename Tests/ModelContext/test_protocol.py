"""The handshake, messages, errors and cancellation of `umwelt mcp`."""

import os
import signal
import tempfile
import time

from support import Client, write

COUNTER = """
import SwiftUI
struct Counter: View {
    @State private var count = 0
    var body: some View { Button("Count \\(count)") { count += 1 } }
}
#Preview { Counter() }
"""
SLOW = """
import SwiftUI
struct Slow: View {
    var body: some View { Button("Wait") { sleep(8) } }
}
#Preview { Slow() }
"""

with tempfile.TemporaryDirectory() as folder:
    write(folder, "Counter.swift", COUNTER)
    write(folder, "Slow.swift", SLOW)

    # Versions: the client's, or the newest one for an unknown version.
    for wanted, agreed in [
        ("2024-11-05", "2024-11-05"), ("2025-03-26", "2025-03-26"), ("2025-06-18", "2025-06-18"),
        ("2099-01-01", "2025-06-18"),
    ]:
        with Client(folder, version=wanted) as client:
            assert client.greeting["protocolVersion"] == agreed, client.greeting
            assert client.greeting["capabilities"] == {"tools": {}}
            assert client.greeting["serverInfo"]["name"] == "umwelt"
            assert client.close() == 0

    # Requests before the handshake, and messages that are none.
    with Client(folder, version=None) as client:
        assert client.request("ping") == {}
        assert client.answer(client.begin("tools/list"))["error"]["code"] == -32600
        assert client.answer(client.begin("initialize"))["error"]["code"] == -32602

    with Client(folder) as client:
        client.send("no JSON")
        assert client.receive()["error"]["code"] == -32700
        client.send("[1]")
        assert client.receive()["error"]["code"] == -32600
        client.send({"jsonrpc": "2.0", "id": {}, "method": "ping"})
        assert client.receive()["error"]["code"] == -32600
        client.send({"jsonrpc": "2.0", "id": "a text", "method": "ping"})
        assert client.receive() == {"jsonrpc": "2.0", "id": "a text", "result": {}}
        client.notify("notifications/unknown")
        assert client.answer(client.begin("resources/list"))["error"]["code"] == -32601
        error = client.answer(client.begin("tools/call", {"name": "draw"}))["error"]
        assert error["code"] == -32602 and "preview" in error["message"], error
        assert client.answer(client.begin("tools/call", {}))["error"]["code"] == -32602

        # Each tool has a schema, and refuses arguments that it does not have.
        tools = client.request("tools/list")["tools"]
        assert [tool["name"] for tool in tools] == [
            "preview", "semantics", "act", "explain", "compare", "diagnostics", "api"]
        for tool in tools:
            assert tool["description"] and tool["inputSchema"]["type"] == "object", tool
            assert set(tool["inputSchema"]["required"]) <= set(tool["inputSchema"]["properties"]), tool
            assert all("description" in schema for schema in tool["inputSchema"]["properties"].values()), tool
        text, _ = client.call("preview", fails=True, path="Counter.swift", colour="red")
        assert text.startswith("There is no argument “colour”. There are: path, target, preview,"), text
        assert client.call("preview", fails=True)[0] == "The argument “path” is missing."
        assert "“device” has to be a text." in client.call(
            "preview", fails=True, path="Counter.swift", device=["iPhone"])[0]

        # Calls run at the same time, and the slow one does not hold up the others.
        for path in ["Slow.swift", "Counter.swift"]:
            client.call("semantics", path=path)
        slow = client.begin(
            "tools/call", {"name": "act", "arguments": {"path": "Slow.swift", "steps": [{"tap": "Wait"}]}})
        assert client.request("ping") == {}
        assert "Count 0, button" in client.call("semantics", path="Counter.swift")[0]

        # A cancelled call has no answer, and its program ends; the next call starts it again.
        client.notify("notifications/cancelled", {"requestId": slow, "reason": "test"})
        start = time.monotonic()
        assert "Wait, button" in client.call("semantics", path="Slow.swift")[0]
        assert time.monotonic() - start < 7
        assert slow not in client.answers
        client.notify("notifications/cancelled", {"requestId": 1234})
        assert client.request("ping") == {}

    # Batches exist in one version only.
    batch = '[{"jsonrpc": "2.0", "id": 8, "method": "ping"}, {"jsonrpc": "2.0", "id": 9, "method": "none"}, ' \
        '{"jsonrpc": "2.0", "method": "notifications/initialized"}]'
    with Client(folder, version="2025-03-26") as client:
        client.send(batch)
        answers = client.receive()
        assert [answer["id"] for answer in answers] == [8, 9] and answers[1]["error"]["code"] == -32601, answers
    with Client(folder, version="2025-06-18") as client:
        client.send(batch)
        assert client.receive()["error"]["code"] == -32600

    # Calls that were made before standard input ended are answered.
    with Client(folder) as client:
        number = client.begin("tools/call", {"name": "diagnostics", "arguments": {"path": "Counter.swift"}})
        assert client.close() == 0
        assert client.answer(number)["result"]["content"][0]["text"] == "It compiles."

    # A signal ends the server and its programs.
    with Client(folder) as client:
        client.call("semantics", path="Counter.swift")
        children = [
            int(name) for name in os.listdir("/proc") if name.isdigit()
            and os.path.exists(f"/proc/{name}/stat")
            and open(f"/proc/{name}/stat").read().rsplit(")", 1)[1].split()[1] == str(client.process.pid)]
        assert children, "no program runs"
        client.process.send_signal(signal.SIGTERM)
        assert client.process.wait(timeout=20) == 0
        for child in children:
            assert not os.path.exists(f"/proc/{child}"), "a program outlives the server"

print("test_protocol passed")
