import Foundation

/// How a stretch of text stands out from others in its line.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
    /// The ways as bits.
    public var rawValue: UInt

    /// Makes a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It is stressed: slanted.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// It is stressed strongly: bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// It is source code: its letters are of one width.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// It does not count any more: a line goes through it.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
}

extension AttributeScopes {
    /// The attributes that Markdown gives to stretches of text.
    public struct InlineMarkdownAttributes: AttributeScope {
        /// How the stretch stands out.
        public let inlinePresentationIntent: InlinePresentationIntentAttribute

        /// How a stretch stands out.
        public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
            /// What the attribute holds.
            public typealias Value = InlinePresentationIntent
            /// The attribute's name.
            public static let name = "NSInlinePresentationIntent"
        }
    }
}

extension AttributeDynamicLookup {
    /// Finds the attributes that Markdown gives to stretches of text.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.InlineMarkdownAttributes, T>
    ) -> T { self[T.self] }
}

extension AttributedString {
    /// What of Markdown is read.
    public struct MarkdownParsingOptions: Sendable {
        /// Which part of Markdown counts.
        public enum InterpretedSyntax: Sendable {
            /// All of it; of blocks such as headings only the text stays, one after the other.
            case full
            /// What stands within lines; line breaks become spaces.
            case inlineOnly
            /// What stands within lines; spaces and line breaks stay as they are.
            case inlineOnlyPreservingWhitespace
        }

        /// Which part of Markdown counts.
        public var interpretedSyntax: InterpretedSyntax

        /// Makes options.
        public init(interpretedSyntax: InterpretedSyntax = .full) { self.interpretedSyntax = interpretedSyntax }
    }

    /// Reads Markdown. Every text is Markdown of some kind, so that none is refused.
    ///
    /// ```swift
    /// Text(try AttributedString(markdown: "Read the *whole* [chapter](https://example.org)"))
    /// ```
    /// - Parameters:
    ///   - markdown: The text.
    ///   - options: What of Markdown is read.
    ///   - baseURL: Where links start that don't say so themselves.
    public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        let spans =
            switch options.interpretedSyntax {
            case .full: InlineMarkdown(document: markdown).spans
            case .inlineOnly: Self.inline(String(markdown.map { $0.isNewline ? " " : $0 }))
            case .inlineOnlyPreservingWhitespace: Self.inline(markdown)
            }
        self.init()
        for span in spans {
            var container = AttributeContainer()
            if let link = span.style.link { container.link = URL(string: link, relativeTo: baseURL)?.absoluteURL }
            if !span.style.intent.isEmpty { container.inlinePresentationIntent = span.style.intent }
            append(AttributedString(span.text, attributes: container))
        }
    }

    private static func inline(_ text: String) -> [InlineMarkdown.Span] {
        InlineMarkdown(text)?.spans ?? [InlineMarkdown.Span(text: text, style: InlineStyle())]
    }
}
