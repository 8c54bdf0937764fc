@_spi(Kernel) import Umwelt

struct DisableAutocorrectionKey: EnvironmentKey {
    static var defaultValue: Bool? { nil }
}

extension EnvironmentValues {
    /// True if typed text is not corrected, and possible mistakes are not marked.
    ///
    /// `TextField` and `TextEditor` read it. Set it with ``View/autocorrectionDisabled(_:fileID:line:)``.
    public var autocorrectionDisabled: Bool {
        get { disableAutocorrection ?? false }
        set { disableAutocorrection = newValue }
    }

    /// The same, by its older name; nil if no ancestor sets it.
    public var disableAutocorrection: Bool? {
        get { self[DisableAutocorrectionKey.self] }
        set { self[DisableAutocorrectionKey.self] = newValue }
    }
}

extension View {
    /// Disables or enables corrections of the text that is typed into fields of this view.
    ///
    /// ```swift
    /// TextField("Product key", text: $key).autocorrectionDisabled()
    /// ```
    ///
    /// - Parameters:
    ///   - disable: True to disable corrections; false to enable them.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func autocorrectionDisabled(
        _ disable: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        disableAutocorrection(disable, fileID: fileID, line: line)
    }

    /// Disables or enables corrections, by the older name; nil for the default.
    ///
    /// - Parameters:
    ///   - disable: True to disable corrections; nil for the default of the host.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func disableAutocorrection(
        _ disable: Bool?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.disableAutocorrection, disable, fileID: fileID, line: line)
    }
}
