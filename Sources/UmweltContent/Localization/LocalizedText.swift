import Foundation

/// A text that is looked up in a bundle's tables, for the locale of the environment that it is resolved in.
struct LocalizedText: Equatable, Sendable {
    let key: LocalizedStringKey

    /// The word of the library's own that the text is; nil if it is the app's.
    private(set) var word: SystemWord?

    /// The optional data of texts that are more than a key in the app's default table; nil for other texts.
    @Rare private var rare: RareProperties?

    private struct RareProperties: Equatable, Sendable {
        var table: String?
        var bundle: Bundle?

        /// The key in the tables; nil if it is the default text.
        var name: String?

        /// The contents of the gaps of the library's own word.
        var wordArguments: [String] = []
    }

    init(key: LocalizedStringKey, table: String?, bundle: Bundle?, name: String? = nil) {
        self.key = key
        if table != nil || bundle != nil || name != nil {
            rare = RareProperties(table: table, bundle: bundle, name: name)
        }
    }

    init(word: SystemWord, arguments: [String]) {
        key = LocalizedStringKey(word.rawValue)
        self.word = word
        if !arguments.isEmpty { rare = RareProperties(wordArguments: arguments) }
    }

    /// The content of a piece: a string, or a text with its own styles.
    enum Content {
        case string(String)
        case text(Text)
    }

    /// A piece of the finished text.
    struct Piece {
        let content: Content
        let style: InlineStyle
    }

    /// Returns the text's pieces in an environment.
    ///
    /// Markdown is parsed in the translation before its gaps are filled, so arguments are never parsed as Markdown.
    ///
    /// - Parameter locale: The locale of the environment.
    func pieces(in values: EnvironmentValues, locale: Locale) -> [Piece] {
        if word != nil { return [Piece(content: .string(string(in: values)), style: InlineStyle())] }
        let (found, hasGaps, language) = format(for: locale)
        let format = NumberAgreement(arguments: key.arguments, language: language, values: values).applied(to: found)
        let filler = FormatFiller(arguments: key.arguments, values: values)
        let spans = InlineMarkdown(format)?.spans ?? [InlineMarkdown.Span(text: format, style: InlineStyle())]
        var pieces: [Piece] = []
        for span in spans {
            var style = span.style
            if hasGaps {
                style.link = style.link.map(filler.string)
                filler.fill(span.text) { pieces.append(Piece(content: $0, style: style)) }
            } else {
                pieces.append(Piece(content: .string(span.text), style: style))
            }
        }
        return pieces.isEmpty ? [Piece(content: .string(""), style: InlineStyle())] : pieces
    }

    /// Returns the translation of the key with its gaps filled, without parsing Markdown.
    func string(in values: EnvironmentValues) -> String {
        let (format, hasGaps, _) = format(for: values.locale)
        return hasGaps ? FormatFiller(arguments: key.arguments, values: values).string(format) : format
    }

    /// Returns the translation of the key, true if it has gaps to be filled, which are numbered then, and its language.
    private func format(for locale: Locale) -> (String, hasGaps: Bool, language: String) {
        let own = locale.identifier
        if let word { return (word.string(for: locale, rare?.wordArguments ?? []), false, own) }
        let translation = Translations.shared.translation(
            of: rare?.name ?? key.key, table: rare?.table, bundle: rare?.bundle, locale: locale)
        guard key.isFormat else { return (translation?.format ?? key.key, false, translation?.language ?? own) }
        let found = translation ?? Translation(format: key.key, language: own)
        let format = NumberedFormat(found, arguments: key.arguments).text
        return (format, format.utf8.contains(UInt8(ascii: "%")), found.language)
    }
}
