import Foundation
import Umwelt

extension UIImage {
    /// The configuration of an image: always a ``SymbolConfiguration`` here.
    public class Configuration: NSObject, @unchecked Sendable {
        // Its one subclass is final and immutable: any thread may read it.
        init(made: Void) { super.init() }
    }

    /// The size, the weight and the colours of a symbol image.
    ///
    /// ```swift
    /// let large = UIImage.SymbolConfiguration(pointSize: 40, weight: .bold, scale: .large)
    /// let image = UIImage(systemName: "heart.fill", withConfiguration: large)
    /// ```
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        private let pointSize: CGFloat?
        private let weight: SymbolWeight?
        private let scale: SymbolScale?
        private let colors: ConfiguredSymbol.Colors?

        private init(
            pointSize: CGFloat?, weight: SymbolWeight? = nil, scale: SymbolScale? = nil,
            colors: ConfiguredSymbol.Colors? = nil
        ) {
            self.pointSize = pointSize
            self.weight = weight == .unspecified ? nil : weight
            self.scale = scale == .unspecified ? nil : scale
            self.colors = colors
            super.init(made: ())
        }

        /// The configuration without any settings.
        public static let unspecified = SymbolConfiguration(pointSize: nil)

        /// Makes the configuration of a size relative to the text beside the symbol.
        ///
        /// - Parameter scale: The scale.
        public convenience init(scale: SymbolScale) { self.init(pointSize: nil, scale: scale) }

        /// Makes the configuration of a weight.
        ///
        /// - Parameter weight: The weight.
        public convenience init(weight: SymbolWeight) { self.init(pointSize: nil, weight: weight) }

        /// Makes the configuration for text of a size in points, in the regular weight.
        ///
        /// - Parameter pointSize: The size, in points.
        public convenience init(pointSize: CGFloat) { self.init(pointSize: pointSize, weight: .regular) }

        /// Makes the configuration for text of a size in points and a weight.
        ///
        /// - Parameters:
        ///   - pointSize: The size, in points.
        ///   - weight: The weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: pointSize, weight: weight, scale: nil, colors: nil)
        }

        /// Makes the configuration for text of a size in points and a weight, and of a size relative to it.
        ///
        /// - Parameters:
        ///   - pointSize: The size of the font, in points.
        ///   - weight: The weight.
        ///   - scale: The scale.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize: pointSize, weight: weight, scale: scale, colors: nil)
        }

        /// Makes the configuration for text of a style, in the size of text that the user has set.
        ///
        /// - Parameter textStyle: The text style.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(font: .preferredFont(forTextStyle: textStyle))
        }

        /// Makes the configuration for text of a style, in the size of text that the user has set, and of a size
        /// relative to it.
        ///
        /// - Parameters:
        ///   - textStyle: The text style.
        ///   - scale: The scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
        }

        /// Makes the configuration for text of a font.
        ///
        /// - Parameter font: The font.
        public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

        /// Makes the configuration for text of a font, and of a size relative to it.
        ///
        /// - Parameters:
        ///   - font: The font.
        ///   - scale: The scale.
        public convenience init(font: UIFont, scale: SymbolScale) {
            let resolved = font.resolved
            self.init(pointSize: resolved.size, weight: SymbolWeight(openType: resolved.weight), scale: scale)
        }

        /// Makes the configuration of a colour that is fainter for the parts around the most important one.
        ///
        /// - Parameter hierarchicalColor: The colour of the primary level.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(pointSize: nil, colors: .hierarchical(hierarchicalColor))
        }

        /// Makes the configuration of a colour for each level of the symbol's parts. The last colour is also used for
        /// further levels.
        ///
        /// - Parameter paletteColors: The colours of the levels, the primary one first.
        public convenience init(paletteColors: [UIColor]) {
            self.init(pointSize: nil, colors: .palette(paletteColors))
        }

        /// Returns the configuration of the colours of the symbol's subject.
        public static func preferringMulticolor() -> SymbolConfiguration {
            SymbolConfiguration(pointSize: nil, colors: .multicolor)
        }

        /// Returns the configuration of one colour for all parts.
        public static func preferringMonochrome() -> SymbolConfiguration {
            SymbolConfiguration(pointSize: nil, colors: .monochrome)
        }

        /// Returns the configuration with the settings of another, which override its own.
        ///
        /// - Parameter otherConfiguration: The overriding configuration; nil for none.
        public func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration {
            guard let other = otherConfiguration as? SymbolConfiguration else { return self }
            return SymbolConfiguration(
                pointSize: other.pointSize ?? pointSize, weight: other.weight ?? weight, scale: other.scale ?? scale,
                colors: other.colors ?? colors)
        }

        /// The configuration of a symbol that has been configured.
        convenience init(_ symbol: ConfiguredSymbol) {
            self.init(
                pointSize: symbol.pointSize, weight: symbol.weight.map { SymbolWeight(openType: $0) },
                scale: symbol.scale.map { SymbolScale($0) }, colors: symbol.colors)
        }

        /// Sets the size, the weight and the colours of a symbol.
        func configure(_ symbol: inout ConfiguredSymbol) {
            if let pointSize { symbol.pointSize = pointSize }
            if let weight { symbol.weight = weight.openType }
            if let scale { symbol.scale = scale.scale }
            if let colors { symbol.colors = colors }
        }

        /// Returns true if an object is a configuration with the same settings.
        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SymbolConfiguration else { return false }
            return pointSize == other.pointSize && weight == other.weight && scale == other.scale
                && colors == other.colors
        }

        /// The hash of the settings.
        public override var hash: Int {
            var hasher = Hasher()
            hasher.combine(pointSize)
            hasher.combine(weight)
            hasher.combine(scale)
            hasher.combine(colors)
            return hasher.finalize()
        }
    }
}
