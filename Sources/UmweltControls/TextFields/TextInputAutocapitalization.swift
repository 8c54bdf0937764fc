@_spi(Kernel) import Umwelt

/// The letters that become capitals while the user types.
///
/// ```swift
/// TextField("Name", text: $name).textInputAutocapitalization(.words)
/// ```
public struct TextInputAutocapitalization: Sendable {
    let rule: TextInput.Capitalization

    /// No letters.
    public static var never: TextInputAutocapitalization { Self(rule: .never) }

    /// The first letter of each word.
    public static var words: TextInputAutocapitalization { Self(rule: .words) }

    /// The first letter of each sentence.
    public static var sentences: TextInputAutocapitalization { Self(rule: .sentences) }

    /// All letters.
    public static var characters: TextInputAutocapitalization { Self(rule: .characters) }
}

struct TextInputAutocapitalizationKey: EnvironmentKey {
    static var defaultValue: TextInputAutocapitalization? { nil }
}

extension EnvironmentValues {
    /// The letters that become capitals while the user types; nil if the host may choose.
    var textInputAutocapitalization: TextInputAutocapitalization? {
        get { self[TextInputAutocapitalizationKey.self] }
        set { self[TextInputAutocapitalizationKey.self] = newValue }
    }
}

extension View {
    /// Sets the capitalization of letters that the user types into fields of this view.
    ///
    /// ```swift
    /// TextField("City", text: $city).textInputAutocapitalization(.words)
    /// ```
    ///
    /// Hosts with an on-screen keyboard follow it.
    ///
    /// - Parameters:
    ///   - autocapitalization: The rule: `.never`, `.words`, `.sentences` or `.characters`; nil for the default.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.textInputAutocapitalization, autocapitalization, fileID: fileID, line: line)
    }
}
