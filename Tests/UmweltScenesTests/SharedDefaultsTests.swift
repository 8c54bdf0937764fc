import Foundation
import Synchronization
import SwiftUI
import Testing

import Umwelt
@testable import UmweltScenes

@MainActor @Suite("User defaults of visitors") struct SharedDefaultsTests {
    /// Makes the values of a file, as a process does that a visitor comes to.
    private func values(at url: URL) async -> SharedDefaultsValues {
        let place = DefaultsFilePlace(url)
        return SharedDefaultsValues(await place.read() ?? [:], at: place)
    }

    @Test("Values are those of the file when it is read again, and what is set changes its own key alone")
    func file() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("umwelt-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let url = folder.appendingPathComponent("defaults.plist")
        // Two processes that a visitor comes to, one after the other.
        let (oneKept, twoKept) = (await values(at: url), await values(at: url))
        let (one, two) = (SharedDefaults(oneKept), SharedDefaults(twoKept))
        one.set(1, forKey: "count")
        one.set("kept", forKey: "name")
        #expect(two.object(forKey: "count") == nil)
        await twoKept.reread()
        #expect(two.integer(forKey: "count") == 1 && two.string(forKey: "name") == "kept")
        two.set(2, forKey: "count")
        two.removeObject(forKey: "name")
        two.set(true, forKey: "new")
        #expect(one.integer(forKey: "count") == 1)
        await oneKept.reread()
        #expect(one.integer(forKey: "count") == 2 && one.object(forKey: "name") == nil && one.bool(forKey: "new"))
        one.set(0.5, forKey: "other")
        let third = SharedDefaults(await values(at: url))
        #expect(third.integer(forKey: "count") == 2 && third.double(forKey: "other") == 0.5)
        // Nothing of it is for the whole process.
        #expect(UserDefaults.standard.object(forKey: "count") == nil)
    }

    /// A store that answers when the test says so.
    private final class SlowPlace: DefaultsPlace {
        private let waiter = Mutex<CheckedContinuation<[String: StoredValue]?, Never>?>(nil)

        func read() async -> [String: StoredValue]? {
            await withCheckedContinuation { new in waiter.withLock { $0 = new } }
        }

        func write(_ value: StoredValue?, for key: String) {}

        var isAsked: Bool { waiter.withLock { $0 != nil } }

        func answer(_ values: [String: StoredValue]?) { waiter.withLock { $0.take() }?.resume(returning: values) }
    }

    @Test("What is set while values are read again stays, and so does all if the place is away")
    func meanwhile() async throws {
        let place = SlowPlace()
        let kept = SharedDefaultsValues(["old": .int(1), "own": .int(1), "gone": .int(1)], at: place)
        kept["old"] = .int(2)
        async let read = kept.reread()
        while !place.isAsked { await Task.yield() }
        kept["own"] = .int(3)
        kept["gone"] = nil
        place.answer(["old": .int(4), "own": .int(4), "gone": .int(4), "new": .int(4)])
        #expect(await read == ["old": .int(4), "own": .int(3), "new": .int(4)])
        #expect(kept["old"] == .int(4) && kept["own"] == .int(3))

        async let again = kept.reread()
        while !place.isAsked { await Task.yield() }
        place.answer(nil)
        #expect(await again == ["old": .int(4), "own": .int(3), "new": .int(4)])
    }

    @Test(
        "A value that is encoded is the same value when it is decoded",
        arguments: [
            .bool(true), .bool(false), .int(1), .int(-7), .double(0.5), .double(2), .string("ä\n"),
            .data(Data([0, 1])), .date(Date(timeIntervalSinceReferenceDate: 8)),
        ] as [StoredValue])
    func encoded(value: StoredValue) throws {
        let again = try #require(StoredValue(encoded: value.encoded))
        #expect(again == value || again.double == value.double && value.double != nil)
    }
}
