import Foundation

/// A text that is looked up, for a locale, in a bundle's tables.
struct LocalizedText: Equatable, Sendable {
    let key: LocalizedStringKey
    let table: String?
    let bundle: Bundle?

    /// What a piece says: a string, or a text with styles of its own.
    enum Content {
        case string(String)
        case text(Text)
    }

    /// A piece of the finished text.
    struct Piece {
        let content: Content
        let style: InlineStyle
    }

    /// The text's pieces in an environment: the translation of the key, with Markdown taken apart and then the gaps
    /// filled, so that nothing in what is filled in counts as Markdown.
    func pieces(in values: EnvironmentValues) -> [Piece] {
        let (format, hasGaps) = format(in: values)
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

    /// The translation of the key with its gaps filled, in which nothing counts as Markdown.
    func string(in values: EnvironmentValues) -> String {
        let (format, hasGaps) = format(in: values)
        return hasGaps ? FormatFiller(arguments: key.arguments, values: values).string(format) : format
    }

    /// The translation of the key, and whether it has gaps to be filled; they are numbered then.
    private func format(in values: EnvironmentValues) -> (String, hasGaps: Bool) {
        let translation = Translations.shared.translation(
            of: key.key, table: table, bundle: bundle, locale: values.locale)
        guard key.isFormat else { return (translation?.format ?? key.key, false) }
        let found = translation ?? Translation(format: key.key, language: values.locale.identifier)
        let format = NumberedFormat(found, arguments: key.arguments).text
        return (format, format.utf8.contains(UInt8(ascii: "%")))
    }
}
