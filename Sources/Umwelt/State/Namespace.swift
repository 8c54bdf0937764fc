/// A property wrapper for a name that is unique to a view.
///
/// The name exists as long as the view keeps its position in the tree.
///
/// ```swift
/// struct Shelf: View {
///     @Namespace private var books
///     var body: some View { Row(in: books) }
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
    }

    fileprivate final class Identity: Sendable {}
}
