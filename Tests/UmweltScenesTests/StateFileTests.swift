import Foundation
import Testing

import Umwelt
@testable import UmweltScenes
import UmweltControls

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

    @Test("A file that is no property list is kept beside, and begun anew")
    func broken() throws {
        let broken = Data("<plist><di".utf8)
        try broken.write(to: folder.url.appendingPathComponent("broken.plist"))
        let file = folder.file("broken.plist")
        #expect(file.contents == [:])
        file.write(.bool(false), for: "a")
        StateFile.flush()
        #expect(file.contents == ["a": .bool(false)])
        #expect(try Data(contentsOf: folder.url.appendingPathComponent("broken.plist.corrupt")) == broken)
    }

    @Test("Files and the folders made for them are this user's alone")
    func permissions() throws {
        let file = folder.url.appendingPathComponent("own/file.plist")
        let store = StateFile(file) { Issue.record($0) }
        store.write(.int(1), for: "a")
        StateFile.flush()
        func permissions(_ url: URL) throws -> Int? {
            try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
        }
        #expect(try permissions(file) == 0o600)
        #expect(try permissions(file.deletingLastPathComponent()) == 0o700)
        // The leftover of a process that was killed while it wrote is gone with the next write.
        let left = file.deletingLastPathComponent().appendingPathComponent(".file.plist.new")
        try Data("<plist>".utf8).write(to: left)
        store.write(.int(2), for: "a")
        StateFile.flush()
        #expect(store.contents == ["a": .int(2)])
        #expect(try FileManager.default.contentsOfDirectory(atPath: left.deletingLastPathComponent().path).count == 1)
    }

    @Test("Processes that write to one file at the same time lose nothing")
    func processes() async throws {
        let path = folder.url.appendingPathComponent("together.plist").path
        async let one: Void = Self.write("a", to: path)
        async let other: Void = Self.write("b", to: path)
        _ = await (one, other)
        let contents = folder.file("together.plist").contents
        #expect(contents.count == 80)
    }

    private static func write(_ prefix: String, to path: String) async {
        await #expect(processExitsWith: .success) { [path = path as String, prefix = prefix as String] in
            let file = StateFile(URL(fileURLWithPath: path)) { _ in }
            for number in 0..<40 {
                file.write(.int(number), for: "\(prefix)\(number)")
                StateFile.flush()
            }
        }
    }

    @Test("Names of files are the hashes of windows' names")
    func hashes() {
        let empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
        #expect(HashedName.of("") == empty)
        #expect(
            HashedName.of("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        let long = "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"
        #expect(
            HashedName.of(long) == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
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
