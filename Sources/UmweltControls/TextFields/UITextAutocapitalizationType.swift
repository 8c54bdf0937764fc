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
    ///
    /// - Parameter type: The rule of UIKit.
    public init?(_ type: UITextAutocapitalizationType) { self = type.rule }
}

extension View {
    /// Sets which letters become capitals while the user types into fields of this view.
    ///
    /// - Parameters:
    ///   - style: The rule: none, words, sentences, or all characters.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func autocapitalization(
        _ style: UITextAutocapitalizationType, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        textInputAutocapitalization(style.rule, fileID: fileID, line: line)
    }
}
