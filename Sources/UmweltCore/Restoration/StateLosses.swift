/// The properties whose values are in no snapshot, as they cannot be encoded: told once each, where snapshots are to
/// last.
enum StateLosses {
    /// The properties that have been told; nil while none is to be.
    private static let told = LockedValue<Set<String>?>(nil)

    /// Has properties told from now on.
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
    /// Has each property named in the log, once, whose value is left out of snapshots as it cannot be encoded.
    package static func tellsLosses() { StateLosses.tell() }
}
