@preconcurrency import OpenCombine
import Umwelt

/// A property wrapper for an `ObservableObject` that the view owns: it is made when the view first appears, and kept
/// until the view is removed. The body runs again whenever the object announces a change.
///
/// ```swift
/// struct Stopwatch: View {
///     @StateObject private var clock = Clock()
///     var body: some View { Text("\(clock.seconds)") }
/// }
/// ```
@propertyWrapper @MainActor @preconcurrency
public struct StateObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
    private enum Storage {
        case initially(() -> ObjectType)
        case object(ObservedObject<ObjectType>)
    }

    // Safe: views are made, compared and installed on the main actor, in passes that are not isolated.
    nonisolated(unsafe) private var storage: Storage

    /// Owns the object that a closure makes, which is called once for each place in the tree.
    ///
    /// - Parameter thunk: Makes the object, when the view appears.
    nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        storage = .initially(thunk)
    }

    /// The object. Outside of a body each read makes a new object and logs a warning.
    public var wrappedValue: ObjectType { installed.wrappedValue }

    /// Bindings to the object's properties.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { installed.projectedValue }

    private var installed: ObservedObject<ObjectType> {
        switch storage {
        case .object(let observed): return observed
        case .initially(let make):
            UninstalledProperty.warn(Self.self, use: "read", consequence: "each read creates a new object")
            return ObservedObject(wrappedValue: make())
        }
    }
}

extension StateObject: ObjectFollower {
    package nonisolated var followed: AnyObject? {
        if case .object(let observed) = storage { observed.followed } else { nil }
    }
}

extension StateObject: ObjectProperty {
    package nonisolated static var ownsObject: Bool { true }

    /// Ignores the closures, because only the first one is used, when the view appears.
    package nonisolated func isSameField(as other: StateObject) -> Bool {
        switch (storage, other.storage) {
        case (.initially, .initially): true
        case (.object(let left), .object(let right)): left.isSameField(as: right)
        default: false
        }
    }

    package nonisolated mutating func install(with node: ObjectNode) {
        switch storage {
        case .object(var observed):
            // The view was copied from one that is installed.
            observed.install(with: node)
            storage = .object(observed)
        case .initially(let make):
            // The node is this property's alone, so that the object is one that it made.
            let object = node.object.map { unsafeDowncast($0, to: ObjectType.self) } ?? make()
            storage = .object(ObservedObject(of: object, with: node))
        }
    }
}
