import Umwelt

extension TestHost {
    /// Whether the first disclosure group with a label shows its views; nil if there is none. ``tap(_:)`` changes it.
    public func isExpanded(_ label: String) -> Bool? {
        for case .disclosure(let isExpanded) in [control(label) { $0.role.isDisclosure }?.role] { return isExpanded }
        return nil
    }

    /// How much the first progress view or gauge with a label shows; nil if there is none, or if it does not know.
    ///
    /// ```swift
    /// let host = TestHost { ProgressView("Loading", value: 3, total: 4) }
    /// #expect(host.amount("Loading") == 0.75)
    /// ```
    public func amount(_ label: String) -> Double? {
        for case .meter(let meter) in [control(label) { $0.role.isMeter }?.role] { return meter.value }
        return nil
    }
}

extension Semantics.Role {
    fileprivate var isDisclosure: Bool {
        if case .disclosure = self { true } else { false }
    }

    fileprivate var isMeter: Bool {
        if case .meter = self { true } else { false }
    }
}
