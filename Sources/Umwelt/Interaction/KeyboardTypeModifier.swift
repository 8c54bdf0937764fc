struct KeyboardTypeKey: EnvironmentKey {
    static var defaultValue: UIKeyboardType { .default }
}

extension EnvironmentValues {
    /// What is to be written into fields.
    package var keyboardType: UIKeyboardType {
        get { self[KeyboardTypeKey.self] }
        set { self[KeyboardTypeKey.self] = newValue }
    }
}

extension View {
    /// Sets what is to be written into fields of this view. Hosts on screens with a keyboard choose that by it; all can be
    /// written nevertheless.
    ///
    /// ```swift
    /// TextField("Amount", text: $amount).keyboardType(.decimalPad)
    /// ```
    nonisolated public func keyboardType(
        _ type: UIKeyboardType, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.keyboardType, type, fileID: fileID, line: line)
    }
}
