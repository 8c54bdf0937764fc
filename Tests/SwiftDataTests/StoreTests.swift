import SwiftData
import Testing
import UmweltSQLite

/// A class before and after it was changed, with the table of one name.
private enum Old {
    @Model final class Note {
        var title: String
        init(title: String) { self.title = title }
    }
}

private enum New {
    @Model final class Note {
        @Attribute(originalName: "title") var name: String
        var count = 3
        var detail: String?
        init(name: String) { self.name = name }
    }
}

private enum Broken {
    @Model final class Note {
        var name: String
        var needed: Int
        init(name: String, needed: Int) {
            self.name = name
            self.needed = needed
        }
    }
}

@Suite("Stores in files") struct StoreTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("umwelt-\(UUID().uuidString)")

    private func container(_ types: any PersistentModel.Type..., allowsSave: Bool = true) throws -> ModelContainer {
        let url = folder.appendingPathComponent("deep/notes.store")
        return try ModelContainer(
            for: Schema(types), configurations: ModelConfiguration(url: url, allowsSave: allowsSave))
    }

    private func write(_ titles: [String]) throws {
        let context = ModelContext(try container(Old.Note.self))
        for title in titles { context.insert(Old.Note(title: title)) }
        try context.save()
    }

    @Test("A store is there again, with renamed and new properties; older programs read it too")
    func migration() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(["a", "b"])
        let context = ModelContext(try container(New.Note.self))
        let notes = try context.fetch(FetchDescriptor<New.Note>(sortBy: [SortDescriptor(\.name)]))
        #expect(notes.map(\.name) == ["a", "b"])
        #expect(notes.map(\.count) == [3, 3])
        #expect(notes.allSatisfy { $0.detail == nil })
    }

    @Test("The error for a new property without a value says what to do, and nothing is lost")
    func missingDefault() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(["a"])
        let error = #expect(throws: SwiftDataError.self) { try container(Broken.Note.self) }
        #expect(error == .loadIssueModelContainer)
        #expect(error?.description.contains("give it an initial value, or make it optional") == true)
        #expect(try ModelContext(container(Old.Note.self)).fetch(FetchDescriptor<Old.Note>()).map(\.title) == ["a"])
    }

    @Test("The error for a file that is no store has its name, and the file is unchanged")
    func garbage() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("deep/notes.store")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        let text = Data(String(repeating: "no database ", count: 100).utf8)
        try text.write(to: file)
        let error = #expect(throws: SwiftDataError.self) { try container(Old.Note.self) }
        #expect(error?.description.contains(file.path) == true)
        #expect(try Data(contentsOf: file) == text)
    }

    @Test("A store that allows no saving is read, and saving fails")
    func readOnly() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(["a"])
        let context = ModelContext(try container(Old.Note.self, allowsSave: false))
        #expect(try context.fetchCount(FetchDescriptor<Old.Note>()) == 1)
        context.insert(Old.Note(title: "b"))
        #expect(throws: SwiftDataError.self) { try context.save() }
        #expect(context.hasChanges)
    }
}

@Model private final class Song {
    var title: String
    @Relationship(inverse: \Album.songs) var album: Album?
    init(title: String) { self.title = title }
}

@Model private final class Album {
    var name: String
    var songs: [Song] = []
    init(name: String) { self.name = name }
}

@Model private final class Setting {
    @Attribute(.unique) var key: String
    var value: Int
    init(key: String, value: Int) {
        self.key = key
        self.value = value
    }
}

extension StoreTests {
    private func music(isSettingsStoreWritable: Bool = true) throws -> ModelContext {
        let songs = ModelConfiguration(
            "songs", schema: Schema(Song.self), url: folder.appendingPathComponent("songs.store"))
        let settings = ModelConfiguration(
            "settings", url: folder.appendingPathComponent("settings.store"), allowsSave: isSettingsStoreWritable)
        return ModelContext(
            try ModelContainer(for: Song.self, Setting.self, configurations: songs, settings))
    }

    @Test("Each of several configurations is a store of its own, and a context has the objects of all")
    func configurations() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let context = try music()
        let song = Song(title: "Kashmir")
        song.album = Album(name: "Physical Graffiti")
        context.insert(song)
        context.insert(Setting(key: "volume", value: 11))
        try context.save()

