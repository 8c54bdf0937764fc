import Umwelt

extension TestHost {
    /// Returns true if the first disclosure group with a label is expanded, and nil if there is none. ``tap(_:)``
    /// changes it.
    ///
    /// - Parameter label: The complete label, not a part of it.
    public func isExpanded(_ label: String) -> Bool? {
        for case .disclosure(let isExpanded) in [control(label) { $0.role.isDisclosure }?.role] { return isExpanded }
        return nil
    }

    /// Returns the value of the first progress view or gauge with a label; nil if there is none, or if it is
    /// indeterminate.
    ///
    /// ```swift
    /// let host = TestHost { ProgressView("Loading", value: 3, total: 4) }
    /// #expect(host.amount("Loading") == 0.75)
    /// ```
    ///
    /// - Parameter label: The complete label, not a part of it.
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
