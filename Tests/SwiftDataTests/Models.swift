import SwiftData

@Model final class Trip {
    var name: String
    var start: Date
    var days = 1
    var note: String?
    var tags: [String] = []
    var kind = Kind.work
    @Attribute(.unique) var code: UUID = UUID()
    @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
    var guests: [Guest] = []
    @Transient var isOpen = false

    enum Kind: String, Codable { case work, leisure }

    init(name: String, start: Date = Date(timeIntervalSinceReferenceDate: 0), days: Int = 1) {
        self.name = name
        self.start = start
        self.days = days
    }
}

@Model final class Stop {
    var name: String
    var trip: Trip?
    init(name: String, trip: Trip? = nil) {
        self.name = name
        self.trip = trip
    }
}

@Model final class Guest {
    #Unique<Guest>([\.name, \.city])
    #Index<Guest>([\.city], [\.name, \.city])

    var name: String
    var city: String?
    var trips: [Trip] = []
    init(name: String, city: String? = nil) {
        self.name = name
        self.city = city
    }
}

/// A container in memory.
func makeContainer() throws -> ModelContainer {
    try ModelContainer(for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
}
