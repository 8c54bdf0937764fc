struct IsEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// Whether controls can be used.
    ///
    /// `Button` reads it: a disabled one is fainter, and its action does not run. Set it with
    /// ``View/disabled(_:)``.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }
}

extension View {
    /// Disables the controls in this view, or not. What is disabled outside stays so: an inner `disabled(false)` does
    /// not enable it again.
    ///
    /// ```swift
    /// Button("Save", action: save).disabled(text.isEmpty)
    /// ```
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        modifier(_DisabledModifier(isDisabled: disabled))
    }
}

/// Disables what is inside.
public nonisolated struct _DisabledModifier: EnvironmentWritingModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    let isDisabled: Bool

    nonisolated init(isDisabled: Bool) { self.isDisabled = isDisabled }

    package nonisolated var location: CallSite? { nil }

    package nonisolated func write(to values: inout EnvironmentValues) {
        values.isEnabled = values.isEnabled && !isDisabled
    }
}
