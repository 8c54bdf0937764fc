"use strict";

const assert = require("node:assert/strict");
const { EventEmitter, once } = require("node:events");
const fs = require("node:fs");
const Module = require("node:module");
const os = require("node:os");
const path = require("node:path");
const { after, test } = require("node:test");

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "umwelt-"));
const command = path.join(folder, "umwelt");
fs.writeFileSync(command, `#!/bin/sh
if [ "$1" = check ]; then echo "A.swift:2:1: warning: No path sets Library."; exit 1; fi
echo Open http://127.0.0.1:1
if [ -e "${folder}/broken" ]; then echo "Error: No such device."; exit 1; fi
echo "Edit ${folder}/A.swift:2:3"
exec sleep 60
`, { mode: 0o755 });
const source = "import SwiftUI\n#Preview(\"Dark\") { A() }\n";
const file = path.join(folder, "A.swift");
fs.writeFileSync(file, source);

/** What the extension uses of the editor. */
class Position { constructor(line, character) { Object.assign(this, { line, character }); } }
class Range {
    constructor(start, character, endLine, end) {
        Object.assign(this, start instanceof Position ? { start, end: character } :
            { start: new Position(start, character), end: new Position(endLine, end) });
    }
}
const events = new EventEmitter();
const commands = {};
const panels = [];
const found = new Map();
const text = {
    languageId: "swift", uri: { fsPath: file, scheme: "file" }, getText: () => source,
    lineCount: source.split("\n").length, lineAt: (line) => ({ text: source.split("\n")[line] }),
};
let provider;
const vscode = {
    Position, Range,
    CodeLens: class { constructor(range, command) { Object.assign(this, { range, command }); } },
    Diagnostic: class { constructor(range, message, severity) { Object.assign(this, { range, message, severity }); } },
    DiagnosticSeverity: { Warning: 1, Information: 2 },
    ViewColumn: { One: 1, Beside: -2 },
    Uri: { file: (path) => ({ fsPath: path, scheme: "file" }), parse: (url) => ({ toString: () => url }) },
    commands: { registerCommand: (name, work) => { commands[name] = work; return { dispose() {} }; } },
    env: { asExternalUri: async (uri) => uri },
    languages: {
        registerCodeLensProvider: (_, made) => { provider = made; return { dispose() {} }; },
        createDiagnosticCollection: () => ({
            clear: () => found.clear(), dispose() {},
            set: (uri, list) => { found.set(uri.fsPath, list); events.emit("problems"); },
        }),
    },
    window: {
        activeTextEditor: { document: text },
        createOutputChannel: () => ({ appendLine() {}, dispose() {} }),
        createWebviewPanel: (_, title) => {
            const ends = [];
            const panel = {
                title, reveal() {}, onDidDispose: (work) => ends.push(work), dispose: () => ends.forEach((work) => work()),
                webview: { set html(html) { panel.html = html; events.emit("html", html); } },
            };
            panels.push(panel);
            return panel;
        },
        showTextDocument: async (uri, options) => events.emit("jump", uri.fsPath, options.selection.start),
    },
    workspace: {
        asRelativePath: (name) => path.relative(folder, name),
        getConfiguration: () => ({ get: (name) => ({ command, checkOnSave: true, design: "18" })[name] }),
        getWorkspaceFolder: () => ({ uri: { fsPath: folder } }),
        onDidSaveTextDocument: (work) => { events.on("save", work); return { dispose() {} }; },
        openTextDocument: async () => text,
    },
};
const load = Module._load;
Module._load = (name, ...rest) => (name === "vscode" ? vscode : load(name, ...rest));
const extension = require("../extension");
const context = { subscriptions: [] };
extension.activate(context);
after(() => {
    extension.deactivate();
    fs.rmSync(folder, { recursive: true });
});

test("A lens above each #Preview shows it", () => {
    const [lens] = provider.provideCodeLenses(text);
    assert.equal(lens.range.start.line, 1);
    assert.deepEqual(lens.command.arguments, [text.uri, "Dark"]);
});

test("The page of the preview is beside the source, and its inspector jumps to the line", async () => {
    const jump = once(events, "jump");
    commands["umwelt.showPreview"](text.uri, "Dark");
    const [target, place] = await jump;
    assert.equal(target, file);
    assert.deepEqual({ ...place }, { line: 1, character: 2 });
    assert.equal(panels.length, 1);
    assert.equal(panels[0].title, "Previews of A.swift");
    while (!panels[0].html.includes("iframe src")) await once(events, "html");
    assert.match(panels[0].html, /http:\/\/127\.0\.0\.1:1\/\?preview=Dark/);
    commands["umwelt.showPreview"](text.uri, "Other");
    assert.equal(panels.length, 1);
});

test("A program that has ended is started again when its preview is shown again", async () => {
    const broken = path.join(folder, "broken");
    fs.writeFileSync(broken, "");
    commands["umwelt.showPreview"](text.uri);
    const panel = panels.at(-1);
    while (!panel.html?.includes("No such device.")) await once(events, "html");
    fs.rmSync(broken);
    // The output ends before the process does.
    while (!panel.html.includes("iframe src")) {
        commands["umwelt.showPreview"](text.uri);
        await new Promise((resolve) => setTimeout(resolve, 10));
    }
    assert.equal(panels.at(-1), panel);
});

test("Saving a file lists the warnings of umwelt check as problems", async () => {
    const listed = once(events, "problems");
    events.emit("save", text);
    await listed;
    const [problem] = found.get(file);
    assert.equal(problem.message, "No path sets Library.");
    assert.equal(problem.severity, 1);
    assert.equal(problem.range.start.line, 1);
    assert.equal(problem.source, "umwelt");
});
