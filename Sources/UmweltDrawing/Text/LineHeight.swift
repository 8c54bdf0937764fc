import Foundation

extension AttributedString {
    /// How high the lines of a text are.
    public struct LineHeight: Hashable, Sendable {
        enum Rule: Hashable, Sendable {
            case variable
            case multiple(CGFloat)
            case leading(CGFloat)
            case exact(CGFloat)
        }

        let rule: Rule

        /// As high as the fonts of each line have it.
        public static let variable = LineHeight(rule: .variable)
        /// The same for every line of a font.
        public static let normal = LineHeight(rule: .multiple(1.2))
        /// Less than is normal.
        public static let tight = LineHeight(rule: .multiple(1))
        /// More than is normal.
        public static let loose = LineHeight(rule: .multiple(1.4))

        /// The font's size times a factor.
        public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(rule: .multiple(factor)) }
        /// The font's size and something more, in points.
        public static func leading(increase: CGFloat) -> LineHeight { LineHeight(rule: .leading(increase)) }
        /// A height in points, whatever the font.
        public static func exact(points: CGFloat) -> LineHeight { LineHeight(rule: .exact(points)) }

        /// The height of a line with fonts of a size that is `natural` points high by itself.
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
