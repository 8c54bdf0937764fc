import CoreData
import Testing

import class CoreData.NSExpression

@Suite("Fetches of dictionaries") struct DictionaryTests {
    private let container: NSPersistentContainer
    private let context: NSManagedObjectContext

    init() throws {
        container = try makeContainer()
        context = container.newBackgroundContext()
        for (index, name) in ["Rome", "Oslo", "Rome", "Bern", "Rome", "Oslo"].enumerated() {
            let trip = Trip(context: context)
            (trip.name, trip.days) = (name, Int64(index))
            trip.isPlanned = index % 2 == 0
            trip.start = Date(timeIntervalSinceReferenceDate: Double(index) * 60)
            if index < 4 { trip.price = NSDecimalNumber(string: "\(index).25") }
            for number in 0..<index % 3 {
                let stop = Stop(context: context)
                (stop.name, stop.trip) = ("stop \(number)", trip)
            }
        }
        try context.save()
    }

    private func expression(
        _ name: String, _ expression: NSExpression, _ type: NSAttributeType = .undefinedAttributeType
    ) -> NSExpressionDescription {
        let description = NSExpressionDescription()
        (description.name, description.expression, description.expressionResultType) = (name, expression, type)
        return description
    }

    private func function(
        _ name: String, of key: String, as title: String, _ type: NSAttributeType = .undefinedAttributeType
    ) -> NSExpressionDescription {
        let keys = NSExpression(forKeyPath: key)
        return expression(title, NSExpression(forFunction: name, arguments: [keys]), type)
    }

    private func request(_ properties: [Any]?, by groups: [Any]? = nil, order: String? = nil) -> NSFetchRequest<
        NSDictionary
    > {
        let request = NSFetchRequest<NSDictionary>(entityName: "Trip")
        request.resultType = .dictionaryResultType
        request.propertiesToFetch = properties
        request.propertiesToGroupBy = groups
        if let order { request.sortDescriptors = [NSSortDescriptor(key: order, ascending: true)] }
        return request
    }

    /// The results of the store, which equal the results computed in memory.
    private func results(_ request: NSFetchRequest<NSDictionary>) throws -> [NSDictionary] {
        let stored = try context.fetch(request)
        // SQL does not have a block.
        let all = NSPredicate { _, _ in true }
        let old = request.predicate
        request.predicate = NSCompoundPredicate(andPredicateWithSubpredicates: [all] + [old].compactMap(\.self))
        #expect(try context.fetch(request) == stored)
        request.predicate = old
        return stored
    }

    @Test("A function of a group is reckoned for each group")
    func groups() throws {
        let request = request(
            [
                "name", function("sum:", of: "days", as: "sum", .integer64AttributeType),
                function("count:", of: "days", as: "count"), function("average:", of: "days", as: "average"),
                function("min:", of: "start", as: "first"), function("max:", of: "price", as: "most"),
            ], by: ["name"], order: "name")
        let found = try results(request)
        #expect(found.map { $0["name"] as? String } == ["Bern", "Oslo", "Rome"])
        #expect(found.map { ($0["sum"] as? NSNumber)?.intValue } == [3, 6, 6])
        #expect(found.map { ($0["count"] as? NSNumber)?.intValue } == [1, 2, 3])
        #expect(found.map { ($0["average"] as? NSNumber)?.doubleValue } == [3, 3, 2])
        #expect(found[1]["first"] as? Date == Date(timeIntervalSinceReferenceDate: 60))
        #expect(found[2]["most"] as? NSDecimalNumber == NSDecimalNumber(string: "2.25"))
    }

