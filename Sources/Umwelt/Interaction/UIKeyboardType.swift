/// What is to be written into a field, so that keyboards on screens have the keys for it.
public enum UIKeyboardType: Int, Sendable {
    /// Anything.
    case `default` = 0
    /// ASCII characters.
    case asciiCapable = 1
    /// Numbers and punctuation.
    case numbersAndPunctuation = 2
    /// A web address.
    case URL = 3
    /// Digits.
    case numberPad = 4
    /// A telephone number.
    case phonePad = 5
    /// A name or a telephone number.
    case namePhonePad = 6
    /// A mail address.
    case emailAddress = 7
    /// A number.
    case decimalPad = 8
    /// A short message.
    case twitter = 9
    /// Words to search for.
    case webSearch = 10
    /// ASCII digits.
    case asciiCapableNumberPad = 11

    /// ASCII characters.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

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
