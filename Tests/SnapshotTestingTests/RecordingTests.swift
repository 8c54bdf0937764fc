import Foundation
import SnapshotTesting
import Testing

@Suite("References of snapshots") struct RecordingTests {
    @Test("A missing reference is recorded and fails the test once")
    func missing() {
        let references = References()
        #expect(references.failure("a\nb", .lines, named: "text")?.contains("recorded it") == true)
        #expect(references.text("missing.text.txt") == "a\nb")
        #expect(references.failure("a\nb", .lines, named: "text") == nil)
    }

    @Test("A difference names both files and shows the lines that differ")
    func difference() throws {
        let references = References()
        try references.write(Data("a\nb\nc".utf8), to: "difference.text.txt")
        let failure = try #require(references.failure("a\nB\nc", .lines, named: "text"))
        #expect(failure.contains("  a\n− b\n+ B\n  c"))
        #expect(failure.contains(references.folder.path))
        let path = try #require(failure.firstMatch(of: /New: (.+)/)).1
        #expect(try String(contentsOfFile: String(path), encoding: .utf8) == "a\nB\nc")
        #expect(references.text("difference.text.txt") == "a\nb\nc")
    }

    @Test("The mode never records nothing, the mode failed records what differs, and the mode all records everything")
    func modes() throws {
        let references = References()
        #expect(references.failure("a", .lines, named: "1", record: .never)?.contains("No reference") == true)
        #expect(references.text("modes.1.txt") == nil)
        #expect(references.failure("a", .lines, named: "1", record: .all)?.contains("Recorded") == true)
        #expect(references.failure("b", .lines, named: "1", record: .failed)?.contains("recorded it anew") == true)
        #expect(references.text("modes.1.txt") == "b")
        #expect(references.failure("b", .lines, named: "1", record: .failed) == nil)
        #expect(references.failure("c", .lines, named: "1", record: true)?.contains("Recorded") == true)
        #expect(references.text("modes.1.txt") == "c")
    }

    @Test("withSnapshotTesting and the process's settings choose the mode and the command")
    func surroundings() async throws {
        let references = References()
        let message = withSnapshotTesting(record: .never) { references.failure("a", .lines, named: "1") }
        #expect(message?.contains("record mode “missing”") == true)
        try references.write(Data("b".utf8), to: "surroundings.1.txt")
        let difference = try #require(
            withSnapshotTesting(diffTool: .ksdiff) { references.failure("a", .lines, named: "1") })
        #expect(difference.contains("ksdiff \"\(references.folder.path)"))
        await withSnapshotTesting(record: .all) {
            await Task.yield()
            #expect(isRecording)
        }
        #expect(!isRecording)
    }

    @Test("Snapshots without a name are numbered within a test", .snapshots(record: .never))
    func numbers() throws {
        let references = References()
        for (index, text) in ["a", "b"].enumerated() {
            try references.write(Data(text.utf8), to: "numbers.\(index + 1).txt")
        }
        #expect(references.failure("a", .lines) == nil)
        #expect(references.failure("b", .lines) == nil)
        #expect(references.failure("c", .lines)?.contains("numbers.3.txt") == true)
    }

    @Test("The trait counts snapshots again in each case of a test", .snapshots(), arguments: [1, 2, 3])
    func cases(_ number: Int) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("umwelt-cases-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // The cases run at the same time.
        try Data("a".utf8).write(to: folder.appendingPathComponent("cases.1.txt"), options: .atomic)
        #expect(
            verifySnapshot(of: "a", as: .lines, record: .never, snapshotDirectory: folder.path, testName: "cases")
                == nil)
    }

    @Test("Names become parts of paths as in Point-Free's package")
    func names() {
        let references = References()
        _ = references.failure("a", .lines, named: "iPhone 13 (dark)!", testName: "testPage()")
        #expect(references.text("testPage.iPhone-13-dark.txt") == "a")
    }

    @Test("A failed assertion is an issue of the test that runs, at its line")
    func issues() {
        withKnownIssue {
            withSnapshotTesting(record: .never) { assertSnapshot(of: "a", as: .lines, named: "nothing") }
        } matching: { issue in
            issue.sourceLocation?.fileName == "RecordingTests.swift"
                && issue.comments.first?.rawValue.contains("__Snapshots__/RecordingTests/issues.nothing.txt") == true
        }
    }

    @Test("A strategy that never calls its callback fails after the timeout")
    func timeout() throws {
        let references = References()
        let endless = Snapshotting<String, String>(
            pathExtension: "txt", diffing: .lines, asyncSnapshot: { _ in Async { _ in } })
        let message = verifySnapshot(
            of: "a", as: endless, named: "a", snapshotDirectory: references.folder.path, timeout: 0.01)
        #expect(message?.contains("No snapshot after 0.01 seconds") == true)
    }
}
