import SwiftData
import Testing

@testable import SwiftDataStack

@Model final class Orchestra {
    var musicians: [Musician] = []
    var fans: [Musician] = []
    init() {}
}

@Model final class Musician {
    @Relationship(inverse: \Orchestra.musicians) var orchestra: Orchestra?
    @Relationship(inverse: \Orchestra.fans) var favourites: [Orchestra] = []
    init() {}
}

@Suite("Entities") struct EntityTests {
    @Test("The other sides of relationships are the same for all threads that ask for them at once")
    func threads() async {
        let (orchestra, musician) = (Entity.of(Orchestra.self), Entity.of(Musician.self))
        let found = await withTaskGroup(of: [Int?].self) { group in
            for _ in 0..<64 {
                group.addTask {
                    [orchestra, musician].flatMap { entity in
                        entity.properties.indices.map(entity.inverse) + [entity.pairTables.count]
                    }
                }
            }
            return await group.reduce(into: Set<[Int?]>()) { $0.insert($1) }
        }
        #expect(found == [[0, 1, 1, 0, 1, 1]])
    }
}
