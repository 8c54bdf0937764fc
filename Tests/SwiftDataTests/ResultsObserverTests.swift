import Foundation
import Observation
import SwiftData
import SwiftUI
import Testing
import UmweltTesting

private struct ObserverView: View {
    let observer: ResultsObserver<Place, String>

    var body: some View {
        VStack {
            if let sections = observer.sections {
                ForEach(sections) { Text("\($0.title) \($0.count)") }
            }
        }
    }
}

@MainActor @Suite("Observers of results") struct ResultsObserverTests {
    private let container: ModelContainer
    private var context: ModelContext { container.mainContext }

    init() throws {
        container = try ModelContainer(
            for: Place.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        for place in [Place("Ulm", "Germany"), Place("Oslo", "Norway"), Place("Bonn", "Germany", region: "West")] {
            context.insert(place)
        }
        try context.save()
    }

    /// Counts the notifications that a change causes.
    private func notifications(
        of observer: ResultsObserver<Place, Never>, _ change: () throws -> Void
    ) rethrows -> Int {
        nonisolated(unsafe) var count = 0
        withObservationTracking {
            _ = observer.results
        } onChange: {
            count += 1
        }
        try change()
        return count
    }

    @Test("An observer has the objects that satisfy a condition, and follows the changes of its context")
    func results() throws {
        let observer = try ResultsObserver<Place, Never>(
            filterBy: #Predicate { $0.country == "Germany" }, sortBy: [SortDescriptor(\.name)], modelContext: context)
        #expect(observer.results.map(\.name) == ["Bonn", "Ulm"])
        #expect(observer.sections == nil)
        #expect(notifications(of: observer) { context.insert(Place("Aachen", "Germany")) } == 1)
        #expect(observer.results.map(\.name) == ["Aachen", "Bonn", "Ulm"])
        let first = observer.results[0]
        #expect(notifications(of: observer) { first.region = "West" } == 0)
        #expect(notifications(of: observer) { first.name = "Witten" } == 1)
        #expect(observer.results.map(\.name) == ["Bonn", "Ulm", "Witten"])
    }

    @Test("Many changes before a read are one notification")
    func manyChanges() throws {
        let observer = try ResultsObserver<Place, Never>(modelContext: context)
        let count = notifications(of: observer) {
            for index in 0..<100 { context.insert(Place("Place \(index)", "Norway")) }
        }
        #expect(count == 1)
        #expect(observer.results.count == 103)
    }

    @Test("Another condition or order is fetched at once")
    func criteria() throws {
        let observer = try ResultsObserver<Place, Never>(
            fetchDescriptor: FetchDescriptor(sortBy: [SortDescriptor(\.name)]), modelContext: context)
        #expect(notifications(of: observer) { observer.sortBy = [SortDescriptor(\.name, order: .reverse)] } == 1)
        #expect(observer.results.map(\.name) == ["Ulm", "Oslo", "Bonn"])
        observer.filterBy = #Predicate { $0.country == "Norway" }
        #expect(observer.results.map(\.name) == ["Oslo"])
        #expect(observer.fetchDescriptor.predicate != nil)
    }

    @Test("An observer with a context of its own follows what other contexts save")
    func ownContext() throws {
        let observer = try ResultsObserver<Place, Never>(
            sortBy: [SortDescriptor(\.name)], modelContainer: container)
        context.insert(Place("Aachen", "Germany"))
        #expect(observer.results.count == 3)
        try context.save()
        #expect(observer.results.map(\.name) == ["Aachen", "Bonn", "Oslo", "Ulm"])
    }

    @Test("A view that reads the sections of an observer shows its changes")
    func sections() throws {
        let observer = try ResultsObserver<Place, String>(sectionBy: \.country, modelContext: context)
        let host = TestHost { ObserverView(observer: observer) }
        #expect(host.texts == ["Germany 2", "Norway 1"])
        #expect(host.updates { context.insert(Place("Bergen", "Norway")) } == ["ObserverView"])
        #expect(host.texts == ["Germany 2", "Norway 2"])
        let regions = try ResultsObserver<Place, String>(
            sortBy: [SortDescriptor(\.name)], sectionBy: \.region, modelContext: context)
        #expect(regions.sections?[sectionTitle: ""]?.map(\.name) == ["Bergen", "Oslo", "Ulm"])
        regions.sortBy = []
        #expect(regions.sections?.map(\.title) == ["", "West"])
    }
}
