"use strict";

const path = require("node:path");
const vscode = require("vscode");
const { characterColumn, problems } = require("./lib/output");
const { document, previewURL } = require("./lib/page");
const { previews } = require("./lib/previews");
const { Run, check } = require("./lib/run");
const { subject } = require("./lib/subject");

/** The panels by the subjects that they show, and whether they show previews or the app. */
const shown = new Map();
let log;
let diagnostics;

function activate(context) {
    log = vscode.window.createOutputChannel("Umwelt");
    diagnostics = vscode.languages.createDiagnosticCollection("umwelt");
    context.subscriptions.push(
        log, diagnostics,
        vscode.languages.registerCodeLensProvider({ language: "swift", scheme: "file" }, { provideCodeLenses }),
        vscode.commands.registerCommand("umwelt.showPreview", showPreview),
        vscode.commands.registerCommand("umwelt.stop", stopAll),
        vscode.commands.registerCommand("umwelt.check", () => checkFile(vscode.window.activeTextEditor?.document)),
        vscode.workspace.onDidSaveTextDocument((saved) => {
            if (settings(saved.uri).get("checkOnSave")) checkFile(saved);
        }),
        { dispose: stopAll });
}

function deactivate() {
    stopAll();
}

function settings(uri) {
    return vscode.workspace.getConfiguration("umwelt", uri);
}

function folderOf(uri) {
    return vscode.workspace.getWorkspaceFolder(uri)?.uri.fsPath;
}

// The lens

function provideCodeLenses(source) {
    return previews(source.getText()).map(({ line, name }) => new vscode.CodeLens(
        new vscode.Range(line, 0, line, 0),
        { title: "$(open-preview) Show preview", command: "umwelt.showPreview", arguments: [source.uri, name] }));
}

// The page beside the source

function showPreview(uri = vscode.window.activeTextEditor?.document.uri, name = undefined) {
    if (!uri) return;
    const path = subject(uri.fsPath, folderOf(uri));
    const key = JSON.stringify([path, name !== undefined]);
    const entry = shown.get(key) ?? open(key, path, uri, name !== undefined);
    // The program ends by an error that no change of the source mends, such as a command that is missing.
    if (entry.run.hasEnded) start(entry);
    entry.name = name;
    entry.panel.reveal(undefined, true);
    update(entry);
}

function open(key, path, uri, showsPreviews) {
    const panel = vscode.window.createWebviewPanel(
        "umwelt", `${showsPreviews ? "Previews" : "App"} of ${vscode.workspace.asRelativePath(path)}`,
        { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true },
        // The document has no scripts, but the page in its frame does.
        { enableScripts: true, enableForms: true, retainContextWhenHidden: true });
    const entry = { panel, key, path, uri, showsPreviews, run: null, name: undefined, words: "" };
    shown.set(key, entry);
    start(entry);
    panel.onDidDispose(() => {
        shown.delete(key);
        entry.run.stop();
    });
    return entry;
}

/** Starts the program of a panel. */
function start(entry) {
    const configuration = settings(entry.uri);
    const run = new Run(
        configuration.get("command"), entry.path,
        {
            design: configuration.get("design"), folder: folderOf(entry.uri), showsPreviews: entry.showsPreviews,
        });
    entry.run = run;
    entry.words = "Building…";
    run.on("line", (line) => log.appendLine(line));
    run.on("open", () => update(entry));
    run.on("edit", jump);
    run.on("error", (message) => {
        entry.words = message;
        update(entry);
    });
    run.on("end", () => {
        if (entry.words === "Building…") entry.words = "The program has ended.";
        if (shown.has(entry.key)) update(entry);
    });
}

async function update(entry) {
    const url = entry.run.url && previewURL(entry.run.url, entry.name);
    // Where the editor's window is on another machine, its address differs.
    const outside = url && (await vscode.env.asExternalUri(vscode.Uri.parse(url, true))).toString(true);
    entry.panel.webview.html = document(outside, entry.words);
}

function stopAll() {
    for (const { panel } of [...shown.values()]) panel.dispose();
}

/** Opens a place that the inspector or a notice names. */
async function jump({ file, line, column }) {
    const position = new vscode.Position(line, column);
    await vscode.window.showTextDocument(
        vscode.Uri.file(file), { viewColumn: vscode.ViewColumn.One, selection: new vscode.Range(position, position) });
}

// Problems

async function checkFile(source) {
    if (source?.languageId !== "swift" || source.uri.scheme !== "file") return;
    const folder = folderOf(source.uri) ?? path.dirname(source.uri.fsPath);
    let output;
    try {
        output = await check(settings(source.uri).get("command"), subject(source.uri.fsPath, folder), folder);
    } catch (error) {
        // Errors of the compiler are the language server's to show.
        log.appendLine(String(error.message));
        return;
    }
    const byFile = new Map();
    for (const problem of problems(output)) {
        const file = path.resolve(folder, problem.file);
        const opened = await vscode.workspace.openTextDocument(file);
        // The file may have become shorter during the check.
        if (problem.line >= opened.lineCount) continue;
        const text = opened.lineAt(problem.line).text;
        const start = characterColumn(text, problem.column);
        const found = new vscode.Diagnostic(
            new vscode.Range(problem.line, start, problem.line, text.length), problem.text,
            problem.isWarning ? vscode.DiagnosticSeverity.Warning : vscode.DiagnosticSeverity.Information);
        found.source = "umwelt";
        byFile.set(file, [...(byFile.get(file) ?? []), found]);
    }
    diagnostics.clear();
    for (const [file, found] of byFile) diagnostics.set(vscode.Uri.file(file), found);
}

module.exports = { activate, deactivate };
