@_spi(Kernel) import Umwelt

struct DisableAutocorrectionKey: EnvironmentKey {
    static var defaultValue: Bool? { nil }
}

extension EnvironmentValues {
    /// Whether what is written stays as it is written, without corrections or signs of what may be wrong.
    ///
    /// `TextField` and `TextEditor` read it. Set it with ``View/autocorrectionDisabled(_:fileID:line:)``.
    public var autocorrectionDisabled: Bool {
        get { disableAutocorrection ?? false }
        set { disableAutocorrection = newValue }
    }

    /// The same, by its older name; nil if nobody said.
    public var disableAutocorrection: Bool? {
        get { self[DisableAutocorrectionKey.self] }
        set { self[DisableAutocorrectionKey.self] = newValue }
    }
}

extension View {
    /// Leaves what is written into fields of this view as it is written, or not.
    ///
    /// ```swift
    /// TextField("Product key", text: $key).autocorrectionDisabled()
    /// ```
    nonisolated public func autocorrectionDisabled(
        _ disable: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        disableAutocorrection(disable, fileID: fileID, line: line)
    }

    /// The same, by its older name; nil for the usual.
    nonisolated public func disableAutocorrection(
        _ disable: Bool?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.disableAutocorrection, disable, fileID: fileID, line: line)
    }
}
