import SwiftData
import Testing

@ModelActor private actor Importer {
    func add(_ names: [String]) throws -> PersistentIdentifier? {
        for name in names { modelContext.insert(Trip(name: name)) }
        try modelContext.save()
        return try modelContext.fetchIdentifiers(FetchDescriptor<Trip>()).first
    }

    func name(of id: PersistentIdentifier) -> String? { self[id, as: Trip.self]?.name }
}

@Suite("Actors with a context") struct ModelActorTests {
    @Test("An actor inserts and saves beside the main actor, which shows it") @MainActor
    func work() async throws {
        let container = try makeContainer()
        let importer = Importer(modelContainer: container)
        let id = try #require(try await importer.add(["Rome", "Oslo"]))
        #expect(await importer.name(of: id) == "Rome")
        #expect(try container.mainContext.fetchCount(FetchDescriptor<Trip>()) == 2)
        #expect((container.mainContext.model(for: id) as? Trip)?.name == "Rome")
    }
}
