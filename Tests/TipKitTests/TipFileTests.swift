import Foundation
import Testing
import Umwelt

@testable import TipKit

@Suite("The file with the state of tips") struct TipFileTests {
    @Test("What was written is read again, the last of several states")
    func storage() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("umwelt-tips-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = TipFile(in: folder)
        #expect(file.read() == nil)
        var record = TipRecord()
        record.parameters["a"] = Data("1".utf8)
        file.write(record)
        record.tips["tip"] = TipRecord.TipState(displayCount: 2, invalidation: .tipClosed)
        record.lastDisplay = Date(timeIntervalSinceReferenceDate: 5)
        file.write(record)
        let stored = try #require(TipFile(in: folder).read())
        #expect(stored.parameters == ["a": Data("1".utf8)])
        #expect(stored.tips["tip"]?.invalidation == .tipClosed && stored.tips["tip"]?.displayCount == 2)
        #expect(stored.lastDisplay == record.lastDisplay)
        file.remove()
        #expect(file.read() == nil)
    }

    @Test("Tests store nothing")
    func volatile() throws {
        ProcessStore.keepNothing()
        #expect(TipFile.ofApp(.applicationDefault) == nil)
    }
}
