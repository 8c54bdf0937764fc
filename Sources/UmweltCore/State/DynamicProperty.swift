/// A stored property of a view that the system installs before the body runs.
///
/// State, bindings and the environment are dynamic properties, and so are types of the app that contain these.
///
/// ```swift
/// struct Counter: DynamicProperty {
///     @State private var count = 0
///     @Environment(\.isEnabled) private var isEnabled
/// }
/// ```
public protocol DynamicProperty {
    /// Called before the body runs, after the properties inside have been installed.
    mutating func update()
}

extension DynamicProperty {
    /// Does nothing.
    public mutating func update() {}
}

/// A dynamic property that the system itself provides.
package protocol InstalledProperty: DynamicProperty {
    /// Returns the field of a view with such a property.
    static func makeField(name: String, offset: Int) -> PropertyField

    /// True if the property can contain observable objects.
    static var holdsObservable: Bool { get }
}

/// A view whose stored properties contain the dynamic properties of others: a modifier's, a style's, a scene's.
package protocol PropertyContainer {
    /// The type that declares the body.
    static var reportedType: Any.Type { get }
}
