import SwiftData
import Testing

/// A context beside a naive model of it: arrays of values.
@Suite("Random work in a context") struct RandomContextTests {
    @Test("a context and its store have the values of a model", arguments: 0..<200)
    func work(seed: Int) throws {
        var random = SeededGenerator(state: UInt64(seed) &+ 1)
        let container = try makeContainer()
        let context = ModelContext(container)
        var (present, saved) = (World(), World())
        var done: [String] = []
        for step in 0..<40 {
            let trips = try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)]))
            let trip = trips.randomElement(using: &random)
            let code = trip?.code.uuidString ?? ""
            let work = Int.random(in: 0..<12, using: &random)
            done.append("\(work) \(trip?.name ?? "")")
            switch work {
            case 0, 1, 2:
                let new = Trip(name: "trip \(step)", days: step)
                context.insert(new)
                present.trips[new.code.uuidString] = World.Place(name: new.name, days: step)
            case 3:
                trip?.days = step
                present.trips[code]?.days = step
            case 4, 5:
                guard let trip else { continue }
                let stop = Stop(name: "stop \(step)")
                if Bool.random(using: &random) { stop.trip = trip } else { trip.stops.append(stop) }
                present.trips[code]?.stops.insert(stop.name)
                present.stops.insert(stop.name)
            case 6:
                let stops = try context.fetch(FetchDescriptor<Stop>(sortBy: [SortDescriptor(\.name)]))
                guard let stop = stops.randomElement(using: &random) else { continue }
                stop.trip = trip
                for key in present.trips.keys { present.trips[key]?.stops.remove(stop.name) }
                present.trips[code]?.stops.insert(stop.name)
            case 7:
                guard let trip else { continue }
                let guest = Guest(name: "guest \(step)")
                guest.trips.append(trip)
                present.trips[code]?.guests.insert(guest.name)
                present.guests.insert(guest.name)
            case 8:
                let guests = try context.fetch(FetchDescriptor<Guest>(sortBy: [SortDescriptor(\.name)]))
                guard let trip, let guest = guests.randomElement(using: &random) else { continue }
                trip.guests = [guest]
                present.trips[code]?.guests = [guest.name]
            case 9:
                guard let trip else { continue }
                context.delete(trip)
                present.stops.subtract(present.trips[code]?.stops ?? [])
                present.trips[code] = nil
            case 10:
                try context.save()
                saved = present
            default:
                context.rollback()
                present = saved
            }
            let found = try World(of: context)
            try #require(found == present, "\(done): \(found)")
        }
        #expect(try World(of: ModelContext(container)) == saved)
    }
}
