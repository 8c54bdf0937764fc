import Foundation

extension AttributedString {
    /// The height of the lines of a text.
    public struct LineHeight: Hashable, Sendable {
        enum Rule: Hashable, Sendable {
            case variable
            case multiple(CGFloat)
            case leading(CGFloat)
            case exact(CGFloat)
        }

        let rule: Rule

        /// The height that the fonts of each line have.
        public static let variable = LineHeight(rule: .variable)
        /// The same height for all lines in fonts of one size: 1.2 times that size.
        public static let normal = LineHeight(rule: .multiple(1.2))
        /// A smaller height than normal: the size of the font.
        public static let tight = LineHeight(rule: .multiple(1))
        /// A larger height than normal: 1.4 times the size of the font.
        public static let loose = LineHeight(rule: .multiple(1.4))

        /// Returns a height of the font's size times a factor.
        ///
        /// - Parameter factor: The multiple of the font's line height.
        public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(rule: .multiple(factor)) }
        /// Returns a height of the font's size plus a distance in points.
        ///
        /// - Parameter increase: The space to add, in points.
        public static func leading(increase: CGFloat) -> LineHeight { LineHeight(rule: .leading(increase)) }
        /// Returns a fixed height in points, independent of the font.
        ///
        /// - Parameter points: The height, in points.
        public static func exact(points: CGFloat) -> LineHeight { LineHeight(rule: .exact(points)) }

        /// True if lines have the height of their fonts, with the space that these add between them.
        package var isOfFonts: Bool { rule == .variable }

        /// Returns the height of a line in points.
        ///
        /// - Parameters:
        ///   - fontSize: The size of the line's fonts, in points.
        ///   - natural: The height that the line has by its fonts, in points.
        package func height(fontSize: CGFloat, natural: CGFloat) -> CGFloat {
            let height: CGFloat =
                switch rule {
                case .variable: natural
                case .multiple(let factor): fontSize * factor
                case .leading(let increase): fontSize + increase
                case .exact(let points): points
                }
            return height.isFinite ? max(height, 0) : natural
        }
    }
}
