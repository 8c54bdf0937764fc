import Foundation

/// The inline styles of a text.
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
    /// The style of text that is no longer valid: strikethrough.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    /// A space that is a line break in the source.
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    /// A line break.
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    /// A tag of HTML in a line.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    /// Lines of HTML.
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

extension AttributeScopes {
    /// The attributes from Markdown.
    public struct MarkdownAttributes: AttributeScope {
        /// The inline styles of the part.
        public let inlinePresentationIntent: FoundationAttributes.InlinePresentationIntentAttribute

        /// The blocks that the part is in.
        public let presentationIntent: FoundationAttributes.PresentationIntentAttribute
    }
}

extension AttributeScopes.FoundationAttributes {
    /// The key of the inline styles.
    public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = InlinePresentationIntent
        /// The attribute's name.
        public static let name = "NSInlinePresentationIntent"
    }

    /// The key of the blocks around a part.
    public enum PresentationIntentAttribute: CodableAttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = PresentationIntent
        /// The attribute's name.
        public static let name = "NSPresentationIntent"
    }
}

extension AttributeDynamicLookup {
    /// The key of an attribute from Markdown.
    ///
    /// - Parameter keyPath: The key path of the value.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.MarkdownAttributes, T>
    ) -> T { self[T.self] }
}
