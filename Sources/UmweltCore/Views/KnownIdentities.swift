/// A collection that can return the identities of its elements without creating the elements. A `ForEach` reads all
/// identities, but only the elements of realized views.
package protocol KnownIdentities {
    /// Returns the identities of all elements; nil if the elements are needed for them.
    func identities<ID: Hashable>(as type: ID.Type) -> ContiguousArray<ID>?
}
