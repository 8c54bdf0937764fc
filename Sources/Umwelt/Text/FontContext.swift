import Foundation

extension Font {
    /// What of the environment decides which font a ``Font`` is.
    ///
    /// ```swift
    /// @Environment(\.fontResolutionContext) private var context
    /// var lineHeight: CGFloat { font.resolve(in: context).pointSize * 1.5 }
    /// ```
    public struct Context: Hashable, Sendable, CustomDebugStringConvertible {
        let dynamicTypeSize: DynamicTypeSize
        let legibilityWeight: LegibilityWeight?

        /// The values, for people who debug.
        public var debugDescription: String {
            "Font.Context(dynamicTypeSize: \(dynamicTypeSize), legibilityWeight: \(legibilityWeight ?? .regular))"
        }
    }

    /// A font with everything decided.
    public struct Resolved: Hashable, Sendable {
        let font: ResolvedFont

        /// Whether it is bold or heavier.
        public var isBold: Bool { font.weight >= Weight.bold.value }
        /// Whether it slants.
        public var isItalic: Bool { font.isItalic }
        /// The size in points.
        public var pointSize: CGFloat { font.size }
        /// How heavy it is.
        public var weight: Weight { Weight(value: font.weight) }
        /// How wide its letters are.
        public var width: Width { Width(font.width) }
        /// How far apart its lines are.
        public var leading: Leading { font.leading }
        /// Whether its letters are of one width.
        public var isMonospaced: Bool { font.design == .monospaced }
        /// Whether small capitals stand in the place of small letters.
        public var isLowercaseSmallCaps: Bool { font.hasLowercaseSmallCaps }
        /// Whether small capitals stand in the place of capitals.
        public var isUppercaseSmallCaps: Bool { font.hasUppercaseSmallCaps }
        /// Whether small capitals stand in the place of all letters.
        public var isSmallCaps: Bool { isLowercaseSmallCaps && isUppercaseSmallCaps }
    }

    /// The font as it is in an environment.
    public func resolve(in context: Context) -> Resolved {
        var font = resolve(dynamicTypeSize: context.dynamicTypeSize)
        if context.legibilityWeight == .bold { font.makeMoreLegible() }
        return Resolved(font: font)
    }
}

extension EnvironmentValues {
    /// What of the environment decides which font a ``Font`` is: the size of text and how heavy it is.
    public var fontResolutionContext: Font.Context {
        Font.Context(dynamicTypeSize: dynamicTypeSize, legibilityWeight: legibilityWeight)
    }
}
