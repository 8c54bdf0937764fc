struct IsEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// True if the user can operate controls.
    ///
    /// `Button` reads it: a disabled button is fainter, and its action does not run. Set it with
    /// ``View/disabled(_:fileID:line:)``.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }
}

extension View {
    /// Disables the controls in this view, or not.
    ///
    /// `disabled(false)` does not enable controls that an outer view disables.
    ///
    /// ```swift
    /// Button("Save", action: save).disabled(text.isEmpty)
    /// ```
    ///
    /// - Parameters:
    ///   - disabled: True to disable them.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func disabled(
        _ disabled: Bool, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(_DisabledModifier(isDisabled: disabled, location: CallSite(fileID: fileID, line: line)))
    }
}

/// The environment writer that disables the controls in its content.
public nonisolated struct _DisabledModifier: EnvironmentWritingModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    let isDisabled: Bool

    package let location: CallSite?

    nonisolated init(isDisabled: Bool, location: CallSite? = nil) {
        self.isDisabled = isDisabled
        self.location = location
    }

    package nonisolated func write(to values: inout EnvironmentValues) {
        values.isEnabled = values.isEnabled && !isDisabled
    }
}
