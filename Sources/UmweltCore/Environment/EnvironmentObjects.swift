import Observation

extension EnvironmentValues {
    /// The observable object of a type; nil if none is set.
    ///
    /// - Parameter objectType: The type, which is the key of the object.
    public subscript<T>(objectType: T.Type) -> T? where T: AnyObject, T: Observable {
        get { self[ObjectKey<T>.self] }
        set { self[ObjectKey<T>.self] = newValue }
    }

    subscript<T>(optional type: KeyedObject<T>) -> T? where T: AnyObject, T: Observable {
        self[ObjectKey<T>.self]
    }

    subscript<T>(required type: KeyedObject<T>) -> T where T: AnyObject, T: Observable {
        if let object = self[ObjectKey<T>.self] { return object }
        let reader = scope?.theRoot.graph.reader as? _Element
        MissingObject(type: T.self, kind: "Observable object", scope: scope, reader: reader).stop()
    }

    /// The object of a type, whatever it conforms to; nil if none is set.
    package subscript<T: AnyObject>(object type: KeyedObject<T>) -> T? {
        get { self[ObjectKey<T>.self] }
        set { self[ObjectKey<T>.self] = newValue }
    }
}

/// An object that a property reads by ``EnvironmentValues/subscript(required:)``, and that can be missing.
struct RequiredObject {
    private let path: AnyKeyPath
    private let isFound: (EnvironmentValues) -> Bool

    /// Makes it for the type of a property's value; nil if that is not the type of an observable object.
    init?(_ type: Any.Type) {
        guard let type = type as? any (AnyObject & Observable).Type else { return nil }
        self.init(of: type)
    }

    private init<T: AnyObject & Observable>(of type: T.Type) {
        path = \EnvironmentValues.[required: KeyedObject<T>()]
        isFound = { $0[T.self] != nil }
    }

    /// Returns true if a key path reads an object that is not set.
    func isMissing(_ keyPath: AnyKeyPath, _ scope: EnvironmentScope) -> Bool {
        !isFound(EnvironmentValues(at: scope, tracking: true)) && keyPath == path
    }
}

/// The type of an object as an argument of a key path.
package struct KeyedObject<T>: Hashable, Sendable {
    /// Makes the argument for the type.
    package init() {}
}

/// The key of the object of a type.
struct ObjectKey<T: AnyObject>: EnvironmentKey, NamedEnvironmentKey {
    static var defaultValue: T? { nil }
    static func _valuesEqual(_ lhs: T?, _ rhs: T?) -> Bool { lhs === rhs }
    static var name: String { "EnvironmentObjectKey<\(T.self)>" }
}

/// The message for a view that needs an object that is not in its environment.
struct MissingObject {
    let type: Any.Type

    /// The name of such objects.
    let kind: String
    let scope: EnvironmentScope?

    /// The element of the view that needs the object.
    let reader: _Element?

    /// Stops the program with the message.
    func stop() -> Never { RunningCode.stop(message, use: "The object is read") }

    private var message: String {
        var text = """
            No \(kind) of type \(type) found. A View.environmentObject(_:) for \(type) may be missing as an \
            ancestor of this view.
            """
        guard let scope else { return text + " The property was read before its view was installed." }
        if let reader {
            text += "\nViews from the root: " + reader.viewPath.joined(separator: " > ")
        }
        let objects = scope.allEntries(tracking: false).filter {
            $0.info.name.hasPrefix("EnvironmentObjectKey<") && $0.valueDescription != "nil"
        }
        let names = objects.map { String($0.info.name.dropFirst("EnvironmentObjectKey<".count).dropLast()) }
        text += "\nObjects in reach: " + (names.isEmpty ? "none" : names.joined(separator: ", "))
        return text
    }
}
