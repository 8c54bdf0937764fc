/// A property wrapper for an identifier that is unique to a view.
///
/// Use it to match the geometry or the accessibility of two views. The identifier exists as long as the view keeps its
/// position in the tree.
///
/// ```swift
/// struct Shelf: View {
///     @Namespace private var covers
///     @State private var chosen: Book?
///     var body: some View {
///         Cover(chosen).matchedGeometryEffect(id: chosen?.id, in: covers)
///     }
/// }
/// ```
@propertyWrapper public struct Namespace: DynamicProperty, Sendable {
    @State private var identity = Identity()

    /// Makes a name.
    public init() {}

    /// The name. Until the view is installed, each value of the view has another.
    public var wrappedValue: ID { ID(identity: identity) }

    /// The identity of a name.
    public struct ID: Hashable, Sendable {
        fileprivate let identity: Identity

        /// Returns true if both are the same name.
        public static func == (left: ID, right: ID) -> Bool { left.identity === right.identity }

        /// Feeds the name to a hasher.
        public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }

        /// Returns the namespace's object of a type, created at the first call. Called on the main thread only.
        package func attachment<Object: AnyObject>(_ make: () -> Object) -> Object { identity.attachments.object(make) }
    }

    // The attachments are used on the main thread only.
    fileprivate final class Identity: @unchecked Sendable {
        var attachments = Attachments()
    }
}
