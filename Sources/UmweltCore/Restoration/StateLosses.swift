/// The properties whose values are in no snapshot, as they cannot be encoded: reported once each, if snapshots are to
/// last.
enum StateLosses {
    /// The properties that have been reported; nil while none is to be.
    private static let reported = LockedValue<Set<String>?>(nil)

    /// Has properties reported from now on.
    static func startReporting() { reported.withLock { if $0 == nil { $0 = [] } } }

    /// Warns once that the value of a property cannot be encoded.
    ///
    /// - Parameters:
    ///   - property: The property with its type, such as `Counter.count`.
    ///   - type: The type of the value.
    static func report(_ property: String, _ type: Any.Type) {
        guard reported.withLock({ $0?.insert(property).inserted ?? false }) else { return }
        Log.storage.warning(
            """
            \(property) is lost when the process ends: values of the type \(type) cannot be encoded. Make the type \
            Codable.
            """)
    }
}

extension StateSnapshot {
    /// Logs each property, once, whose value is missing in snapshots because it cannot be encoded.
    package static func startReportingLosses() { StateLosses.startReporting() }
}
