/// A collection that knows the identities of its elements without making these. A `ForEach` reads all identities, but
/// only the elements of the views that it makes.
package protocol KnownIdentities {
    /// Returns the identities of all elements; nil if only the elements know them.
    func identities<ID: Hashable>(as type: ID.Type) -> ContiguousArray<ID>?
}
