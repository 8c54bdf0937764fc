import CoreData
import Testing

@testable import CoreDataStack

@Suite("Predicates") struct PredicateTests {
    private let context: NSManagedObjectContext
    private let container: NSPersistentContainer

    init() throws {
        container = try makeContainer()
        context = container.newBackgroundContext()
        let names: [String?] = ["Rome", "röme", "Oslo", "Paris", "", nil]
        for (index, name) in names.enumerated() {
            let trip = Trip(context: context)
            trip.name = name
            trip.days = Int64(index)
            trip.isPlanned = index % 2 == 0
            trip.price = NSDecimalNumber(value: Double(index) * 1.5)
            trip.start = index == 3 ? nil : Date(timeIntervalSinceReferenceDate: Double(index))
            for stop in 0..<index {
                let new = Stop(context: context)
                new.name = "stop \(stop)"
                new.trip = trip
            }
        }
        try context.save()
    }

    private func found(_ format: String, _ arguments: Any...) throws -> [Int64] {
        let request = NSFetchRequest<Trip>()
        let predicate = NSPredicate(format: format, argumentArray: arguments)
        request.predicate = predicate
        let stored = try context.fetch(request).map(\.days)
        let all = try context.fetch(NSFetchRequest<Trip>())
        #expect(all.filter { predicate.evaluate(with: $0) }.map(\.days) == stored, "\(format) differs in memory")
        return stored
    }

    @Test("Formats find the same in the store as in memory")
    func formats() throws {
        #expect(try found("name == %@", "Rome") == [0])
        #expect(try found("name != 'Rome'") == [1, 2, 3, 4, 5])
        #expect(try found("name ==[cd] %@", "ROME") == [0, 1])
        #expect(try found("name CONTAINS[c] 'O' AND days < 2") == [0])
        #expect(try found("name BEGINSWITH %@ || name ENDSWITH %@", "Os", "is") == [2, 3])
        #expect(try found("name LIKE '?o*'") == [0])
        #expect(try found("name MATCHES '[A-Z].*'") == [0, 2, 3])
        #expect(try found("name = nil") == [5])
        #expect(try found("NOT (name = NULL)") == [0, 1, 2, 3, 4])
        #expect(try found("NOT name BEGINSWITH 'R'") == [1, 2, 3, 4, 5])
        #expect(try found("days BETWEEN {1, 3}") == [1, 2, 3])
        #expect(try found("days IN %@", [0, 5, 9]) == [0, 5])
        #expect(try found("NOT days IN {0, 1, 2, 3, 4}") == [5])
        #expect(try found("isPlanned == YES") == [0, 2, 4])
        #expect(try found("isPlanned == %@", true) == [0, 2, 4])
        #expect(try found("%K >= %d", "days", 4) == [4, 5])
        #expect(try found("start > %@", Date(timeIntervalSinceReferenceDate: 2)) == [4, 5])
        #expect(try found("price > 3.0") == [3, 4, 5])
        #expect(try found("days + 1 = 2 * 2") == [3])
        #expect(try found("stops.@count > 3") == [4, 5])
        #expect(try found("ANY stops.name == 'stop 3'") == [4, 5])
        #expect(try found("ALL stops.name == 'stop 0'") == [0, 1])
        #expect(try found("NONE stops.name == 'stop 1'") == [0, 1])
        #expect(try found("SUBQUERY(stops, $s, $s.name > 'stop 1').@count = 2") == [4])
        #expect(try found("SUBQUERY(stops, $s, $s.name ENDSWITH '4' AND $s.trip.days = 5).@count = 1") == [5])
        #expect(try found("TRUEPREDICATE") == [0, 1, 2, 3, 4, 5])
        #expect(try found("FALSEPREDICATE OR days = 1") == [1])
        #expect(try found("lowercase(name) = 'oslo'") == [2])
        #expect(try found("abs(0 - days) = 2") == [2])
    }

