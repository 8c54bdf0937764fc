"use strict";

const assert = require("node:assert/strict");
const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");
const { test } = require("node:test");
const { characterColumn, event, problems } = require("../lib/output");
const { document, previewURL } = require("../lib/page");
const { previews } = require("../lib/previews");
const { subject } = require("../lib/subject");

test("Each #Preview has a line and the name that the tool lists", () => {
    const source = [
        "import SwiftUI",
        "#Preview { A() }",
        '#Preview("Dark \\"one\\"", traits: .landscapeLeft) {',
        "    A()",
        "}",
        "    #Preview (\"\\u{2603}\") { A() }",
    ].join("\n");
    assert.deepEqual(previews(source), [
        { line: 1, name: "Preview 1" }, { line: 2, name: 'Dark "one"' }, { line: 5, name: "☃" },
    ]);
});

test("A #Preview in a comment or a text is none", () => {
    const source = [
        "// #Preview { }",
        "/* #Preview /* #Preview */ #Preview */",
        'let a = "#Preview"; let b = "\\"#Preview"',
        'let c = """',
        "#Preview",
        '"""',
        'let d = #"a " #Preview"#',
        "#PreviewProvider",
        "#Preview { }",
    ].join("\n");
    assert.deepEqual(previews(source), [{ line: 8, name: "Preview 1" }]);
});

test("A file is shown with the package or the project around it, but not with one outside of the open folder", () => {
    const root = fs.mkdtempSync(path.join(os.tmpdir(), "umwelt-"));
    const write = (name) => {
        fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
        fs.writeFileSync(path.join(root, name), "");
        return path.join(root, name);
    };
    write("Package.swift");
    const inPackage = write("Sources/Shelf/A.swift");
    fs.mkdirSync(path.join(root, "App/Shelf.xcodeproj"), { recursive: true });
    const inProject = write("App/Views/B.swift");
    assert.equal(subject(inPackage, root), root);
    assert.equal(subject(inProject, root), path.join(root, "App"));
    assert.equal(subject(inPackage, path.join(root, "Sources")), inPackage);
    assert.equal(subject(inPackage, undefined), inPackage);
    fs.rmSync(root, { recursive: true });
});

test("Lines of umwelt run say where the page is, what to edit, and what failed", () => {
    assert.deepEqual(event("Open http://127.0.0.1:8080"), { open: "http://127.0.0.1:8080" });
    assert.deepEqual(event("Edit /a b/C.swift:12:5"), { edit: { file: "/a b/C.swift", line: 11, column: 4 } });
    assert.deepEqual(event("Error: Shelf does not compile."), { error: "Shelf does not compile." });
    assert.equal(event("Opened http://127.0.0.1"), null);
});

test("Lines of umwelt check are problems, with columns in characters", () => {
    const output = "Shelf/A.swift:3:7: warning: No path sets Library.\nShelf/B.swift:1:1: note: Unknown: a path.\nnothing\n";
    assert.deepEqual(problems(output), [
        { file: "Shelf/A.swift", line: 2, column: 6, isWarning: true, text: "No path sets Library." },
        { file: "Shelf/B.swift", line: 0, column: 0, isWarning: false, text: "Unknown: a path." },
    ]);
    assert.equal(characterColumn("é☃x", 5), 2);
});

test("The panel's document allows the page's origin in a frame, and nothing else", () => {
    const html = document(previewURL("http://127.0.0.1:8080", "A & B"), "");
    assert.match(html, /src="http:\/\/127\.0\.0\.1:8080\/\?preview=A%20%26%20B"/);
    assert.match(html, /default-src 'none'; style-src 'unsafe-inline'; frame-src http:\/\/127\.0\.0\.1:8080"/);
    assert.match(document(null, "a < b"), /<p>a &lt; b<\/p>/);
    assert.equal(previewURL("http://127.0.0.1:8080", undefined), "http://127.0.0.1:8080");
});