        let again = try music()
        #expect(try again.fetch(FetchDescriptor<Song>()).first?.album?.name == "Physical Graffiti")
        let setting = try #require(try again.fetch(FetchDescriptor<Setting>()).first)
        setting.value = 3
        again.insert(Setting(key: "volume", value: 7))
        try again.save()
        #expect(try again.fetch(FetchDescriptor<Setting>()).map(\.value) == [7])
        for (name, tables) in [("songs", ["Album", "Song"]), ("settings", ["Setting"])] {
            let database = try Database(
                path: folder.appendingPathComponent("\(name).store").path, isReadOnly: true)
            var found: [String] = []
            try database.rows(of: "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name") {
                if case .text(let table) = $0[0] { found.append(table) }
            }
            #expect(found == tables)
        }
    }

    @Test("A store that is read alone hinders no save in another")
    func readOnlyConfiguration() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let first = try music()
        first.insert(Setting(key: "volume", value: 11))
        try first.save()
        let context = try music(isSettingsStoreWritable: false)
        context.insert(Song(title: "Kashmir"))
        try context.save()
        try context.fetch(FetchDescriptor<Setting>()).first?.value = 1
        #expect(throws: SwiftDataError.self) { try context.save() }
    }

    @Test("Configurations that share a class, and classes that none has, are errors that say what to do")
    func wrongConfigurations() {
        func open(_ schemas: Schema?...) throws {
            let configurations = schemas.enumerated().map { index, schema in
                ModelConfiguration("store \(index)", schema: schema, isStoredInMemoryOnly: true)
            }
            _ = try ModelContainer(for: Schema(Song.self, Setting.self), configurations: configurations)
        }
        let shared = #expect(throws: SwiftDataError.self) { try open(Schema(Song.self), Schema(Album.self), nil) }
        #expect(shared?.description.contains("both have") == true)
        #expect(throws: SwiftDataError.self) { try open(nil, nil) }
        #expect(throws: SwiftDataError.self) { try open(Schema(Song.self), Schema(Song.self)) }
        #expect(throws: SwiftDataError.self) { try open(Schema(Trip.self), nil) }
        #expect(throws: Never.self) { try open(Schema(Song.self), Schema(Setting.self)) }
    }
}

private enum First: VersionedSchema {
    static let versionIdentifier = Schema.Version(1, 0, 0)
    static var models: [any PersistentModel.Type] { [Person.self] }

    @Model final class Person {
        var fullName: String
        init(fullName: String) { self.fullName = fullName }
    }
}

private enum Second: VersionedSchema {
    static let versionIdentifier = Schema.Version(2, 0, 0)
    static var models: [any PersistentModel.Type] { [Person.self] }

    @Model final class Person {
        var fullName = ""
        var familyName = ""
        init(fullName: String) { self.fullName = fullName }
    }
}

private enum Plan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [First.self, Second.self] }

    static var stages: [MigrationStage] {
        [
            .custom(
                fromVersion: First.self, toVersion: Second.self,
                willMigrate: { context in
                    for person in try context.fetch(FetchDescriptor<First.Person>()) { person.fullName += "!" }
                },
                didMigrate: { context in
                    for person in try context.fetch(FetchDescriptor<Second.Person>()) {
                        person.familyName = person.fullName.components(separatedBy: " ").last ?? ""
                    }
                })
        ]
    }
}

extension StoreTests {
    @Test("A plan's code runs once, on the objects of the old version and on those of the new one")
    func plan() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let configuration = ModelConfiguration(url: folder.appendingPathComponent("people.store"))
        let old = ModelContext(
            try ModelContainer(for: Schema(versionedSchema: First.self), configurations: configuration))
        old.insert(First.Person(fullName: "Ada Lovelace"))
        try old.save()
        for _ in 1...2 {
            let context = ModelContext(
                try ModelContainer(for: Second.Person.self, migrationPlan: Plan.self, configurations: configuration))
            let person = try #require(try context.fetch(FetchDescriptor<Second.Person>()).first)
            #expect(person.fullName == "Ada Lovelace!")
            #expect(person.familyName == "Lovelace!")
        }
    }
}
