import SwiftData
import Testing

@Suite("A process that is killed while it saves") struct KilledProcessTests {
    @Test("Its store opens, and has all of a save or nothing", arguments: [1, 4, 9, 20, 33])
    func opens(milliseconds: Int) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("umwelt-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let url = folder.appendingPathComponent("killed.store")
        await #expect(processExitsWith: .signal(SIGKILL)) { [url = url as URL, milliseconds = milliseconds as Int] in
            let context = ModelContext(try ModelContainer(for: Trip.self, configurations: ModelConfiguration(url: url)))
            Thread.detachNewThread {
                usleep(UInt32(milliseconds * 1000))
                kill(getpid(), SIGKILL)
            }
            while true {
                for _ in 0..<10 { context.insert(Trip(name: "one of ten")) }
                try context.save()
            }
        }
        let context = ModelContext(try ModelContainer(for: Trip.self, configurations: ModelConfiguration(url: url)))
        #expect(try context.fetchCount(FetchDescriptor<Trip>()) % 10 == 0)
        context.insert(Trip(name: "after that"))
        try context.save()
    }
}
