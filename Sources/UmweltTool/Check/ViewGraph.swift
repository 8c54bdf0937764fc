/// The declarations of a program that make views, with their uses of each other and the environment there.
struct ViewGraph {
    /// The key of an environment value: an object's type, or a property.
    enum Key: Hashable {
        /// An object, by the name of its type.
        case object(String)

        /// A value, by the identity of the property of `EnvironmentValues`.
        case value(String)
    }

    /// A position in the source: a file, and the offset in bytes.
    struct Position: Hashable {
        let file: String
        let offset: Int
    }

    /// The environment at an expression, as far as its declaration sets it.
    struct Surroundings {
        /// The keys that are set around the expression.
        var keys: Set<Key> = []

        /// The declarations to which the expression is passed, which may set values around it.
        var receivers: Set<String> = []

        /// True if the values around the expression are unknown.
        var isUnknown = false
    }

    /// The use of a declaration: a view that is made, a function that is called, a property that is read.
    struct Use {
        let target: String
        let surroundings: Surroundings
        let position: Position?
    }

    /// A declaration: a type, or a function or property that may make views.
    struct Declaration {
        let name: String
        let isType: Bool
        var uses: [Use] = []

        /// The keys that its own source sets somewhere.
        var keys: Set<Key> = []

        /// True if its source sets keys that are not known.
        var setsUnknown = false
    }

    /// A place from which views are shown.
    struct Root {
        /// The description of it, such as `the app ShelfApp`.
        let name: String
        let declaration: String
    }

    /// A property that requires an object.
    struct Requirement {
        let property: String
        let name: String
        let type: String
        let object: String

        /// True for `@EnvironmentObject`.
        let isObservableObject: Bool
        let position: Position
    }

    /// A value of the program's that the environment has.
    struct Value {
        let name: String
        let position: Position

        /// True if other modules see it.
        let isPublic: Bool
    }

    var declarations: [String: Declaration] = [:]
    var roots: [Root] = []
    var requirements: [Requirement] = []
    var values: [String: Value] = [:]

    /// The positions where values are set, by their properties.
    var written: [String: Position] = [:]

    /// The names of the types that read values, by the values' properties.
    var read: [String: String] = [:]

    /// The values that are used other than by a modifier or `@Environment`.
    var usedOtherwise: Set<String> = []

    /// The declarations that source refers to.
    var referenced: Set<String> = []

    /// The names of properties with `$` or `_` in front that source refers to.
    var referencedWrappers: Set<String> = []

    /// The objects that the library sets for the whole app, such as its delegate.
    var given: Set<Key> = []

    /// The owner of each constructor: the type that it makes.
    var constructed: [String: String] = [:]

    /// Returns the keys set by a declaration, or by declarations that it uses; nil if unknown.
    func keysSet(by declaration: String) -> Set<Key>? {
        var keys: Set<Key> = []
        var known: Set = [declaration]
        var waiting = [declaration]
        while let next = waiting.popLast() {
            guard let found = declarations[next] else { continue }
            if found.setsUnknown { return nil }
            keys.formUnion(found.keys)
            for use in found.uses {
                let target = constructed[use.target] ?? use.target
                if known.insert(target).inserted { waiting.append(target) }
            }
        }
        return keys
    }
}
