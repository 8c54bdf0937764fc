import Foundation
import SwiftData
import Testing

/// Texts of users that look like SQL: they are values, and nothing else.
@Suite("Texts that look like SQL") struct InjectionTests {
    private static let pieces = [
        "'", "\"", ";", "--", "/*", "*/", "%", "_", "\\", "?", "?1", ":a", "$key", "\u{0}", " ", "é", "e\u{301}", "İ",
        "ß",
        "DROP TABLE \"Trip\"", "OR 1=1", "UNION SELECT", "NULL", "a", "A", "🙂", "[", "]", "^", "*", ")", "(",
    ]

    private func text(_ random: inout SeededGenerator) -> String {
        (0..<Int.random(in: 0..<5, using: &random)).map { _ in
            Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &random)]
        }.joined()
    }

    @Test("They are stored, and found by the conditions that Swift finds them by", arguments: 0..<20)
    func values(seed: Int) throws {
        var random = SeededGenerator(state: UInt64(seed) &+ 5)
        let container = try makeContainer()
        let context = ModelContext(container)
        let trips = (0..<60).map { _ in Trip(name: text(&random)) }
        for trip in trips {
            trip.note = Bool.random(using: &random) ? text(&random) : nil
            trip.tags = [text(&random)]
            context.insert(trip)
        }
        try context.save()
        let names = Set(trips.map(\.name))
        for _ in 0..<25 {
            let (one, two) = (trips[Int.random(in: 0..<60, using: &random)].name, text(&random))
            let predicates: [Predicate<Trip>] = [
                #Predicate { $0.name == one }, #Predicate { $0.name.contains(two) },
                #Predicate { $0.name.starts(with: two) || $0.note == two },
                #Predicate { $0.note?.contains(two) == true },
                #Predicate { [one, two].contains($0.name) },
            ]
            // Swift's own order errs for a decomposed text and a composed one that begins with it ("e\u{301}" and
            // "é;").
            let composed = two.precomposedStringWithCanonicalMapping
            let before = try ModelContext(container).fetch(
                FetchDescriptor<Trip>(predicate: #Predicate { $0.name < two }))
            #expect(
                Set(before.map(\.name))
                    == Set(trips.map(\.name).filter { $0.precomposedStringWithCanonicalMapping < composed }))
            for predicate in predicates {
                let wrong = try mistakes(predicate, among: trips, in: container) { try predicate.evaluate($0) }
                #expect(wrong == [], "\(predicate) with \(one.debugDescription) and \(two.debugDescription)")
            }
            // Swift 6.3 takes neither of "e\u{301}" and "\u{e9};" for the smaller one, but for their composed forms.
            let limit = two.precomposedStringWithCanonicalMapping
            let wrong = try mistakes(#Predicate { $0.name < two }, among: trips, in: container) {
                $0.name.precomposedStringWithCanonicalMapping < limit
            }
            #expect(wrong == [], "below \(two.debugDescription)")
            try context.delete(model: Trip.self, where: #Predicate { $0.name == two && $0.days == 99 })
        }
        #expect(Set(try ModelContext(container).fetch(FetchDescriptor<Trip>()).map(\.name)) == names)
    }

    /// The names of the objects that are found although they don't meet the condition, or the other way round. Objects
    /// are read again, so that objects in use don't hide the store.
    private func mistakes(
        _ predicate: Predicate<Trip>, among trips: [Trip], in container: ModelContainer, meets: (Trip) throws -> Bool
    ) throws -> [String] {
        let found = try ModelContext(container).fetch(FetchDescriptor<Trip>(predicate: predicate))
        let wrong = try Set(found.map(\.persistentModelID))
            .symmetricDifference(trips.filter(meets).map(\.persistentModelID))
        return trips.filter { wrong.contains($0.persistentModelID) }.map(\.name.debugDescription)
    }
}
