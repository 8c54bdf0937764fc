import Observation
@testable import SwiftDataStack
import SwiftData
import SwiftUI
import Testing
import UmweltTesting

@Model final class Place {
    var name: String
    var country: String
    var region: String?
    init(_ name: String, _ country: String, region: String? = nil) {
        self.name = name
        self.country = country
        self.region = region
    }
}

private struct PlaceRow: View {
    let place: Place
    var body: some View { Text(place.name) }
}

private struct PlaceList: View {
    @Query(sort: \Place.name, sectionBy: \Place.country) private var places: SectionedResults<Place, String>

    var body: some View {
        List {
            ForEach(places) { section in
                Section(section.title) { ForEach(section) { PlaceRow(place: $0) } }
            }
        }
    }
}

/// The form with an array, whose sections the property with an underscore has.
private struct RegionList: View {
    @Query(sort: [SortDescriptor(\Place.name, order: .reverse)], sectionBy: \Place.region) private var places: [Place]

    var body: some View {
        VStack {
            Text("\(places.count) places")
            ForEach(_places.sections) { section in
                Text("[\(section.id)]")
                ForEach(section) { PlaceRow(place: $0) }
            }
        }
    }
}

@MainActor @Suite("Sections of queries") struct SectionTests {
    private let container: ModelContainer
    private var context: ModelContext { container.mainContext }

    init() throws {
        container = try ModelContainer(
            for: Place.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        for place in [
            Place("Ulm", "Germany", region: "South"), Place("Oslo", "Norway"), Place("Bonn", "Germany"),
            Place("Bergen", "Norway", region: "West"),
        ] { context.insert(place) }
        try context.save()
    }

    private func place(_ name: String) throws -> Place {
        try #require(context.fetch(FetchDescriptor<Place>(predicate: #Predicate { $0.name == name })).first)
    }

    @Test("A list has a section for each value of a property, in the order of the values")
    func list() {
        let host = TestHost { PlaceList().modelContainer(container) }
        #expect(host.texts == ["GERMANY", "Bonn", "Ulm", "NORWAY", "Bergen", "Oslo"])
    }

    @Test("An array of objects has its sections beside it; objects without a value are in the empty section")
    func array() {
        let host = TestHost { RegionList().modelContainer(container) }
        #expect(host.texts == ["4 places", "[]", "Oslo", "Bonn", "[South]", "Ulm", "[West]", "Bergen"])
    }

    @Test("A change of what divides the objects runs the list, and another change one row")
    func exactness() throws {
        let host = TestHost { PlaceList().modelContainer(container) }
        let (oslo, ulm) = (try place("Oslo"), try place("Ulm"))
        #expect(host.updates { oslo.region = "East" } == [])
        #expect(host.updates { ulm.name = "Uelzen" } == ["PlaceRow"])
        // The row of an object is another one in another section.
        #expect(host.updates { oslo.country = "Germany" } == ["PlaceList", "PlaceRow"])
        #expect(host.texts == ["GERMANY", "Bonn", "Oslo", "Uelzen", "NORWAY", "Bergen"])
        #expect(host.updates { oslo.country = "Austria" } == ["PlaceList", "PlaceRow"])
        #expect(host.texts.prefix(2) == ["AUSTRIA", "Oslo"])
        context.delete(try place("Bergen"))
        host.update()
        #expect(host.texts == ["AUSTRIA", "Oslo", "GERMANY", "Bonn", "Uelzen"])
    }

    @Test("A section is found by its title, and an order by the divided property keeps its direction")
    func collections() throws {
        let key = SectionKey<Place, String>(\.country)
        let plain = FetchDescriptor<Place>(sortBy: [SortDescriptor(\.name)]).sectioned(by: key)
        #expect(plain.sortBy.first?.keyPath == \Place.country && plain.sortBy.last?.keyPath == \Place.name)
        let reverse = FetchDescriptor<Place>(sortBy: [SortDescriptor(\.country, order: .reverse)]).sectioned(by: key)
        let sections = SectionedResults(try context.fetch(reverse), title: key.title)
        #expect(sections.map(\.title) == ["Norway", "Germany"])
        #expect(sections[sectionTitle: "Germany"]?.map(\.name) == ["Ulm", "Bonn"])
        #expect(sections[sectionTitle: "Norway"]?[1].name == "Bergen")
        #expect(sections[sectionTitle: "Sweden"] == nil)
    }
}