    @Test("Without a property to group by it is one of all objects, also of none")
    func whole() throws {
        let all = request([
            expression("sum", NSExpression(format: "@sum.days"), .integer32AttributeType),
            expression("twice", NSExpression(format: "sum(days) * 2 + 1")),
            expression("count", NSExpression(format: "@count")),
            function("median:", of: "days", as: "median"),
        ])
        #expect(
            try results(all) == [["sum": NSNumber(value: 15), "twice": 31, "count": 6, "median": 2.5] as NSDictionary])
        all.propertiesToFetch = [function("sum:", of: "days", as: "sum"), function("count:", of: "days", as: "count")]
        all.predicate = NSPredicate(format: "days > 100")
        #expect(try results(all) == [["sum": 0, "count": 0] as NSDictionary])
    }

    @Test("Groups follow each other as their first objects do, or by what they are grouped by")
    func order() throws {
        let request = request(["name"], by: ["name"])
        func names() throws -> [String?] { try results(request).map { $0["name"] as? String } }
        #expect(try names() == ["Rome", "Oslo", "Bern"])
        request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: false)]
        #expect(try names() == ["Rome", "Oslo", "Bern"])
        request.sortDescriptors = [NSSortDescriptor(key: "days", ascending: false)]
        #expect(try names() == ["Oslo", "Rome", "Bern"])
        request.fetchOffset = 1
        request.fetchLimit = 1
        #expect(try names() == ["Rome"])
    }

    @Test("Groups are chosen by a condition on what is reckoned")
    func having() throws {
        let request = request(["name", function("count:", of: "name", as: "count")], by: ["name"], order: "name")
        request.havingPredicate = NSPredicate(format: "$count > 1 AND count < 3")
        #expect(try results(request) == [["name": "Oslo", "count": 2] as NSDictionary])
        request.havingPredicate = NSPredicate(format: "count > 1")
        request.fetchLimit = 1
        #expect(try results(request).map { $0["name"] as? String } == ["Oslo"])
    }

    @Test("Values of each object are reckoned too, also through relationships")
    func values() throws {
        let request = request(
            [
                "name", expression("more", NSExpression(format: "days + 10"), .doubleAttributeType),
                function("count:", of: "stops", as: "stops"), function("uppercase:", of: "name", as: "loud"),
            ], order: "days")
        request.fetchOffset = 2
        request.fetchLimit = 1
        let expected: NSDictionary = ["name": "Rome", "more": 12.0, "stops": 2, "loud": "ROME"]
        #expect(try results(request) == [expected])

        let stops = NSFetchRequest<NSDictionary>(entityName: "Stop")
        stops.resultType = .dictionaryResultType
        stops.propertiesToFetch = ["trip.name", "trip"]
        stops.fetchLimit = 1
        let trip = try #require(try context.fetch(NSFetchRequest<Trip>()).first { $0.days == 1 })
        let stop: NSDictionary = ["trip.name": "Oslo", "trip": trip.objectID]
        #expect(try results(stops) == [stop])
        let count = expression("count", NSExpression(format: "@count"))
        stops.propertiesToFetch = ["trip.name", count]
        stops.propertiesToGroupBy = ["trip.name"]
        stops.fetchLimit = 0
        #expect(try results(stops).map { ($0["count"] as? NSNumber)?.intValue } == [3, 3])
    }

    @Test("Equal dictionaries are found once, and decimal numbers keep their digits")
    func distinct() throws {
        let request = request(["isPlanned"], order: "days")
        request.returnsDistinctResults = true
        #expect(try results(request).map { ($0["isPlanned"] as? NSNumber)?.boolValue } == [true, false])
        let first = try #require(try context.fetch(NSFetchRequest<Trip>()).first { $0.days == 0 })
        first.price = NSDecimalNumber(string: "12345678901234567890.12")
        try context.save()
        let prices = self.request(["price"], order: "days")
        #expect(try results(prices)[0]["price"] as? NSDecimalNumber == first.price)
    }

    @Test("Unsaved changes are included")
    func pending() throws {
        let trip = Trip(context: context)
        (trip.name, trip.days) = ("Rome", 100)
        let request = request([function("sum:", of: "days", as: "sum")])
        #expect(try results(request) == [["sum": 115] as NSDictionary])
        request.includesPendingChanges = false
        #expect(try results(request) == [["sum": 15] as NSDictionary])
    }

    @Test("A property that is not grouped by, and one that there is none of, are errors")
    func faults() throws {
        let sum = function("sum:", of: "days", as: "sum")
        #expect(throws: NSError.self) { try context.fetch(request(["name", sum])) }
        #expect(throws: NSError.self) { try context.fetch(request(["name", "days"], by: ["name"])) }
        #expect(throws: NSError.self) { try context.fetch(request([function("sum:", of: "colour", as: "sum")])) }
    }

    @Test("Expressions evaluate on objects, and say what they are")
    func expressions() throws {
        let trip = Trip(context: context)
        (trip.name, trip.days) = ("Rome", 4)
        let more = NSExpression(format: "days * %d", 3)
        #expect(more.expressionValue(with: trip, context: nil) as? NSNumber == 12)
        #expect(NSExpression(forVariable: "n").expressionValue(with: nil, context: ["n": 3]) as? NSNumber == 3)
        #expect(NSExpression(forConstantValue: "x").constantValue as? String == "x")
        #expect(NSExpression(forKeyPath: \Trip.days).keyPath == "days")
        let sum = NSExpression(forFunction: "sum:", arguments: [more])
        #expect(sum.expressionType == .function && sum.arguments == [more])
        let list = NSExpression(forAggregate: [NSExpression(forConstantValue: 1), 2])
        #expect(
            NSExpression(forFunction: "max:", arguments: [list]).expressionValue(with: nil, context: nil) as? NSNumber
                == 2)
    }
}
