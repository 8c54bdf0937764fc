import Foundation
import Umwelt

/// The store of an app's objects, and the contexts that use it.
///
/// ```swift
/// let container = try ModelContainer(for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
/// let context = ModelContext(container)
/// ```
public final class ModelContainer: Equatable, Sendable {
    /// The classes of the container.
    public let schema: Schema

    /// The steps by which stores of older versions become those of the schema's; nil if there are none.
    public let migrationPlan: (any SchemaMigrationPlan.Type)?

    /// The description of the store.
    public let configurations: Set<ModelConfiguration>

    let store: ModelStore

    // Used on the main actor only.
    private nonisolated(unsafe) var main: ModelContext?

    /// Opens the store of some classes.
    ///
    /// - Throws: ``SwiftDataError/loadIssueModelContainer`` if the store cannot be opened, with what to do.
    public convenience init(
        for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        // The version is that of the plan's newest schema.
        let version = migrationPlan?.schemas.last?.versionIdentifier
        try self.init(
            for: version.map { Schema(types, version: $0) } ?? Schema(types), migrationPlan: migrationPlan,
            configurations: configurations)
    }

    /// Opens the store of a schema.
    public convenience init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
    }

    /// Opens the store of a schema.
    ///
    /// - Parameters:
    ///   - migrationPlan: The steps by which stores of older versions become those of the schema's.
    ///   - configurations: The description of the store: one at most. Without one it is the file `default.store`.
    public init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration]
    ) throws {
        guard configurations.count < 2 else {
            throw SwiftDataError.loadIssueModelContainer.describing(
                "a container has one store here: make one container for each configuration.")
        }
        let configuration = configurations.first ?? ModelConfiguration()
        self.schema = schema
        self.configurations = [configuration]
        self.migrationPlan = migrationPlan
        try migrationPlan?.run(on: configuration, to: schema)
        store = try ModelStore(configuration, schema: schema)
        if configuration.allowsSave { try store.setVersion() }
    }

    /// The context for views and others on the main actor. It saves by itself.
    @MainActor public var mainContext: ModelContext {
        if let main { return main }
        let context = ModelContext(self)
        context.autosaveEnabled = true
        main = context
        return context
    }

    public static func == (lhs: ModelContainer, rhs: ModelContainer) -> Bool { lhs === rhs }

    /// Has the context of the main actor read anew what another one has saved.
    func noteSaved(_ changes: SavedChanges, by context: ModelContext) {
        let name = ObjectIdentifier(context)
        MainQueue.run { [weak self] in
            guard let main = self?.main, ObjectIdentifier(main) != name else { return }
            main.merge(changes)
        }
    }
}
