/// A set of model classes as one version of an app has them.
public protocol VersionedSchema: SendableMetatype {
    /// The classes of the version.
    static var models: [any PersistentModel.Type] { get }

    /// The number of the version.
    static var versionIdentifier: Schema.Version { get }
}

extension Schema {
    /// Makes the schema of a version.
    ///
    /// - Parameter versionedSchema: The type with the version and its models.
    public convenience init(versionedSchema: any VersionedSchema.Type) {
        self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
    }
}

/// The steps for migrating older stores of an app to the current version.
public protocol SchemaMigrationPlan: SendableMetatype {
    /// The versions, the oldest first.
    static var schemas: [any VersionedSchema.Type] { get }

    /// The steps from each version to the next.
    static var stages: [MigrationStage] { get }
}

/// A step from a version of a schema to the next.
public enum MigrationStage: Sendable {
    /// Properties are added, removed or renamed: no code is needed.
    case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)

    /// Code runs before the change, on the objects of the old version, and after it, on those of the new one.
    @preconcurrency
    case custom(
        fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
        willMigrate: (@Sendable (_ context: ModelContext) throws -> Void)?,
        didMigrate: (@Sendable (_ context: ModelContext) throws -> Void)?)

    fileprivate var versions: (from: any VersionedSchema.Type, to: any VersionedSchema.Type) {
        switch self {
        case .lightweight(let from, let to): (from, to)
        case .custom(let from, let to, _, _): (from, to)
        }
    }
}

extension SchemaMigrationPlan {
    /// Migrates a store from its version to a schema's, step by step. A step that throws is begun again when the store
    /// is opened the next time.
    static func run(on configuration: ModelConfiguration, to schema: Schema) throws {
        // Of several stores each has some of the classes.
        let names = Set(schema.members.map(\.name))
        func part(_ version: any VersionedSchema.Type) -> Schema {
            let whole = Schema(versionedSchema: version)
            return configuration.schema == nil ? whole : whole.restricted(to: names)
        }
        for stage in stages {
            let (from, to) = stage.versions
            guard let version = try ModelStore.version(of: configuration), version < to.versionIdentifier,
                to.versionIdentifier <= schema.version
            else { continue }
            if case .custom(_, _, let willMigrate?, _) = stage {
                try change(configuration, part(from), willMigrate)
            }
            if case .custom(_, _, _, let didMigrate?) = stage {
                try change(configuration, part(to), didMigrate)
            }
            try ModelStore(configuration, schema: part(to)).setVersion()
        }
    }

    private static func change(
        _ configuration: ModelConfiguration, _ schema: Schema, _ body: (ModelContext) throws -> Void
    ) throws {
        let context = ModelContext(try ModelContainer(for: schema, configurations: configuration))
        try body(context)
        try context.save()
    }
}
