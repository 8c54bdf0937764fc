import Foundation

extension AttributedString {
    /// The options of parsing Markdown.
    public struct MarkdownParsingOptions: Sendable {
        /// The part of Markdown that is parsed.
        public enum InterpretedSyntax: Sendable {
            /// All of Markdown: blocks, such as headings, become the attribute `presentationIntent`.
            case full
            /// Inline Markdown; line breaks become spaces.
            case inlineOnly
            /// Inline Markdown; spaces and line breaks are preserved.
            case inlineOnlyPreservingWhitespace
        }

        /// The result of text that is no Markdown. Every text is valid Markdown here, so neither case occurs.
        public enum FailurePolicy: Sendable {
            /// An error.
            case throwError
            /// The successfully parsed part of the text.
            case returnPartiallyParsedIfPossible
        }

        /// True if `^[text](name: value)` is replaced by the text in brackets; false if it is unchanged.
        public var allowsExtendedAttributes: Bool

        /// The part of Markdown that is parsed.
        public var interpretedSyntax: InterpretedSyntax

        /// The result of text that is no Markdown.
        public var failurePolicy: FailurePolicy

        /// The code of the text's language, which becomes the attribute `languageIdentifier`; nil for none.
        public var languageCode: String?

        /// Makes options.
        ///
        /// - Parameters:
        ///   - allowsExtendedAttributes: True if `^[text](name: value)` is replaced by the text in brackets.
        ///   - interpretedSyntax: The part of Markdown that is parsed.
        ///   - failurePolicy: The result of text that is no Markdown.
        ///   - languageCode: The code of the text's language; nil for none.
        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }

    /// Parses Markdown. Every text is valid Markdown, so that it never throws.
    ///
    /// ```swift
    /// Text(try AttributedString(markdown: "Read the *whole* [chapter](https://example.org)"))
    /// ```
    ///
    /// Blocks do not affect the appearance of `Text`: their texts follow each other without line breaks. Views that
    /// show blocks read `presentationIntent` of the runs.
    /// - Parameters:
    ///   - markdown: The text.
    ///   - options: The syntax to parse; all of Markdown by default.
    ///   - baseURL: The base of relative links; nil for none.
    public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        self.init()
        for span in Self.spans(of: markdown, options) {
            var container = AttributeContainer()
            if let link = span.style.link { container.link = URL(string: link, relativeTo: baseURL)?.absoluteURL }
            if let image = span.style.image {
                container.imageURL = URL(string: image, relativeTo: baseURL)?.absoluteURL
            }
            if !span.style.intent.isEmpty { container.inlinePresentationIntent = span.style.intent }
            if !span.blocks.isEmpty { container.presentationIntent = PresentationIntent(types: span.blocks) }
            if let language = options.languageCode { container.languageIdentifier = language }
            append(AttributedString(span.text, attributes: container))
        }
    }

    private static func spans(of text: String, _ options: MarkdownParsingOptions) -> [InlineMarkdown.Span] {
        let allowsAttributes = options.allowsExtendedAttributes
        switch options.interpretedSyntax {
        case .full: return InlineMarkdown(document: text, allowsAttributes: allowsAttributes).spans
        case .inlineOnly: return inline(String(text.map { $0.isNewline ? " " : $0 }), allowsAttributes)
        case .inlineOnlyPreservingWhitespace: return inline(text, allowsAttributes)
        }
    }

    private static func inline(_ text: String, _ allowsAttributes: Bool) -> [InlineMarkdown.Span] {
        InlineMarkdown(text, allowsAttributes: allowsAttributes)?.spans
            ?? [InlineMarkdown.Span(text: text, style: InlineStyle())]
    }
}
