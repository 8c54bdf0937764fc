/// A Core Data model as Xcode's editor saves it: one version in an `.xcdatamodeld` folder.
package struct DataModel: Equatable, Sendable {
    package struct Attribute: Equatable, Sendable {
        package var name = ""

        /// The type as the editor names it, such as `Integer 64`.
        package var type = ""
        package var isOptional = false
        package var isTransient = false
        package var isScalar = false

        /// The value of new objects as text; nil for none.
        package var initial: String?

        /// The class of the values, for attribute types that do not determine it.
        package var valueClass: String?
        package var isExternal = false
        package var renamingIdentifier: String?
        package var versionHashModifier: String?
        package var minimum: String?
        package var maximum: String?
        package var pattern: String?
    }

    package struct Relationship: Equatable, Sendable {
        package var name = ""
        package var destination = ""
        package var inverse: String?
        package var isOptional = false
        package var isTransient = false
        package var isToMany = false
        package var isOrdered = false
        package var minimum = 0
        package var maximum = 0

        /// The rule as the editor names it, such as `Cascade`.
        package var deletionRule = "Nullify"
        package var renamingIdentifier: String?
        package var versionHashModifier: String?
    }

    package struct Index: Equatable, Sendable {
        package var name = ""
        package var properties: [(name: String, isAscending: Bool)] = []

        package static func == (lhs: Index, rhs: Index) -> Bool {
            lhs.name == rhs.name && lhs.properties.elementsEqual(rhs.properties, by: ==)
        }
    }

    package enum CodeGeneration: Sendable {
        /// The program has the class and its properties.
        case none
        /// The program has the class, without its properties.
        case properties
        case all
    }

    package struct Entity: Equatable, Sendable {
        package var name = ""
        package var className = ""
        package var parent: String?
        package var isAbstract = false
        package var codeGeneration = CodeGeneration.none
        package var renamingIdentifier: String?
        package var versionHashModifier: String?
        package var attributes: [Attribute] = []
        package var relationships: [Relationship] = []
        package var indices: [Index] = []
        package var uniquenessConstraints: [[String]] = []
    }

    package var entities: [Entity] = []

    /// The names of the entities of each configuration.
    package var configurations: [String: [String]] = [:]

    /// The conditions of requests by their names, each with the name of its entity.
    package var requests: [String: (entity: String, predicate: String)] = [:]
    package var versionIdentifier = ""

    package static func == (lhs: DataModel, rhs: DataModel) -> Bool {
        lhs.entities == rhs.entities && lhs.configurations == rhs.configurations
            && lhs.versionIdentifier == rhs.versionIdentifier
    }
}
