@_spi(Kernel) import Umwelt

/// Which letters become capitals as somebody writes, by its older name.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// None.
    case none = 0
    /// The first letter of each word.
    case words = 1
    /// The first letter of each sentence.
    case sentences = 2
    /// All.
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
    /// The same by its older name.
    public init?(_ type: UITextAutocapitalizationType) { self = type.rule }
}

extension View {
    /// Sets which letters become capitals as somebody writes into fields of this view.
    nonisolated public func autocapitalization(
        _ style: UITextAutocapitalizationType, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        textInputAutocapitalization(style.rule, fileID: fileID, line: line)
    }
}
