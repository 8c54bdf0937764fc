/// The set of model classes that a store can hold, with a version.
public final class Schema: Sendable {
    /// The classes, their superclasses, and the classes that their relationships lead to.
    let members: [SwiftDataStack.Entity]

    /// The version of the schema, which its author counts.
    public let version: Version

    /// Makes a schema of classes; the classes that their relationships lead to are added.
    ///
    /// - Parameters:
    ///   - types: The classes of the objects.
    ///   - version: The version of the schema.
    public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
        var found: [SwiftDataStack.Entity] = []
        var open = types.map(SwiftDataStack.Entity.of)
        while !open.isEmpty {
            let entity = open.removeFirst()
            if found.contains(where: { $0 === entity }) { continue }
            found.append(entity)
            if let above = entity.superentity { open.append(above) }
            open += entity.properties.compactMap(\.destination).map(SwiftDataStack.Entity.of)
        }
        members = found
        self.version = version
    }

    private init(members: [SwiftDataStack.Entity], version: Version) {
        self.members = members
        self.version = version
    }

    /// The schema of some of the classes, by their names.
    func restricted(to names: Set<String>) -> Schema {
        Schema(members: members.filter { names.contains($0.name) }, version: version)
    }

    /// Makes a schema of classes; the classes that their relationships lead to are added.
    ///
    /// - Parameters:
    ///   - types: The classes of the objects.
    ///   - version: The version of the schema.
    public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
        self.init(types, version: version)
    }

    /// The version number of a schema.
    public struct Version: Codable, Comparable, CustomStringConvertible, Hashable, Sendable {
        public let major: Int
        public let minor: Int
        public let patch: Int

        public init(_ major: Int, _ minor: Int, _ patch: Int) {
            self.major = major
            self.minor = minor
            self.patch = patch
        }

        public static func < (lhs: Version, rhs: Version) -> Bool {
            (lhs.major, lhs.minor, lhs.patch) < (rhs.major, rhs.minor, rhs.patch)
        }

        public var description: String { "\(major).\(minor).\(patch)" }
    }

    /// The options of `@Attribute` on a property.
    public final class Attribute: Sendable {
        /// A rule for an attribute.
        public struct Option: Hashable, Sendable {
            private let name: String

            /// The value is unique: if another object with the same value is saved, it replaces the old one.
            public static var unique: Option { Option(name: "unique") }

            /// Allows large values to be stored outside of the database. Here SQLite keeps them in the store's own
            /// file.
            public static var externalStorage: Option { Option(name: "externalStorage") }

            /// The value is not saved, but a change of it counts as a change of the object.
            public static var ephemeral: Option { Option(name: "ephemeral") }

            /// The value is stored in its `Codable` encoding, for types that the store cannot store directly.
            /// Predicates and orders of such a property are evaluated in Swift.
            public static var codable: Option { Option(name: "codable") }

            /// The value may be encrypted in iCloud. Here the store is not synchronised with iCloud, so that the option
            /// has no effect.
            public static var allowsCloudEncryption: Option { Option(name: "allowsCloudEncryption") }

            @available(*, unavailable, message: "deleted objects are not remembered: leave it out")
            public static var preserveValueOnDeletion: Option { Option(name: "") }

            @available(*, unavailable, message: "there is no Spotlight on Linux: leave it out")
            public static var spotlight: Option { Option(name: "") }

            @available(*, unavailable, message: "values that are Codable are stored without it: leave it out")
            public static func transformable(by transformerName: String) -> Option { Option(name: "") }
        }

        public let options: [Option]

        /// True if the options ask for the `Codable` encoding.
        public var isCodable: Bool { options.contains(.codable) }

        /// The name that the property had in an older version of the schema; empty if it has not changed.
        public let originalName: String

        /// The name of the property; empty for options that are no property's.
        public let name: String

        /// The type of the values.
        public let valueType: Any.Type

        public init(_ options: Option..., originalName: String? = nil) {
            self.options = options
            self.originalName = originalName ?? ""
            name = ""
            valueType = Any.self
        }

        /// Makes the description of a property with these options.
        init(_ attribute: Attribute, name: String, valueType: Any.Type) {
            (options, originalName) = (attribute.options, attribute.originalName)
            (self.name, self.valueType) = (name, valueType)
        }
    }

    /// The options of `@Relationship` on a property.
    public final class Relationship: @unchecked Sendable {
        // Key paths of properties are never changed.

        /// The fate of the objects of a relationship when the object is deleted that has it.
        public enum DeleteRule: String, Codable, Sendable {
            /// They stay unchanged.
            case noAction
            /// They no longer have the object.
            case nullify
            /// They are deleted too.
            case cascade
            /// The object cannot be deleted while the relationship has objects: saving throws an error.
            case deny
        }

        public let deleteRule: DeleteRule

        /// The other side of the relationship.
        public let inverseKeyPath: AnyKeyPath?

        /// The smallest number of objects that may be saved; nil or 0 for none.
        public let minimumModelCount: Int?

        /// The largest number of objects that may be saved; nil or 0 for any.
        public let maximumModelCount: Int?

        /// The name that the property had in an older version of the schema; empty if it has not changed.
        public let originalName: String

        /// The name of the property; empty for options that are no property's.
        public let name: String

        /// The type of the values.
        public let valueType: Any.Type

        /// The name of the entity of the objects on the other side.
        public let destination: String

        /// The name of the inverse property; nil if there is none.
        public let inverseName: String?

        public init(
            deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0, maximumModelCount: Int? = 0,
            originalName: String? = nil, inverse: AnyKeyPath? = nil
        ) {
            self.deleteRule = deleteRule
            (self.minimumModelCount, self.maximumModelCount) = (minimumModelCount, maximumModelCount)
            inverseKeyPath = inverse
            self.originalName = originalName ?? ""
            (name, destination, inverseName) = ("", "", nil)
            valueType = Any.self
        }

        /// Makes the description of a property with these options.
        init(
            _ relationship: Relationship, name: String, valueType: Any.Type, destination: String, inverseName: String?
        ) {
            deleteRule = relationship.deleteRule
            (minimumModelCount, maximumModelCount) = (relationship.minimumModelCount, relationship.maximumModelCount)
            (inverseKeyPath, originalName) = (relationship.inverseKeyPath, relationship.originalName)
            (self.name, self.valueType) = (name, valueType)
            (self.destination, self.inverseName) = (destination, inverseName)
        }
    }
}
