import Foundation
import Synchronization
import UmweltBase

/// The stores of an app's objects, and the contexts that use them.
///
/// ```swift
/// let container = try ModelContainer(for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
/// let context = ModelContext(container)
/// ```
///
/// Several configurations are separate stores, each with the classes of its schema; one without a schema has the
/// remaining classes. A save is a transaction in each of them.
public final class ModelContainer: Equatable, Sendable {
    /// The classes of the container.
    public let schema: Schema

    /// The steps for migrating older stores to the schema; nil for none.
    public let migrationPlan: (any SchemaMigrationPlan.Type)?

    /// The descriptions of the stores.
    public let configurations: Set<ModelConfiguration>

    let stores: [ModelStore]
    private let storesByEntity: [ObjectIdentifier: ModelStore]

    // Used on the main actor only.
    private nonisolated(unsafe) var main: ModelContext?

    /// Opens the store of some classes.
    ///
    /// - Parameters:
    ///   - types: The classes of the objects.
    ///   - migrationPlan: The steps from earlier versions of the schema; nil for none.
    ///   - configurations: The stores.
    /// - Throws: ``SwiftDataError/loadIssueModelContainer`` if the store cannot be opened, with advice.
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
    ///
    /// - Parameters:
    ///   - schema: The schema; nil for the container's.
    ///   - migrationPlan: The steps from earlier versions of the schema; nil for none.
    ///   - configurations: The stores.
    public convenience init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
    }

    /// Opens the stores of a schema.
    ///
    /// - Parameters:
    ///   - migrationPlan: The steps for migrating older stores to the schema.
    ///   - configurations: The descriptions of the stores. Without one there is the file `default.store`.
    public init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration]
    ) throws {
        let configurations = configurations.isEmpty ? [ModelConfiguration()] : configurations
        self.schema = schema
        self.configurations = Set(configurations)
        self.migrationPlan = migrationPlan
        stores = try zip(configurations, Self.parts(of: schema, for: configurations)).map { configuration, part in
            try migrationPlan?.run(on: configuration, to: part)
            let store = try ModelStore(configuration, schema: part)
            if configuration.allowsSave { try store.setVersion() }
            return store
        }
        let pairs = stores.flatMap { store in store.schema.members.map { (ObjectIdentifier($0), store) } }
        storesByEntity = Dictionary(pairs) { first, _ in first }
    }

    /// The part of a schema that each store has.
    private static func parts(of schema: Schema, for configurations: [ModelConfiguration]) throws -> [Schema] {
        if configurations.count == 1 { return [schema] }
        var owners: [String: String] = [:]
        for configuration in configurations {
            for entity in configuration.schema?.members ?? [] {
                guard schema.members.contains(where: { $0 === entity }) else {
                    throw SwiftDataError.loadIssueModelContainer.describing(
                        """
                        the configuration “\(configuration.name)” has \(entity.name), which the container's schema \
                        lacks: add it to the container.
                        """)
                }
                if let other = owners.updateValue(configuration.name, forKey: entity.name) {
                    throw SwiftDataError.loadIssueModelContainer.describing(
                        """
                        the configurations “\(other)” and “\(configuration.name)” both have \(entity.name): move the \
                        class, and the classes that its relationships lead to, to one configuration.
                        """)
                }
            }
        }
        let rest = Set(schema.members.map(\.name)).subtracting(owners.keys)
        let open = configurations.filter { $0.schema == nil }
        guard open.count == (rest.isEmpty ? 0 : 1) else {
            throw SwiftDataError.loadIssueModelContainer.describing(
                """
                with several configurations, the one without a schema stores the remaining classes. \(open.count) \
                configurations have no schema, and the remaining classes are \
                \(rest.isEmpty ? "none" : rest.sorted().joined(separator: ", ")): set their schemas.
                """)
        }
        return configurations.map { configuration in
            schema.restricted(to: configuration.schema.map { Set($0.members.map(\.name)) } ?? rest)
        }
    }

    /// The store that has the objects of an entity. Contexts only use entities of the container.
    func store(of entity: Entity) -> ModelStore { storesByEntity[ObjectIdentifier(entity)] ?? stores[0] }

    /// The context for views and other code on the main actor. It saves automatically.
    @MainActor public var mainContext: ModelContext {
        if let main { return main }
        let context = ModelContext(self)
        context.autosaveEnabled = true
        main = context
        return context
    }

    public static func == (lhs: ModelContainer, rhs: ModelContainer) -> Bool { lhs === rhs }

    /// The contexts other than the main one that read saved changes of others.
    private let followers = Mutex<[ContextFollower]>([])

    /// Makes a context read saved changes of others, on the actor that uses it.
    func follow(_ context: ModelContext, on actor: any Actor) {
        followers.withLock { followers in
            followers.removeAll { $0.context == nil }
            if !followers.contains(where: { $0.context === context }) {
                followers.append(ContextFollower(context, on: actor))
            }
        }
    }

    /// Merges the changes that a context has saved into the other contexts that follow the container.
    func mergeSaved(_ changes: SavedChanges, by context: ModelContext) {
        let name = ObjectIdentifier(context)
        let others = followers.withLock { $0.filter { $0.name != name } }
        MainQueue.run { [weak self] in
            let main = self?.main
            if let main, ObjectIdentifier(main) != name { main.merge(changes) }
            for follower in others where follower.isOnMainActor && follower.context !== main {
                follower.context?.merge(changes)
            }
        }
        for follower in others where !follower.isOnMainActor { follower.merge(changes) }
    }
}

/// A context that reads saved changes of others, on the actor that uses it.
private final class ContextFollower: @unchecked Sendable {
    // The context is used on its actor alone.
    private(set) weak var context: ModelContext?
    let name: ObjectIdentifier
    private let actor: any Actor

    init(_ context: ModelContext, on actor: any Actor) {
        self.context = context
        self.actor = actor
        name = ObjectIdentifier(context)
    }

    var isOnMainActor: Bool { actor === MainActor.shared }

    func merge(_ changes: SavedChanges) { Task { await merge(changes, on: actor) } }

    private func merge(_ changes: SavedChanges, on actor: isolated any Actor) { context?.merge(changes) }
}
