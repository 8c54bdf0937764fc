/// A stored property of a view, or of an observable object that a view has, as the inspector shows it.
package struct InspectedProperty: Equatable, Sendable, Identifiable {
    /// The name in the source, such as `count`.
    package let name: String

    /// The path from the view to the property, such as `library.owner`.
    package let path: String

    /// The name of the property wrapper, such as `@State`; empty for a property without one.
    package let wrapper: String

    /// The value as text.
    package let value: String

    /// The texts of all values, where they are few; nil otherwise.
    package let choices: [String]?

    /// True if the value can be set by ``WindowInspection/setProperty(_:of:to:)``.
    package let isEditable: Bool

    /// The stored properties of the observable object that is the value; none for other values.
    package let parts: [InspectedProperty]

    package var id: String { path }
}

/// A property wrapper whose value the inspector shows.
package protocol InspectedWrapper {
    static var wrapperName: String { get }
    var wrappedAny: Any { get }
    static var choices: [String]? { get }
    static var isEditable: Bool { get }
    func set(_ text: String) -> Bool
}

extension InspectedWrapper {
    package static var choices: [String]? { nil }
    package static var isEditable: Bool { false }
    package func set(_ text: String) -> Bool { false }
}

/// A property wrapper with a value that the inspector sets.
package protocol SettableWrapper: InspectedWrapper {
    associatedtype Value
    var wrappedValue: Value { get nonmutating set }
}

extension SettableWrapper {
    package var wrappedAny: Any { wrappedValue }
    package static var choices: [String]? { InspectedText.choices(of: Value.self) }
    package static var isEditable: Bool { InspectedText.canParse(Value.self) }

    package func set(_ text: String) -> Bool {
        guard let value = InspectedText.parse(text, as: Value.self) else { return false }
        wrappedValue = value
        return true
    }
}

extension State: SettableWrapper { package static var wrapperName: String { "@State" } }

extension Binding: SettableWrapper { package static var wrapperName: String { "@Binding" } }

/// A binding of any value.
private protocol BindingProperty {}

extension Binding: BindingProperty {}

extension Bindable: InspectedWrapper {
    package static var wrapperName: String { "@Bindable" }
    package var wrappedAny: Any { wrappedValue }
}

extension Environment: InspectedWrapper {
    package static var wrapperName: String { "@Environment" }

    package var wrappedAny: Any {
        if case .value(let value) = content { return value }
        return "not set"
    }
}

extension BodyElement {
    /// The view with its properties installed, as its body reads them. Reads are not tracked.
    private var installedView: V {
        var installed = view
        withUnsafeMutablePointer(to: &installed) { plan.install(at: $0, slots: slots, for: self) }
        return installed
    }

    package var observedObjects: [InspectedObject] {
        Mirror(reflecting: installedView).children.compactMap { SourceProperty.object($0.value) }
    }

    package var objectsWithoutBindings: [InspectedObject] {
        Mirror(reflecting: installedView).children.compactMap {
            $0.value is any BindingProperty ? nil : SourceProperty.object($0.value)
        }
    }

    package var bindingName: String? {
        let bindings = Array(Mirror(reflecting: view).children).filter { $0.value is any BindingProperty }
        guard bindings.count == 1, let label = bindings[0].label else { return nil }
        return "\(bodyName).\(SourceProperty.name(label))"
    }

    package var inspectedProperties: [InspectedProperty] {
        Mirror(reflecting: installedView).children.compactMap { label, value in
            guard let name = label.map(SourceProperty.name) else { return nil }
            let shown = SourceProperty.shown(value)
            let parts = InspectedProperty.parts(of: SourceProperty.object(value), path: name, known: [])
            guard let wrapper = value as? any InspectedWrapper else {
                return InspectedProperty(
                    name: name, path: name,
                    wrapper: value is any DynamicProperty ? SourceProperty.wrapper(value) : "",
                    value: InspectedText.of(shown), choices: nil, isEditable: false, parts: parts)
            }
            return InspectedProperty(
                name: name, path: name, wrapper: type(of: wrapper).wrapperName, value: InspectedText.of(shown),
                choices: type(of: wrapper).choices, isEditable: type(of: wrapper).isEditable, parts: parts)
        }
    }

    package func setProperty(_ path: String, to text: String) -> Bool {
        let names = path.split(separator: ".").map(String.init)
        let property = Mirror(reflecting: installedView).children.first { label, _ in
            label.map(SourceProperty.name) == names.first
        }
        guard let property, let last = names.last else { return false }
        if names.count == 1 { return (property.value as? any InspectedWrapper)?.set(text) ?? false }
        var object = SourceProperty.object(property.value)
        for name in names.dropFirst().dropLast() {
            guard let next = object?.properties.last(where: { $0.name == name }) else { return false }
            object = InspectedObject(next.value)
        }
        guard let outcome = object?.set(last, to: text), outcome != .refused else { return false }
        tree.recorder?.recordWrite(of: path, to: text)
        if outcome == .untold { tree.rerunObservers() }
        return true
    }
}

extension InspectedProperty {
    /// The greatest nesting depth of objects whose properties are shown.
    private static let mostLevels = 3

    /// Returns the properties of an object that announces its changes.
    ///
    /// - Parameters:
    ///   - object: The object; nil for none.
    ///   - path: The names that lead to it.
    ///   - known: The objects around it, which are not shown once more.
    fileprivate static func parts(of object: InspectedObject?, path: String, known: [ObjectIdentifier])
        -> [InspectedProperty]
    {
        guard known.count < mostLevels, let object, !known.contains(object.id)
        else { return [] }
        return object.properties.map { property in
            let inner = "\(path).\(property.name)"
            return InspectedProperty(
                name: property.name, path: inner, wrapper: "", value: InspectedText.of(property.value),
                choices: property.choices, isEditable: property.isEditable,
                parts: parts(of: InspectedObject(property.value), path: inner, known: known + [object.id]))
        }
    }
}

/// Names and values of stored properties as the source has them.
private enum SourceProperty {
    static func name(_ label: String) -> String { label.hasPrefix("_") ? String(label.dropFirst()) : label }

    static func wrapper(_ value: Any) -> String { "@" + String(describing: type(of: value)).prefix { $0 != "<" } }

    /// The object that announces its changes and is the value of a property; nil for other values.
    static func object(_ value: Any) -> InspectedObject? {
        if let follower = value as? any ObjectFollower { return follower.followed.map(InspectedObject.init(followed:)) }
        return InspectedObject(shown(value))
    }

    /// The wrapped value, if the wrapper exposes it; otherwise the wrapper.
    static func shown(_ value: Any) -> Any {
        if let follower = value as? any ObjectFollower { return follower.followed ?? "none" }
        return (value as? any InspectedWrapper)?.wrappedAny ?? value
    }
}

/// A property wrapper that follows an object, whose properties the inspector shows.
package protocol ObjectFollower {
    /// The object of an installed wrapper; nil if none.
    nonisolated var followed: AnyObject? { get }
}
