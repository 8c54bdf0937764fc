@preconcurrency import OpenCombine
import Umwelt

/// A property that finds the object of its type which `environmentObject(_:)` has set for the view. The body runs again
/// whenever the object announces a change.
///
/// ```swift
/// struct Player: View {
///     @EnvironmentObject private var tape: Tape
///     var body: some View { Text(tape.title) }
/// }
/// ```
@propertyWrapper @MainActor @preconcurrency
public struct EnvironmentObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
    // Safe: views are made, compared and installed on the main actor, in passes that are not isolated.
    nonisolated(unsafe) private var object: ObjectType?

    /// The number of the object's changes when the view was installed, so that closures which captured the view differ
    /// afterwards.
    nonisolated(unsafe) private var changeCount = 0

    /// The node that reports where an object is missing.
    nonisolated(unsafe) private var node: ObjectNode?

    /// Follows the nearest object of the type.
    public init() {}

    /// The object. Stops the program with a message if no view above provides the object.
    public var wrappedValue: ObjectType {
        if let object { return object }
        if let node { node.stopForMissingObject(of: ObjectType.self) }
        ObjectNode.stopForMissingObject(of: ObjectType.self)
    }

    /// Bindings to the object's properties.
    public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }

    /// A wrapper that makes bindings to the properties of an object.
    public typealias Wrapper = ObservedObject<ObjectType>.Wrapper
}

extension EnvironmentObject: ObjectFollower {
    package nonisolated var followed: AnyObject? { object }
}

extension EnvironmentObject: ObjectProperty {
    package nonisolated func isSameField(as other: EnvironmentObject) -> Bool {
        object === other.object && changeCount == other.changeCount
    }

    package nonisolated mutating func install(with node: ObjectNode) {
        object = Self.object(in: node.environment)
        node.follow(publisherOf: object)
        changeCount = node.changeCount
        self.node = object == nil ? node : nil
    }

    package nonisolated func environmentChanged(for node: ObjectNode) -> Bool {
        node.object !== Self.object(in: node.environment)
    }

    private nonisolated static func object(in values: EnvironmentValues) -> ObjectType? {
        values[object: KeyedObject<ObjectType>()]
    }
}
