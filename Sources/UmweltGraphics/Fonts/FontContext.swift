import Foundation

extension Font {
    /// The values of the environment that a ``Font`` is resolved with: the size of text and its weight.
    ///
    /// ```swift
    /// @Environment(\.fontResolutionContext) private var context
    /// var lineHeight: CGFloat { font.resolve(in: context).pointSize * 1.5 }
    /// ```
    public struct Context: Hashable, Sendable, CustomDebugStringConvertible {
        let dynamicTypeSize: DynamicTypeSize
        let legibilityWeight: LegibilityWeight?

        /// The values, for debugging.
        public var debugDescription: String {
            "Font.Context(dynamicTypeSize: \(dynamicTypeSize), legibilityWeight: \(legibilityWeight ?? .regular))"
        }
    }

    /// A font with all properties resolved.
    public struct Resolved: Hashable, Sendable {
        let font: ResolvedFont

        /// True if the weight is bold or heavier.
        public var isBold: Bool { font.weight >= Weight.bold.value }
        /// True if the letters are slanted.
        public var isItalic: Bool { font.isItalic }
        /// The size in points.
        public var pointSize: CGFloat { font.size }
        /// The weight.
        public var weight: Weight { Weight(value: font.weight) }
        /// The width of the letters.
        public var width: Width { Width(font.width) }
        /// The distance between lines.
        public var leading: Leading { font.leading }
        /// True if all letters have the same width.
        public var isMonospaced: Bool { font.design == .monospaced }
        /// True if small capitals replace small letters.
        public var isLowercaseSmallCaps: Bool { font.hasLowercaseSmallCaps }
        /// True if small capitals replace capitals.
        public var isUppercaseSmallCaps: Bool { font.hasUppercaseSmallCaps }
        /// True if small capitals replace all letters.
        public var isSmallCaps: Bool { isLowercaseSmallCaps && isUppercaseSmallCaps }
    }

    /// Returns the font resolved in an environment.
    ///
    /// - Parameter context: The dynamic type size and the legibility weight.
    public func resolve(in context: Context) -> Resolved {
        var font = resolve(dynamicTypeSize: context.dynamicTypeSize)
        if context.legibilityWeight == .bold { font.makeMoreLegible() }
        return Resolved(font: font)
    }
}

extension EnvironmentValues {
    /// The values of the environment that a ``Font`` is resolved with: the size of text and its weight.
    public var fontResolutionContext: Font.Context {
        Font.Context(dynamicTypeSize: dynamicTypeSize, legibilityWeight: legibilityWeight)
    }
}