    @Test("Objects are compared by their identity, through relationships")
    func objects() throws {
        let trip = try #require(try context.fetch(NSFetchRequest<Trip>()).last)
        let request = NSFetchRequest<Stop>()
        request.predicate = NSPredicate(format: "trip == %@ AND name ENDSWITH '2'", trip)
        #expect(try context.fetch(request).map(\.name) == ["stop 2"])
        request.predicate = NSPredicate(format: "trip.days = 1")
        #expect(try context.fetch(request).count == 1)
        request.predicate = NSPredicate(format: "trip.stops.@count = 2 AND trip.name = %@", "Oslo")
        #expect(try context.fetch(request).count == 2)
        let stop = try #require(try context.fetch(request).first)
        #expect(try found("%@ IN stops", stop) == [2])
        #expect(try found("stops CONTAINS %@", stop) == [2])
        #expect(try found("SELF == %@", trip) == [5])
    }

    @Test("Compound predicates are compiled too, and blocks evaluated in memory")
    func compounds() throws {
        let request = NSFetchRequest<Trip>()
        request.predicate = NSCompoundPredicate(andPredicateWithSubpredicates: [
            NSPredicate(format: "days > 1"),
            NSCompoundPredicate(notPredicateWithSubpredicate: NSPredicate(format: "days = 3")),
        ])
        let layout = try request.layout(in: context)
        #expect(try FetchPlan(request, layout).isWhole)
        #expect(try context.fetch(request).map(\.days) == [2, 4, 5])
        request.predicate = NSPredicate { object, _ in (object as? Trip)?.days == 2 }
        #expect(try context.fetch(request).map(\.days) == [2])
        request.predicate = NSPredicate(format: "nothing = 1")
        #expect(throws: NSError.self) { try context.fetch(request) }
    }

    @Test("Random predicates find the same in the store as in memory", arguments: 0..<100)
    func random(seed: Int) throws {
        var generator = SeededGenerator(state: UInt64(seed &+ 1) &* 0x9E37_79B9_7F4A_7C15)
        for _ in 0..<5 {
            var arguments: [Any] = []
            let format = Self.condition(3, &arguments, &generator)
            let request = NSFetchRequest<Trip>()
            let predicate = NSPredicate(format: format, argumentArray: arguments)
            request.predicate = predicate
            let stored = try context.fetch(request).map(\.days)
            let all = try context.fetch(NSFetchRequest<Trip>())
            #expect(all.filter { predicate.evaluate(with: $0) }.map(\.days) == stored, "\(format) \(arguments)")
        }
    }

    private static func condition(
        _ depth: Int, _ arguments: inout [Any], _ generator: inout SeededGenerator
    ) -> String {
        func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }
        if depth > 0, number(2) == 0 {
            let left = condition(depth - 1, &arguments, &generator)
            let right = condition(depth - 1, &arguments, &generator)
            return ["(\(left) AND \(right))", "(\(left) OR \(right))", "NOT (\(left)) AND NOT (\(right))"][number(3)]
        }
        let texts = ["Rome", "o", "", "rö", "stop 1", "%'\"; DROP TABLE Trip", "*"]
        let comparisons = ["=", "!=", "<", "<=", ">", ">="]
        let operators = ["CONTAINS", "BEGINSWITH", "ENDSWITH", "LIKE", "=", "!=", "<", ">"]
        let options = ["", "[c]", "[d]", "[cd]"]
        switch number(6) {
        case 0:
            arguments.append(number(7))
            return "days \(comparisons[number(6)]) %@"
        case 1:
            arguments.append(texts[number(7)])
            return "name \(operators[number(8)])\(options[number(4)]) %@"
        case 2:
            arguments.append(Date(timeIntervalSinceReferenceDate: Double(number(6))))
            return "start \(comparisons[number(6)]) %@"
        case 3:
            arguments.append(texts[number(7)])
            return "\(["ANY", "ALL", "NONE"][number(3)]) stops.name \(operators[number(8)])\(options[number(4)]) %@"
        case 4:
            arguments.append(number(4))
            return "stops.@count \(comparisons[number(6)]) %@"
        default:
            arguments.append((0..<number(5)).map { $0 * 2 })
            return "days IN %@"
        }
    }
}

/// A generator that gives the same numbers for a seed.
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}
