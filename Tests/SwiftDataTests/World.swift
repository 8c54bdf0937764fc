import SwiftData
import Testing

/// The content of a context as plain values, to be compared with a naive model.
struct World: Equatable {
    struct Place: Equatable {
        var name: String
        var days: Int
        var stops: Set<String> = []
        var guests: Set<String> = []
    }

    var trips: [String: Place] = [:]
    var stops: Set<String> = []
    var guests: Set<String> = []

    init() {}

    /// Reads a context by fetching everything, and expects relationships to agree from both sides.
    init(of context: ModelContext) throws {
        for trip in try context.fetch(FetchDescriptor<Trip>()) {
            #expect(trips[trip.code.uuidString] == nil, "It is found twice.")
            trips[trip.code.uuidString] = World.Place(
                name: trip.name, days: trip.days, stops: Set(trip.stops.map(\.name)),
                guests: Set(trip.guests.map(\.name)))
            for stop in trip.stops { #expect(stop.trip === trip) }
            for guest in trip.guests { #expect(guest.trips.contains { $0 === trip }) }
        }
        let (stops, guests) = (try context.fetch(FetchDescriptor<Stop>()), try context.fetch(FetchDescriptor<Guest>()))
        self.stops = Set(stops.map(\.name))
        self.guests = Set(guests.map(\.name))
        #expect(self.stops.count == stops.count && self.guests.count == guests.count)
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
