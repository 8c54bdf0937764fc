@preconcurrency import OpenCombine
import Umwelt

/// A property that follows an object with another owner. The view's body runs again whenever the object announces a
/// change.
///
/// ```swift
/// struct Player: View {
///     @ObservedObject var tape: Tape
///     var body: some View { TextField("Title", text: $tape.title) }
/// }
/// ```
@propertyWrapper @MainActor @preconcurrency
public struct ObservedObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
    // Safe: views are made, compared and installed on the main actor, in passes that are not isolated.
    nonisolated(unsafe) private var object: ObjectType

    /// The number of the object's changes when the view was installed, so that closures which captured the view differ
    /// afterwards.
    nonisolated(unsafe) private var changeCount = 0

    /// Follows an object.
    ///
    /// - Parameter initialValue: The object, which another object owns.
    public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }

    /// Follows an object.
    ///
    /// - Parameter wrappedValue: The object.
    public init(wrappedValue: ObjectType) { object = wrappedValue }

    /// Makes a wrapper that is installed.
    nonisolated init(of object: ObjectType, with node: ObjectNode) {
        self.object = object
        install(with: node)
    }

    /// The object.
    public var wrappedValue: ObjectType {
        get { object }
        set { object = newValue }
    }

    /// Bindings to the object's properties.
    public var projectedValue: Wrapper { Wrapper(root: object) }

    /// A wrapper that makes bindings to the properties of an object.
    @dynamicMemberLookup @MainActor @preconcurrency
    public struct Wrapper {
        let root: ObjectType

        /// Returns a binding to a property of the object.
        ///
        /// - Parameter keyPath: The key path of the property.
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            Binding(object: root, property: keyPath)
        }
    }
}

extension ObservedObject: ObjectFollower {
    package nonisolated var followed: AnyObject? { object }
}

extension ObservedObject: ObjectProperty {
    package nonisolated func isSameField(as other: ObservedObject) -> Bool {
        object === other.object && changeCount == other.changeCount
    }

    package nonisolated mutating func install(with node: ObjectNode) {
        node.follow(publisherOf: object)
        changeCount = node.changeCount
    }
}
