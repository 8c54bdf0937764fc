import CoreData
import Testing

/// Random changes in two contexts, compared with a naive model.
@Suite("Random changes") struct RandomContextTests {
    private struct World: Equatable {
        var trips: [String: Int64] = [:]
        /// The name of the trip of each stop; empty for none.
        var stops: [String: String] = [:]
        var guests: [String: Set<String>] = [:]
    }

    private static func world(of context: NSManagedObjectContext) throws -> World {
        var world = World()
        for trip in try context.fetch(NSFetchRequest<Trip>()) {
            let name = try #require(trip.name)
            #expect(world.trips[name] == nil, "It is found twice.")
            world.trips[name] = trip.days
            for stop in trip.stops as? Set<Stop> ?? [] { #expect(stop.trip === trip) }
            for guest in trip.guests ?? [] { #expect(guest.trips?.contains(trip) == true) }
        }
        for stop in try context.fetch(NSFetchRequest<Stop>()) {
            world.stops[stop.name ?? ""] = stop.trip?.name ?? ""
            if let trip = stop.trip { #expect(trip.stops?.contains(stop) == true) }
        }
        for guest in try context.fetch(NSFetchRequest<Guest>()) {
            world.guests[guest.name ?? ""] = Set((guest.trips ?? []).compactMap(\.name))
        }
        return world
    }

    @Test("Contexts have what a naive model has", arguments: 0..<200)
    func changes(seed: Int) throws {
        var generator = SeededGenerator(state: UInt64(seed &+ 1) &* 0x9E37_79B9_7F4A_7C15)
        let container = try makeContainer()
        let context = container.newBackgroundContext()
        let other = container.newBackgroundContext()
        other.automaticallyMergesChangesFromParent = true
        var (model, saved) = (World(), World())
        func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }
        func any<T: NSManagedObject>(_ type: T.Type) throws -> T? {
            let request = NSFetchRequest<T>()
            request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
            let all = try context.fetch(request)
            return all.isEmpty ? nil : all[number(all.count)]
        }
        for step in 0..<30 {
            switch number(10) {
            case 0, 1:
                let trip = Trip(context: context)
                trip.name = "trip \(step)"
                model.trips["trip \(step)"] = 1
            case 2:
                let stop = Stop(context: context)
                stop.name = "stop \(step)"
                let trip = try any(Trip.self)
                stop.trip = trip
                model.stops["stop \(step)"] = trip?.name ?? ""
            case 3:
                let guest = Guest(context: context)
                guest.name = "guest \(step)"
                let trip = try any(Trip.self)
                guest.trips = trip.map { [$0] } ?? []
                model.guests["guest \(step)"] = Set(trip.map { [$0.name ?? ""] } ?? [])
            case 4:
                guard let trip = try any(Trip.self) else { break }
                trip.days = Int64(step)
                model.trips[trip.name ?? ""] = Int64(step)
            case 5:
                guard let stop = try any(Stop.self) else { break }
                let trip = try any(Trip.self)
                if number(2) == 0 { stop.trip = trip } else { stop.trip = nil }
                model.stops[stop.name ?? ""] = stop.trip?.name ?? ""
            case 6:
                guard let trip = try any(Trip.self) else { break }
                let name = trip.name ?? ""
                context.delete(trip)
                model.trips[name] = nil
                model.stops = model.stops.filter { $0.value != name }
                model.guests = model.guests.mapValues { $0.subtracting([name]) }
            case 7:
                guard let trip = try any(Trip.self), let guest = try any(Guest.self) else { break }
                if trip.guests?.contains(guest) == true {
                    trip.guests?.remove(guest)
                    model.guests[guest.name ?? ""]?.remove(trip.name ?? "")
                } else {
                    trip.guests?.insert(guest)
                    model.guests[guest.name ?? ""]?.insert(trip.name ?? "")
                }
            case 8:
                if number(2) == 0 {
                    context.rollback()
                    model = saved
                } else {
                    context.refreshAllObjects()
                }
            default:
                try context.save()
                saved = model
                other.performAndWait {}
                #expect(
                    try other.performAndWait { try Self.world(of: other) } == saved,
                    "The other differs after step \(step).")
            }
            #expect(try Self.world(of: context) == model, "It differs after step \(step).")
        }
    }
}
