@_spi(Kernel) import Umwelt

/// Which letters become capitals as somebody writes.
///
/// ```swift
/// TextField("Name", text: $name).textInputAutocapitalization(.words)
/// ```
public struct TextInputAutocapitalization: Sendable {
    let rule: TextInput.Capitalization

    /// None.
    public static var never: TextInputAutocapitalization { Self(rule: .never) }

    /// The first letter of each word.
    public static var words: TextInputAutocapitalization { Self(rule: .words) }

    /// The first letter of each sentence.
    public static var sentences: TextInputAutocapitalization { Self(rule: .sentences) }

    /// All.
    public static var characters: TextInputAutocapitalization { Self(rule: .characters) }
}

struct TextInputAutocapitalizationKey: EnvironmentKey {
    static var defaultValue: TextInputAutocapitalization? { nil }
}

extension EnvironmentValues {
    /// Which letters become capitals as somebody writes; nil if the host may choose.
    var textInputAutocapitalization: TextInputAutocapitalization? {
        get { self[TextInputAutocapitalizationKey.self] }
        set { self[TextInputAutocapitalizationKey.self] = newValue }
    }
}

extension View {
    /// Sets which letters become capitals as somebody writes into fields of this view; nil if the host may choose.
    nonisolated public func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.textInputAutocapitalization, autocapitalization, fileID: fileID, line: line)
    }
}
