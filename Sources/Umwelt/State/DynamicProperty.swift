/// A property of a view that the system installs before the body runs: state, bindings, the environment, or a type of
/// your own that is made of those.
///
/// ```swift
/// struct Counter: DynamicProperty {
///     @State private var count = 0
///     @Environment(\.isEnabled) private var isEnabled
/// }
/// ```
public protocol DynamicProperty {
    /// Called before the body runs, when the properties inside are installed.
    mutating func update()
}

extension DynamicProperty {
    /// Does nothing.
    public mutating func update() {}
}

/// A dynamic property that the system itself provides.
protocol InstalledProperty: DynamicProperty {
    /// The field of a view that holds such a property.
    static func makeField(name: String, offset: Int) -> PropertyField

    /// Whether values that such a property can hold are observable objects.
    static var holdsObservable: Bool { get }
}

/// A view whose stored properties hold others' dynamic properties: a modifier's, a style's, a scene's.
package protocol PropertyContainer {
    /// Whose body it is.
    static var reportedType: Any.Type { get }
}
