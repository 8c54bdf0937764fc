import Foundation
import Testing

@testable import InlineSnapshotTesting

@Suite("Texts in the source") struct InlineSnapshotTests {
    /// A source file whose calls have their opening parentheses at given lines and columns.
    private final class Source {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).swift")

        init(_ text: String) throws { try Data(text.utf8).write(to: file) }

        deinit { try? FileManager.default.removeItem(at: file) }

        var text: String { (try? String(contentsOf: file, encoding: .utf8)) ?? "" }

        func call(_ line: Int, _ column: Int, _ descriptor: InlineSnapshotSyntaxDescriptor = .init()) -> InlineCall {
            InlineCall(file: file.path, line: line, column: column, descriptor: descriptor)
        }
    }

    @Test("A text equals the one in the closure line by line")
    func equal() {
        assertInlineSnapshot(of: "Ada\nLovelace", as: .lines) {
            """
            Ada
            Lovelace
            """
        }
    }

    @Test("A difference, a missing text where none is recorded and a value of nil fail with their reasons")
    func differences() {
        withKnownIssue {
            assertInlineSnapshot(of: "Ada", as: .lines, record: .never) { "Eve" }
        } matching: {
            "\($0)".contains("The snapshot differs from the text in the source.") && "\($0)".contains("+ Ada")
        }
        withKnownIssue {
            assertInlineSnapshot(of: "Ada", as: .lines, record: .never)
        } matching: {
            "\($0)".contains("No text to compare with.")
        }
        withKnownIssue {
            assertInlineSnapshot(of: String?.none, as: .lines, record: .never) { "Eve" }
        } matching: {
            "\($0)".contains("The value is nil")
        }
    }

    @Test("Recorded texts are closures behind the calls, also where earlier texts have moved the lines")
    func recording() throws {
        let source = try Source("func test() {\n  check(a, (\"(\"))\n  check(b) // done\n}\n")
        let recorder = InlineRecorder()
        try recorder.record("1\n\n2", replacing: nil, at: source.call(2, 8))
        try recorder.record("3", replacing: nil, at: source.call(3, 8))
        #expect(
            source.text == """
                func test() {
                  check(a, ("(")) {
                    \"""
                    1

                    2
                    \"""
                  }
                  check(b) {
                    \"""
                    3
                    \"""
                  } // done
                }

                """)
    }

    @Test(
        "A text is replaced, with as many number signs as it needs",
        arguments: [("a \\(b)", "#\"\"\""), ("\"\"\"", "#\"\"\""), ("\"\"\"# \\", "##\"\"\""), ("", "\"\"\"")])
    func replacement(text: String, quote: String) throws {
        let source = try Source("check(a) { \"old \\\"one\\\"\\n\" }\n")
        try InlineRecorder().record(text, replacing: "old \"one\"\n", at: source.call(1, 6))
        #expect(source.text.hasPrefix("check(a) {\n    \(quote)\n"))
        let literal = try StringLiteral(at: SourceScanner(Array(source.text.utf8), offset: 15))
        #expect(literal?.value == text)
    }

    @Test("A labelled closure behind another one has the text of a function that describes it")
    func descriptor() throws {
        let source = try Source("check(a) { b }\n")
        let descriptor = InlineSnapshotSyntaxDescriptor(trailingClosureLabel: "sql", trailingClosureOffset: 1)
        try InlineRecorder().record("c", replacing: nil, at: source.call(1, 6, descriptor))
        #expect(source.text == "check(a) { b } sql: {\n    \"\"\"\n    c\n    \"\"\"\n}\n")
    }

    @Test(
        "Source that cannot be read for certain stays as it is",
        arguments: [
            // No call is there; a regular expression may be; the closure is not the text that was compiled.
            ("let a = 1\n", nil), ("check(/[)]/)\n", nil), ("check(a) { \"x\" }\n", "y"),
            ("check(a) { name }\n", "y"), ("check(a) { \"\\(y)\" }\n", "y"), ("check(a) { \"y\" /* kept */ }\n", "y"),
            ("check(a) { \"y\" }\n", nil), ("check(a)\n", "y"), ("check(a\n", nil),
        ] as [(String, String?)])
    func refusal(text: String, expected: String?) throws {
        let source = try Source(text)
        #expect(throws: InlineRecordingError.self) {
            try InlineRecorder().record("new", replacing: expected, at: source.call(1, 6))
        }
        #expect(source.text == text)
    }

    @Test("A file that was changed during the test, and a call with two texts, are not written")
    func conflicts() throws {
        let source = try Source("check(a)\n")
        let recorder = InlineRecorder()
        try recorder.record("1", replacing: nil, at: source.call(1, 6))
        let recorded = source.text
        #expect(throws: InlineRecordingError.self) {
            try recorder.record("2", replacing: nil, at: source.call(1, 6))
        }
        #expect(source.text == recorded)
        try Data("check(a)\n\n".utf8).write(to: source.file)
        #expect(throws: InlineRecordingError.self) {
            try recorder.record("1", replacing: nil, at: source.call(1, 6))
        }
    }
}
