/// A stored property of a view, as the inspector shows it.
package struct InspectedProperty: Equatable, Sendable, Identifiable {
    /// The name in the source, such as `count`.
    package let name: String

    /// The name of the property wrapper, such as `@State`; empty for a property without one.
    package let wrapper: String

    /// The value as text.
    package let value: String

    /// The texts of all values, where they are few; nil otherwise.
    package let choices: [String]?

    /// True if the value can be set by ``WindowInspection/setProperty(_:of:to:)``.
    package let isEditable: Bool

    package var id: String { name }
}

/// A property wrapper whose value the inspector shows.
private protocol InspectedWrapper {
    static var wrapperName: String { get }
    var wrappedAny: Any { get }
    static var choices: [String]? { get }
    static var isEditable: Bool { get }
    func set(_ text: String) -> Bool
}

/// A property wrapper with a value that the inspector sets.
private protocol SettableWrapper: InspectedWrapper {
    associatedtype Value
    var wrappedValue: Value { get nonmutating set }
}

extension SettableWrapper {
    fileprivate var wrappedAny: Any { wrappedValue }
    fileprivate static var choices: [String]? { InspectedText.choices(of: Value.self) }
    fileprivate static var isEditable: Bool { InspectedText.canParse(Value.self) }

    fileprivate func set(_ text: String) -> Bool {
        guard let value = InspectedText.parse(text, as: Value.self) else { return false }
        wrappedValue = value
        return true
    }
}

extension State: SettableWrapper { fileprivate static var wrapperName: String { "@State" } }

extension Binding: SettableWrapper { fileprivate static var wrapperName: String { "@Binding" } }

extension Environment: InspectedWrapper {
    fileprivate static var wrapperName: String { "@Environment" }

    fileprivate var wrappedAny: Any {
        if case .value(let value) = content { return value }
        return "not set"
    }

    fileprivate static var choices: [String]? { nil }
    fileprivate static var isEditable: Bool { false }
    fileprivate func set(_ text: String) -> Bool { false }
}

extension BodyElement {
    /// The view with its properties installed, as its body reads them. Nothing depends on it.
    private var installedView: V {
        var installed = view
        withUnsafeMutablePointer(to: &installed) { plan.install(at: $0, slots: slots, for: self) }
        return installed
    }

    package var inspectedProperties: [InspectedProperty] {
        Mirror(reflecting: installedView).children.compactMap { label, value in
            guard let name = label.map(SourceProperty.name) else { return nil }
            guard let wrapper = value as? any InspectedWrapper else {
                return InspectedProperty(
                    name: name, wrapper: value is any DynamicProperty ? SourceProperty.wrapper(value) : "",
                    value: InspectedText.of(SourceProperty.shown(value)), choices: nil, isEditable: false)
            }
            return InspectedProperty(
                name: name, wrapper: type(of: wrapper).wrapperName, value: InspectedText.of(wrapper.wrappedAny),
                choices: type(of: wrapper).choices, isEditable: type(of: wrapper).isEditable)
        }
    }

    package func setProperty(_ name: String, to text: String) -> Bool {
        let property = Mirror(reflecting: installedView).children.first { label, _ in
            label.map(SourceProperty.name) == name
        }
        return (property?.value as? any InspectedWrapper)?.set(text) ?? false
    }
}

/// Names and values of stored properties as the source has them.
private enum SourceProperty {
    static func name(_ label: String) -> String { label.hasPrefix("_") ? String(label.dropFirst()) : label }

    static func wrapper(_ value: Any) -> String { "@" + String(describing: type(of: value)).prefix { $0 != "<" } }

    /// The value of a wrapper, if its location tells it; or else the wrapper.
    static func shown(_ value: Any) -> Any { (value as? any LocatedProperty)?.locatedAny ?? value }
}

/// A property wrapper that keeps its value at a location.
protocol LocatedProperty {
    var locatedAny: Any { get }
}
