import Foundation

/// The styles that set a part of a text apart from others in its line.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
    /// The styles as bits.
    public var rawValue: UInt

    /// Makes a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The style of emphasised text: slanted.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// The style of strongly emphasised text: bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// The style of source code: all letters have the same width.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// The style of text that is no longer valid: a line goes through it.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
}

extension AttributeScopes {
    /// The attributes that Markdown gives to parts of a text.
    public struct InlineMarkdownAttributes: AttributeScope {
        /// The inline styles of the part.
        public let inlinePresentationIntent: InlinePresentationIntentAttribute

        /// The key of the inline styles.
        public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = InlinePresentationIntent
            /// The attribute's name.
            public static let name = "NSInlinePresentationIntent"
        }
    }
}

extension AttributeDynamicLookup {
    /// The key of an attribute that Markdown gives to parts of a text.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.InlineMarkdownAttributes, T>
    ) -> T { self[T.self] }
}

extension AttributedString {
    /// The options of parsing Markdown.
    public struct MarkdownParsingOptions: Sendable {
        /// The part of Markdown that is parsed.
        public enum InterpretedSyntax: Sendable {
            /// All of Markdown; of blocks such as headings only the text stays, one after the other.
            case full
            /// Inline Markdown; line breaks become spaces.
            case inlineOnly
            /// Inline Markdown; spaces and line breaks stay as they are.
            case inlineOnlyPreservingWhitespace
        }

        /// The part of Markdown that is parsed.
        public var interpretedSyntax: InterpretedSyntax

        /// Makes options.
        public init(interpretedSyntax: InterpretedSyntax = .full) { self.interpretedSyntax = interpretedSyntax }
    }

    /// Parses Markdown. Every text is valid Markdown, so that it never throws.
    ///
    /// ```swift
    /// Text(try AttributedString(markdown: "Read the *whole* [chapter](https://example.org)"))
    /// ```
    /// - Parameters:
    ///   - markdown: The text.
    ///   - options: The part of Markdown that is parsed; all of it by default.
    ///   - baseURL: The base of relative links; nil for none.
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
