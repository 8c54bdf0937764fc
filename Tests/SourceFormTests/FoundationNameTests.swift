import Foundation
import FoundationNetworking
import Testing

@testable import UmweltFoundation

@Suite("Names of Apple's Foundation that source uses") struct FoundationNameTests {
    private final class Observer: NSObject {}

    @Test("A table of weak objects forgets one that nothing else keeps alive")
    func hashTable() {
        let table = NSHashTable<Observer>.weakObjects()
        let kept = Observer()
        table.add(kept)
        do {
            let lost = Observer()
            table.add(lost)
            table.add(lost)
            #expect(table.count == 2 && table.contains(lost))
            withExtendedLifetime(lost) {}
        }
        #expect(table.allObjects == [kept] && table.anyObject === kept)
        table.remove(kept)
        #expect(table.count == 0 && !table.contains(kept))
    }

    @Test("A table of strong objects has each of equal ones once") func equalObjects() {
        let table = NSHashTable<NSString>(options: .strongMemory, capacity: 2)
        table.add("a")
        table.add(NSString(string: "a"))
        #expect(table.count == 1 && table.member("a") == "a")
        let other = NSHashTable<NSString>(options: [.objectPointerPersonality])
        other.add("b")
        table.union(other)
        #expect(table.count == 2 && other.isSubset(of: table))
        table.minus(other)
        #expect(table.allObjects == ["a"])
    }

    @Test("A map finds objects by equal keys, and forgets weak ones") func mapTable() {
        let map = NSMapTable<NSString, Observer>.strongToWeakObjects()
        let kept = Observer()
        map.setObject(kept, forKey: "kept")
        do {
            let lost = Observer()
            map.setObject(lost, forKey: "lost")
            #expect(map.object(forKey: "lost") === lost)
        }
        #expect(map.object(forKey: NSString(string: "kept")) === kept && map.object(forKey: "lost") == nil)
        #expect(map.count == 1 && map.dictionaryRepresentation().count == 1)
        map.removeObject(forKey: "kept")
        #expect(map.count == 0 && map.objectEnumerator() == nil)
    }

    @Test("The store of iCloud keeps values on this machine") func ubiquitousStore() {
        let name = "umwelt.tests.\(UUID().uuidString)"
        defer { UserDefaults.standard.removePersistentDomain(forName: name) }
        let store = NSUbiquitousKeyValueStore(suite: name)
        store.set(Int64(7), forKey: "chapter")
        store.set("Moby-Dick", forKey: "title")
        store.set(true, forKey: "isRead")
        #expect(store.longLong(forKey: "chapter") == 7 && store.bool(forKey: "isRead"))
        #expect(store.string(forKey: "title") == "Moby-Dick" && store.dictionaryRepresentation.count == 3)
        #expect(NSUbiquitousKeyValueStore(suite: name).string(forKey: "title") == "Moby-Dick")
        store.removeObject(forKey: "title")
        #expect(store.object(forKey: "title") == nil)
    }

    @Test("A CGFloat is a number as an object, and one in a dictionary") func numbers() {
        let number = CGFloat(2.5) as NSNumber
        #expect(number.doubleValue == 2.5)
        let values: [String: Any] = ["width": NSNumber(value: 3)]
        #expect(values["width"] as? CGFloat == 3)
        #expect(INT16_MIN == -32768 && INT64_MAX == Int64.max && 2 * NSEC_PER_SEC == 2_000_000_000)
    }

    @Test("A session's functions are values, and a cache needs no folder") func session() {
        let load: (URL) async throws -> (Data, URLResponse) = URLSession.shared.data(from:)
        let ask: (URLRequest) async throws -> (Data, URLResponse) = URLSession.shared.data(for:)
        _ = (load, ask)
        #expect(URLCache(memoryCapacity: 1_000, diskCapacity: 0).memoryCapacity == 1_000)
    }
}
