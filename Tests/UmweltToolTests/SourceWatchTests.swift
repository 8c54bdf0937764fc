import Foundation
import Synchronization
import Testing
import UmweltBase

@testable import UmweltTool

@Suite("The watch of source") struct SourceWatchTests {
    /// The saves that a watch has seen so far.
    private final class Saves: Sendable {
        private let seen = Mutex(0)
        private let task = Mutex<Task<Void, Never>?>(nil)

        init(of path: String, absence: Duration = .seconds(2)) {
            let saves = SourceWatch(path: path, absence: absence).saves
            let task = Task { for await _ in saves { seen.withLock { $0 += 1 } } }
            self.task.withLock { $0 = task }
        }

        deinit { task.withLock { $0?.cancel() } }

        var count: Int { seen.withLock { $0 } }

        /// Waits, for a minute at most, until there were as many saves. Returns how many there were.
        func reach(_ wanted: Int) async throws -> Int {
            for _ in 0..<1200 {
                guard count < wanted else { break }
                try await Task.sleep(for: .milliseconds(50))
            }
            return count
        }
    }

    private let workshop: Workshop
    private let file: URL

    init() throws {
        workshop = try Workshop()
        file = workshop.folder.appendingPathComponent("App.swift")
        try workshop.write("one", to: "App.swift")
    }

    @Test("A time of change in the past or in the future is a save as any other, once")
    func clock() async throws {
        let saves = Saves(of: file.path)
        for (count, date) in [Date(timeIntervalSince1970: 5), Date(timeIntervalSinceNow: 1e8)].enumerated() {
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
            #expect(try await saves.reach(count + 1) == count + 1)
        }
        try await Task.sleep(for: .seconds(1))
        #expect(saves.count == 2)
    }

    @Test("A file that is away for less than the time of absence is no save")
    func replacement() async throws {
        let saves = Saves(of: file.path, absence: .seconds(3600))
        let aside = workshop.folder.appendingPathComponent("App.old")
        try FileManager.default.moveItem(at: file, to: aside)
        try await Task.sleep(for: .milliseconds(700))
        try FileManager.default.moveItem(at: aside, to: file)
        try await Task.sleep(for: .seconds(1))
        #expect(saves.count == 0)
    }

    @Test("A file that stays away is a save, and one that comes back is")
    func removal() async throws {
        let saves = Saves(of: file.path, absence: .milliseconds(100))
        try FileManager.default.removeItem(at: file)
        #expect(try await saves.reach(1) == 1)
        try workshop.write("two", to: "App.swift")
        #expect(try await saves.reach(2) == 2)
    }

    @Test("A watch immediately reports a file in its folder that is written, replaced, touched or removed")
    func folder() throws {
        let folders = FolderWatch(of: SourceWatch.changes)
        folders.add(workshop.folder.path)
        let changes: [() throws -> Void] = [
            { try workshop.write("two", to: "App.swift") },
            { try Data("three".utf8).write(to: file, options: .atomic) },
            { try FileManager.default.setAttributes([.modificationDate: Date.distantPast], ofItemAtPath: file.path) },
            { try FileManager.default.removeItem(at: file) },
        ]
        for change in changes {
            try change()
            let start = ContinuousClock.now
            folders.wait(upTo: 60_000)
            #expect(ContinuousClock.now - start < .seconds(50))
        }
    }

    @Test("Links that lead round in a circle are not followed")
    func links() async throws {
        let inner = workshop.folder.appendingPathComponent("inner")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            at: inner.appendingPathComponent("outer"), withDestinationURL: workshop.folder)
        try FileManager.default.createSymbolicLink(
            at: inner.appendingPathComponent("Self.swift"),
            withDestinationURL: inner.appendingPathComponent("Self.swift"))
        let saves = Saves(of: workshop.folder.path)
        try workshop.write("two", to: "App.swift")
        #expect(try await saves.reach(1) == 1)
        let target = try ProjectFolder(url: workshop.folder).target(named: nil)
        #expect(Set(target.files.map(\.lastPathComponent)) == ["App.swift", "Self.swift"])
    }
}
