import Observation
import UmweltGraph

/// A property wrapper that reads a value of the view's environment, or an observable object in it.
///
/// ```swift
/// struct Title: View {
///     @Environment(\.colorScheme) private var colorScheme
///     @Environment(Library.self) private var library
///     var body: some View {
///         Text(library.name).foregroundStyle(colorScheme == .dark ? .yellow : .blue)
///     }
/// }
/// ```
///
/// The body runs again when the value changes. Before the view is installed, the property has the default value and a
/// warning is logged.
@frozen @propertyWrapper public struct Environment<Value>: DynamicProperty {
    @usableFromInline
    @frozen enum Content: @unchecked Sendable {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        case value(Value)
    }

    @usableFromInline var content: Content

    /// Makes a property that reads the value at a key path.
    ///
    /// - Parameter keyPath: The key path of the value.
    @inlinable public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { content = .keyPath(keyPath) }

    /// The value. Before the view is installed it is the default, and a line is logged.
    @inlinable public var wrappedValue: Value {
        switch content {
        case .value(let value): return value
        case .keyPath(let keyPath): return uninstalledValue(keyPath)
        }
    }

    @usableFromInline
    func uninstalledValue(_ keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
        // An object that is missing is left for the body that reads it: the message has its view and its line.
        if let body = RunningBody.current, RequiredObject(Value.self)?.isMissing(keyPath, body.scope) == true {
            return EnvironmentValues(at: body.scope, tracking: true)[keyPath: keyPath]
        }
        let value = EnvironmentValues()[keyPath: keyPath]
        UninstalledProperty.warn(
            Self.self, key: { Self.keyName(behind: keyPath) ?? "\(keyPath)" }, use: "read",
            consequence: "it returns the default value and will not update", in: .environmentReads)
        return value
    }

    /// Returns the name of the last key that is read for a key path. Key paths have no names on Linux.
    private static func keyName(behind keyPath: KeyPath<EnvironmentValues, Value>) -> String? {
        let root = EnvironmentRoot(in: Graph())
        return withExtendedLifetime(root) {
            _ = EnvironmentValues(at: root, tracking: true)[keyPath: keyPath]
            return root.readCount > 0 ? root.lastRead?.name : nil
        }
    }
}

extension Environment: Sendable where Value: Sendable {}

extension Environment where Value: AnyObject, Value: Observable {
    /// Makes a property that reads the observable object of a type that an ancestor's `environment(_:)` set.
    ///
    /// Precondition: the object is in the environment; otherwise reading stops the program with a message.
    ///
    /// - Parameter objectType: The type, which is the key: an object of a subclass is found only if it was set as this
    ///   type.
    public init(_ objectType: Value.Type) { self.init(\EnvironmentValues.[required: KeyedObject<Value>()]) }
}

extension Environment {
    /// Makes a property that reads an optional observable object set by an ancestor's `environment(_:)`; nil if no
    /// ancestor sets one.
    ///
    /// - Parameter objectType: The type, which is the key of the object.
    public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {
        self.init(\EnvironmentValues.[optional: KeyedObject<T>()])
    }
}

extension Environment: ViewFieldComparable {
    package func isSameField(as other: Environment) -> Bool {
        switch (content, other.content) {
        case (.keyPath(let left), .keyPath(let right)): left === right || left == right
        // Installed properties are compared where a closure captured the view.
        case (.value(let left), .value(let right)): areValuesEqual(left, right)
        default: false
        }
    }
}

extension Environment: InstalledProperty {
    package static func makeField(name: String, offset: Int) -> PropertyField {
        EnvironmentField<Value>(name: name, offset: offset, required: RequiredObject(Value.self))
    }

    package static var holdsObservable: Bool {
        if Value.self is any Observable.Type { return true }
        return (Value.self as? any OptionalType.Type)?.wrapsObservable ?? false
    }
}

private protocol OptionalType {
    static var wrapsObservable: Bool { get }
}

extension Optional: OptionalType {
    fileprivate static var wrapsObservable: Bool { Wrapped.self is any Observable.Type }
}

private final class EnvironmentField<Value>: PropertyField {
    private let required: RequiredObject?

    init(name: String, offset: Int, required: RequiredObject?) {
        self.required = required
        super.init(name: name, offset: offset)
    }

    /// The storage of the property in its element, with the value that the body read.
    private final class Slot {
        var value: Value?
    }

    override func makeSlot(at view: UnsafeRawPointer, for element: _Element) -> AnyObject? { Slot() }

    override func install(at view: UnsafeMutableRawPointer, slot: AnyObject?, for element: _Element) {
        let property = (view + offset).assumingMemoryBound(to: Environment<Value>.self)
        guard case .keyPath(let keyPath) = property.pointee.content, let slot else { return }
        if let required, required.isMissing(keyPath, element.scope) { return }
        let value = read(keyPath, for: element)
        // The slot was made above.
        unsafeDowncast(slot, to: Slot.self).value = value
        property.pointee.content = .value(value)
    }

    override func environmentChanged(at view: UnsafeRawPointer, slot: AnyObject?, for element: _Element) -> Bool {
        let property = (view + offset).assumingMemoryBound(to: Environment<Value>.self)
        guard case .keyPath(let keyPath) = property.pointee.content, let slot else { return true }
        // The slot is the one that was made for this property.
        guard let old = unsafeDowncast(slot, to: Slot.self).value else { return true }
        let root = element.scope.theRoot
        let readCount = root.readCount
        let (new, readsObservable) = ObservationTracker.recordingReads { read(keyPath, for: element) }
        // The key path reads a property of an object, which may be another object now: the body has to follow it.
        if readsObservable { return true }
        if Value.self == EnvironmentValues.self {
            // As in SwiftUI, the values count that were read of all. The types are the same.
            return !(old as! EnvironmentValues).isSameWhereRead(as: new as! EnvironmentValues)
        }
        // A key path that reads one key is compared as that key compares.
        if root.readCount == readCount + 1, let entry = root.lastRead?.entry, let same = entry.areEqual(old, new) {
            return !same
        }
        return !areValuesEqual(old, new)
    }

    override func cause(at view: UnsafeRawPointer, for element: _Element) -> UpdateRecord.Cause {
        let property = (view + offset).assumingMemoryBound(to: Environment<Value>.self)
        guard case .keyPath(let keyPath) = property.pointee.content else { return .property(label) }
        let root = element.scope.theRoot
        let readCount = root.readCount
        _ = read(keyPath, for: element)
        guard root.readCount > readCount, let cell = root.lastRead else { return .property(label) }
        return .environment(property: label, key: cell.entry.shortKey, writer: cell.location?.description)
    }

    private func read(_ keyPath: KeyPath<EnvironmentValues, Value>, for element: _Element) -> Value {
        let values = EnvironmentValues(at: element.scope, tracking: true)
        if Value.self == EnvironmentValues.self {
            // The same type, so the value is one of the property's; a snapshot, since views keep it.
            return values.observedSnapshot as! Value
        }
        return values[keyPath: keyPath]
    }
}
