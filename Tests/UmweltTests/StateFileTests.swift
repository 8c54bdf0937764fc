import Foundation
import Testing

@testable import Umwelt
@testable import UmweltControls

/// A folder for one test, which goes with it.
final class TemporaryFolder: Sendable {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("umwelt-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

    deinit {
        StateFile.flush()
        try? FileManager.default.removeItem(at: url)
    }

    func file(_ name: String) -> StateFile {
        StateFile(url.appendingPathComponent(name)) { Issue.record($0) }
    }
}

@Suite("Files that are always whole") struct StateFileTests {
    private let folder: TemporaryFolder
    init() throws { folder = try TemporaryFolder() }

    @Test("Every kind of value comes back as it was")
    func kinds() {
        let values: [String: StoredValue] = [
            "true": .bool(true), "one": .int(1), "least": .int(.min), "double": .double(0.1), "whole": .double(2),
            "text": .string("a < b & “c”\n"), "data": .data(Data([0, 255])),
            "date": .date(Date(timeIntervalSince1970: 86_400)),
        ]
        let file = folder.file("kinds.plist")
        for (key, value) in values { file.write(value, for: key) }
        StateFile.flush()
        #expect(folder.file("kinds.plist").contents == values)
    }

    @Test("A write leaves what others have put into the file, and nil takes a value away")
    func others() {
        let (one, other) = (folder.file("shared.plist"), folder.file("shared.plist"))
        one.write(.int(1), for: "a")
        other.write(.int(2), for: "b")
        StateFile.flush()
        one.write(nil, for: "a")
        one.write(.int(3), for: "c")
        StateFile.flush()
        #expect(other.contents == ["b": .int(2), "c": .int(3)])
    }

    @Test("A file that is no property list counts as empty, and is written anew")
    func broken() throws {
        try Data("<plist><di".utf8).write(to: folder.url.appendingPathComponent("broken.plist"))
        let file = folder.file("broken.plist")
        #expect(file.contents == [:])
        file.write(.bool(false), for: "a")
        StateFile.flush()
        #expect(file.contents == ["a": .bool(false)])
    }

    @Test("Where nothing can be written, that is told once")
    func unwritable() throws {
        try Data().write(to: folder.url.appendingPathComponent("file"))
        let told = LockedValue(0)
        let file = StateFile(folder.url.appendingPathComponent("file/inside.plist")) { _ in
            told.withLock { $0 += 1 }
        }
        for number in 0..<3 {
            file.write(.int(number), for: "a")
            StateFile.flush()
        }
        #expect(told.withLock { $0 } == 1)
        #expect(file.contents == [:])
    }

    @Test("What waits when the process exits is written first")
    func exit() async throws {
        let path = folder.url.appendingPathComponent("exit.plist").path
        await #expect(processExitsWith: .success) { [path = path as String] in
            let file = StateFile(URL(fileURLWithPath: path)) { _ in }
            for number in 0...500 { file.write(.int(number), for: "a\(number % 7)") }
            Foundation.exit(0)
        }
        #expect(folder.file("exit.plist").contents["a3"] == .int(500))
    }

    @Test("A process that is killed while it writes leaves a whole file")
    func killed() async throws {
        for round in 0..<5 {
            let path = folder.url.appendingPathComponent("killed\(round).plist").path
            await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String, round = round as Int] in
                let file = StateFile(URL(fileURLWithPath: path)) { _ in }
                file.write(.string(String(repeating: "x", count: 100_000)), for: "long")
                StateFile.flush()
                // Somewhere in the midst of the next writes.
                Thread.detachNewThread {
                    for _ in 0..<(round * 40) { sched_yield() }
                    kill(getpid(), SIGKILL)
                }
                var number = 0
                while true {
                    number += 1
                    file.write(.int(number), for: "number")
                    StateFile.flush()
                }
            }
            let contents = folder.file("killed\(round).plist").contents
            #expect(contents["long"]?.string?.count == 100_000)
        }
    }
}
