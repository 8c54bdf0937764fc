@_spi(Kernel) import Umwelt

/// The letters that become capitals while the user types, by the older name.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// No letters.
    case none = 0
    /// The first letter of each word.
    case words = 1
    /// The first letter of each sentence.
    case sentences = 2
    /// All letters.
    case allCharacters = 3

    fileprivate var rule: TextInputAutocapitalization {
        switch self {
        case .none: .never
        case .words: .words
        case .sentences: .sentences
        case .allCharacters: .characters
        }
    }
}

extension TextInputAutocapitalization {
    /// Makes the rule from a value of the older type.
    public init?(_ type: UITextAutocapitalizationType) { self = type.rule }
}

extension View {
    /// Sets which letters become capitals while the user types into fields of this view.
    nonisolated public func autocapitalization(
        _ style: UITextAutocapitalizationType, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        textInputAutocapitalization(style.rule, fileID: fileID, line: line)
    }
}
