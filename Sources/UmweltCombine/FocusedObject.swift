@preconcurrency import OpenCombine
@_spi(Kernel) import Umwelt

/// A property that finds the object of its type which the focused view, or the window, has set. The body runs again
/// whenever the object announces a change.
///
/// ```swift
/// struct PlayerCommands: Commands {
///     @FocusedObject private var tape: Tape?
///     var body: some Commands {
///         CommandMenu("Tape") { Button("Rewind") { tape?.rewind() }.disabled(tape == nil) }
///     }
/// }
/// ```
@propertyWrapper @MainActor @preconcurrency
public struct FocusedObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
    // Safe: views are made, compared and installed on the main actor, in passes that are not isolated.
    nonisolated(unsafe) private var object: ObjectType?
    nonisolated(unsafe) private var changeCount = 0

    /// Makes a property that follows the focused object of the type.
    public init() {}

    /// The object; nil if no focused view has one.
    public var wrappedValue: ObjectType? { object }

    /// Bindings to the object's properties; nil without an object.
    public var projectedValue: Wrapper? { object.map { Wrapper(root: $0) } }

    /// A wrapper that makes bindings to the properties of an object.
    public typealias Wrapper = ObservedObject<ObjectType>.Wrapper
}

extension FocusedObject: ObjectFollower {
    package nonisolated var followed: AnyObject? { object }
}

extension FocusedObject: ObjectProperty {
    package nonisolated func isSameField(as other: FocusedObject) -> Bool {
        object === other.object && changeCount == other.changeCount
    }

    package nonisolated mutating func install(with node: ObjectNode) {
        object = node.owner?.window?.focusedValues.values[object: KeyedObject<ObjectType>()]
        node.follow(publisherOf: object)
        changeCount = node.changeCount
    }
}

extension View {
    /// Sets an object that is read by its type while the focus is in this view; nil for none.
    ///
    /// - Parameter object: The object; nil sets none.
    nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
        focusedValue(\.[object: KeyedObject<T>()], object)
    }

    /// Sets an object that is read by its type while the focus is in this view.
    ///
    /// - Parameter object: The object, which the focused view's commands use.
    nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
        focusedObject(Optional(object))
    }

    /// Sets an object that is read by its type wherever the focus is; nil for none.
    ///
    /// - Parameter object: The object; nil sets none.
    nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
        focusedSceneValue(\.[object: KeyedObject<T>()], object)
    }

    /// Sets an object that is read by its type wherever the focus is.
    ///
    /// - Parameter object: The object, which the commands of the window use.
    nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
        focusedSceneObject(Optional(object))
    }
}
