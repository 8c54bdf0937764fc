import DataTestSupport
import SwiftData
import Testing

@Suite("A process that is killed while it saves") struct KilledProcessTests {
    @Test("Its store has all of each of 200 saves or nothing, all that were done, and opens")
    func opens() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("umwelt-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let url = folder.appendingPathComponent("killed.store")
        await #expect(processExitsWith: .success) { [url = url as URL] in
            let faults = KilledChild.faults(of: "Trip", at: url) {
                let configuration = ModelConfiguration(url: url)
                let context = ModelContext(try ModelContainer(for: Trip.self, configurations: configuration))
                return {
                    for _ in 0..<10 { context.insert(Trip(name: "one of ten")) }
                    try context.save()
                }
            }
            #expect(faults == [])
        }
        let context = ModelContext(try ModelContainer(for: Trip.self, configurations: ModelConfiguration(url: url)))
        #expect(try context.fetchCount(FetchDescriptor<Trip>()) >= 2000)
        context.insert(Trip(name: "after that"))
        try context.save()
    }
}
