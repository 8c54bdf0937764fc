"use strict";

const assert = require("node:assert/strict");
const { once } = require("node:events");
const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");
const { test } = require("node:test");
const { Run, check } = require("../lib/run");

/** A command that behaves as a shell script says. */
function command(script) {
    const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), "umwelt-")), "umwelt");
    fs.writeFileSync(file, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    return file;
}

test("A run reports the page and places to edit, and ends", async () => {
    const run = new Run(
        command('echo "$@"; echo "$UMWELT_EDITOR $UMWELT_FRAMES"; echo Open http://127.0.0.1:1; echo Edit /A.swift:2:3; exec sleep 60'),
        "A.swift", { design: "26", showsPreviews: true });
    const lines = [];
    run.on("line", (line) => lines.push(line));
    const [place] = await once(run, "edit");
    assert.deepEqual(place, { file: "/A.swift", line: 1, column: 2 });
    assert.equal(run.url, "http://127.0.0.1:1");
    assert.deepEqual(lines.slice(0, 2), ["run A.swift --port 0 --design 26 --previews", "- vscode-webview:,vscode-file:"]);
    run.stop();
    await once(run, "end");
});

test("A run that fails says why", async () => {
    const run = new Run(command('echo "Error: There is no file or folder A.swift." >&2; exit 66'), "A.swift");
    assert.deepEqual(await once(run, "error"), ["There is no file or folder A.swift."]);
    assert.deepEqual(await once(run, "end"), [66]);
    const missing = new Run("/nowhere/umwelt", "A.swift");
    assert.match((await once(missing, "error"))[0], /^\/nowhere\/umwelt cannot be run: /);
});

test("A check returns its findings, also with the code for warnings, and fails with the tool's message", async () => {
    const warning = "A.swift:1:1: warning: No path sets Library.\n";
    assert.equal(await check(command(`printf '%s\\n' "${warning.trim()}"; exit 1`), "A.swift"), warning);
    assert.equal(await check(command("exit 0"), "A.swift"), "");
    await assert.rejects(check(command('echo "Error: A does not compile." >&2; exit 1'), "A.swift"), /does not compile/);
});
