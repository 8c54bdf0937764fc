import Foundation
@testable import SwiftDataStack
import SwiftData
import Testing
@testable import UmweltSQLite

/// A class of another library, which is stored by its representation.
final class Marker: Codable {
    let id: String
    init(_ id: String) { self.id = id }
}

@Model final class Pin {
    var name: String
    @Attribute(.codable) var marker: Marker?
    @Attribute(.codable) var moment: Date
    @Attribute(.codable) var code: String
    @Attribute(.codable) var count: Int?
    init(name: String, marker: Marker? = nil, code: String, count: Int? = nil) {
        self.name = name
        self.marker = marker
        self.code = code
        self.count = count
        moment = Date(timeIntervalSinceReferenceDate: 5)
    }
}

@Suite("Attributes that Codable stores") struct CodableAttributeTests {
    private let container: ModelContainer
    private let context: ModelContext

    init() throws {
        container = try ModelContainer(for: Pin.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        context = ModelContext(container)
        context.insert(Pin(name: "A", marker: Marker("map"), code: "1", count: 7))
        context.insert(Pin(name: "B", code: "12"))
        try context.save()
    }

    @Test("Values of the store's types and of other types are read as they were written")
    func values() throws {
        let other = ModelContext(container)
        let pins = try other.fetch(FetchDescriptor<Pin>(sortBy: [SortDescriptor(\.name)]))
        #expect(pins.map { $0.marker?.id } == ["map", nil])
        #expect(pins.map(\.code) == ["1", "12"] && pins.map(\.count) == [7, nil])
        #expect(pins[0].moment == Date(timeIntervalSinceReferenceDate: 5))
        pins[1].marker = Marker("new")
        pins[1].code = "3"
        other.rollback()
        #expect(pins[1].marker == nil && pins[1].code == "12")
    }

    @Test("The store has the representation of a value")
    func representation() throws {
        let properties = Pin._$properties
        let pin = try #require(context.fetch(FetchDescriptor<Pin>(sortBy: [SortDescriptor(\.name)])).first)
        let stored = Dictionary(uniqueKeysWithValues: properties.map { ($0.name, $0.read(pin)) })
        #expect(stored["marker"] == .text("{\"id\":\"map\"}"))
        #expect(stored["code"] == .text("\"1\""))
        #expect(stored["moment"] == .text("5"))
        #expect(stored["name"] == .text("A"))
        #expect(properties.map(\.options.isCodable) == [false, true, true, true, true])
    }

    @Test("Conditions and orders on them are evaluated in Swift")
    func conditions() throws {
        let fresh = ModelContext(container)
        let found = FetchDescriptor<Pin>(predicate: #Predicate { $0.code == "12" })
        #expect(try fresh.fetch(found).map(\.name) == ["B"])
        let sorted = FetchDescriptor<Pin>(sortBy: [SortDescriptor(\.code, order: .reverse)])
        #expect(try fresh.fetch(sorted).map(\.name) == ["B", "A"])
    }
}
