import Umwelt

extension TestHost {
    /// Returns the date of the first date picker with a label, such as `2024-05-31`; nil if there is none.
    ///
    /// - Parameter label: The complete label, not a part of it.
    public func day(of label: String) -> String? { dateField(label, .day)?.value }

    /// Returns the time of the first date picker with a label, such as `23:59`; nil if there is none.
    ///
    /// - Parameter label: The complete label, not a part of it.
    public func time(of label: String) -> String? { dateField(label, .time)?.value }

    /// Chooses a day in the first date picker with a label.
    ///
    /// - Parameters:
    ///   - day: The day, as in `2024-05-31`.
    ///   - label: The complete label, not a part of it.
    /// - Returns: False, without an effect, if there is no such picker, if it is disabled, or if the text is not a
    ///   date; otherwise true.
    @discardableResult
    public func setDay(_ day: String, of label: String) -> Bool { set(day, .day, of: label) }

    /// Chooses a time of day in the first date picker with a label.
    ///
    /// - Parameters:
    ///   - time: The time, as in `23:59`.
    ///   - label: The complete label, not a part of it.
    /// - Returns: False, without an effect, if there is no such picker, if it is disabled, or if the text is not a
    ///   time; otherwise true.
    @discardableResult
    public func setTime(_ time: String, of label: String) -> Bool { set(time, .time, of: label) }

    private func set(_ text: String, _ kind: DateFieldSemantics.Kind, of label: String) -> Bool {
        let isSet = control(label) { $0.role.dateField?.kind == kind }?.send(.setText(text: text)) ?? false
        update()
        return isSet
    }

    private func dateField(_ label: String, _ kind: DateFieldSemantics.Kind) -> DateFieldSemantics? {
        control(label) { $0.role.dateField?.kind == kind }?.role.dateField
    }
}

extension Semantics.Role {
    fileprivate var dateField: DateFieldSemantics? {
        if case .dateField(let field) = self { field } else { nil }
    }
}
