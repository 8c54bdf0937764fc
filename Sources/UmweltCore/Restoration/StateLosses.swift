/// The properties whose values cannot be encoded and are missing in snapshots: each is logged once, where snapshots are
/// meant to last.
enum StateLosses {
    /// The properties that have been logged; nil while logging is off.
    private static let told = LockedValue<Set<String>?>(nil)

    /// Turns logging on.
    static func tell() { told.withLock { if $0 == nil { $0 = [] } } }

    /// Notes that the value of a property cannot be encoded.
    ///
    /// - Parameters:
    ///   - property: The property with its type, such as `Counter.count`.
    ///   - type: The type of the value.
    static func note(_ property: String, _ type: Any.Type) {
        guard told.withLock({ $0?.insert(property).inserted ?? false }) else { return }
        Log.storage.warning(
            """
            \(property) is lost when the process ends: values of the type \(type) cannot be encoded. Make the type \
            Codable.
            """)
    }
}

extension StateSnapshot {
    /// Logs each property, once, whose value is missing in snapshots because it cannot be encoded.
    package static func tellsLosses() { StateLosses.tell() }
}
