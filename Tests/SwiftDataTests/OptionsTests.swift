import SwiftData
import Testing

@testable import SwiftDataStack

@Model final class Team {
    var name: String
    @Relationship(deleteRule: .cascade, minimumModelCount: 1, maximumModelCount: 2, inverse: \Player.team)
    var players: [Player] = []
    init(name: String) { self.name = name }
}

@Model final class Player {
    var name: String
    var team: Team?
    init(name: String, team: Team? = nil) {
        self.name = name
        self.team = team
    }
}

@Suite("Options of relationships and fetches") struct OptionsTests {
    private let container: ModelContainer
    private let context: ModelContext

    init() throws {
        container = try ModelContainer(
            for: Schema(Team.self),
            configurations: ModelConfiguration(
                "Teams", isStoredInMemoryOnly: true, groupContainer: .none, cloudKitDatabase: .none))
        context = ModelContext(container)
    }

    @Test("A relationship with too few or too many objects is not saved")
    func counts() throws {
        let team = Team(name: "Red")
        context.insert(team)
        #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
        team.players = [Player(name: "Ann")]
        try context.save()
        team.players += [Player(name: "Ben"), Player(name: "Cid")]
        let error = #expect(throws: SwiftDataError.self) { try context.save() }
        #expect(error?.description.contains("a Team has 3 players, more than 2") == true)
        team.players.removeLast()
        try context.save()
        let other = ModelContext(container)
        #expect(try other.fetch(FetchDescriptor<Team>()).first?.players.count == 2)
    }

    @Test("Relationships that a fetch names are read with the objects")
    func prefetching() throws {
        for name in ["Red", "Blue"] {
            let team = Team(name: name)
            team.players = [Player(name: "\(name) 1"), Player(name: "\(name) 2")]
            context.insert(team)
        }
        try context.save()
        let other = ModelContext(container)
        var descriptor = FetchDescriptor<Player>(sortBy: [SortDescriptor(\.name)])
        descriptor.relationshipKeyPathsForPrefetching = [\.team]
        descriptor.propertiesToFetch = [\.name]
        let players = try other.fetch(descriptor)
        #expect(players.allSatisfy { $0._$record.faults.isEmpty })
        #expect(players.map { $0.team?.name } == ["Blue", "Blue", "Red", "Red"] && players[0].team === players[1].team)
        var teams = FetchDescriptor<Team>()
        teams.relationshipKeyPathsForPrefetching = [\.players]
        #expect(try other.fetch(teams).allSatisfy { $0._$record.faults.isEmpty })
    }
}
