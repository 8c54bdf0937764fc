/// A count with its noun, in the singular for one.
///
/// - Parameters:
///   - count: The number of things.
///   - one: The singular noun.
///   - many: The noun for none and for several.
/// - Returns: The number and its noun, as in "1 body" and "2 bodies".
func counted(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
}
