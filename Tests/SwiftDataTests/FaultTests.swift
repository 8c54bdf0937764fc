import Foundation
import SwiftData
import Synchronization
import Testing
import UmweltSQLite

@testable import SwiftDataStack

/// Stores that cannot take what they are given: nothing that is in use is lost.
@Suite("Faults of the store") struct FaultTests {
    private let file: URL
    private let container: ModelContainer

    init() throws {
        file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)/data.store")
        container = try ModelContainer(for: Trip.self, configurations: ModelConfiguration(url: file))
    }

    @Test("A full disk is an error, after which the changes are still there and can be saved")
    func fullDisk() throws {
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        let context = ModelContext(container)
        context.insert(Trip(name: "Rome"))
        try context.save()
        var pages: Int64 = 0
        try container.stores[0].use { try $0.rows(of: "PRAGMA page_count") { pages = $0.key(0) ?? 0 } }
        // SQLite takes a database at its limit for a full disk.
        try container.stores[0].use { try $0.run("PRAGMA max_page_count = \(pages)") }
        for index in 0..<100 { context.insert(Trip(name: String(repeating: "\(index) ", count: 500))) }
        let error = #expect(throws: SQLError.self) { try context.save() }
        #expect("\(try #require(error))".contains("full"))
        #expect(context.insertedModelsArray.count == 100)
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Trip>()) == 1)
        try container.stores[0].use { try $0.run("PRAGMA max_page_count = 1000000") }
        try context.save()
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Trip>()) == 101)
    }

    @Test("A store that another process writes is waited for")
    func lockForAWhile() throws {
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        let other = try Database(path: file.path, isReadOnly: false)
        try other.run("BEGIN IMMEDIATE")
        // A thread of its own: the save below may block the last thread on which a task could run.
        nonisolated(unsafe) let lent = other
        Thread.detachNewThread {
            Thread.sleep(forTimeInterval: 0.2)
            try? lent.run("COMMIT")
        }
        let context = ModelContext(container)
        context.insert(Trip(name: "Rome"))
        try context.save()
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Trip>()) == 1)
    }

    @Test("A store that stays locked is an error, after which the changes are still there and can be saved")
    func lock() throws {
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        try container.stores[0].use { try $0.run("PRAGMA busy_timeout = 50") }
        let other = try Database(path: file.path, isReadOnly: false)
        try other.run("BEGIN IMMEDIATE")
        let context = ModelContext(container)
        context.insert(Trip(name: "Rome"))
        let error = #expect(throws: SQLError.self) { try context.save() }
        #expect("\(try #require(error))".contains("locked"))
        #expect(context.hasChanges)
        // Readers do not wait for writers.
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Trip>()) == 0)
        try other.run("COMMIT")
        try context.save()
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Trip>()) == 1)
    }

    @Test("All who open one new store at the same moment get it")
    func openingAtOnce() throws {
        let folder = file.deletingLastPathComponent()
        defer { try? FileManager.default.removeItem(at: folder) }
        for round in 0..<20 {
            let path = folder.appendingPathComponent("\(round).store").path
            let failures = Mutex<[String]>([])
            DispatchQueue.concurrentPerform(iterations: 4) { _ in
                do {
                    let database = try Database(path: path, isReadOnly: false)
                    try database.run("CREATE TABLE IF NOT EXISTS entry (name)")
                } catch {
                    failures.withLock { $0.append("\(error)") }
                }
            }
            #expect(failures.withLock { $0 } == [])
        }
    }
}
