import Dispatch
import Synchronization
import Testing
import UmweltStore

/// An object that notifies its table when it is released, as objects of contexts do.
private final class Entry: Sendable {
    let key: Int64
    private let table: ObjectTable

    init(_ key: Int64, in table: ObjectTable) {
        (self.key, self.table) = (key, table)
        table.add(self, key)
    }

    deinit { table.forget(key) }
}

@Suite("The table of objects in use") struct ObjectTableTests {
    @Test("The table has the retained objects, in any order of insertions and removals", arguments: 0..<20)
    func random(seed: UInt64) {
        var state = seed &+ 1
        func next(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        let table = ObjectTable()
        var held: [Int64: Entry] = [:]
        for _ in 0..<3000 {
            // Keys that follow each other, and keys far from each other.
            let key = Int64(next(200)) * (next(2) == 0 ? 1 : 1_000_000_007)
            switch next(4) {
            case 0, 1: if held[key] == nil { held[key] = Entry(key, in: table) }
            case 2: held[key] = nil
            default: #expect(table.find(key) === held[key])
            }
        }
        #expect(table.count == held.count)
        for (key, entry) in held { #expect(table.find(key) === entry) }
        for key in Array(held.keys) { #expect(table.remove(key) === held[key]) }
        #expect(table.count == 0)
        for key in held.keys { #expect(table.find(key) == nil) }
    }

    @Test("An object that is released does not remove its successor")
    func successor() {
        let table = ObjectTable()
        var first: Entry? = Entry(7, in: table)
        let second = Entry(7, in: table)
        #expect(first?.key == 7 && table.count == 1)
        first = nil
        #expect(table.find(7) === second)
    }

    @Test("Objects that go on other threads are found whole or not at all")
    func threads() {
        let table = ObjectTable()
        let wrong = Mutex(0)
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
            for round in 0..<20_000 {
                let key = Int64(round % 8)
                if thread < 2 {
                    _ = Entry(key, in: table)
                } else if let found = table.find(key), (found as? Entry)?.key != key {
                    wrong.withLock { $0 += 1 }
                }
            }
        }
        #expect(wrong.withLock { $0 } == 0 && table.count == 0)
    }
}
