import Foundation
import Umwelt
import UmweltPictures

extension UIImage {
    /// Makes an image of a symbol with a size, a weight and colours; nil for an unknown name.
    ///
    /// - Parameter configuration: A ``SymbolConfiguration``; nil for the size for text of 17 points.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        self.init(symbol: ConfiguredSymbol(name: name).applying(configuration))
    }

    /// Makes an image of a symbol that shows a value by the number of its fully drawn parts; nil for an unknown name.
    ///
    /// - Parameters:
    ///   - value: The value, from 0 to 1.
    ///   - configuration: A ``SymbolConfiguration``; nil for the size for text of 17 points.
    public convenience init?(
        systemName name: String, variableValue value: Double, configuration: Configuration? = nil
    ) { self.init(symbol: ConfiguredSymbol(name: name, value: value).applying(configuration)) }

    /// The configuration of the symbol; nil for other images.
    public var symbolConfiguration: SymbolConfiguration? { symbol.map { SymbolConfiguration($0) } }

    /// The configuration of a symbol image; nil for other images.
    public var configuration: Configuration? { symbolConfiguration }

    /// Returns the symbol with another configuration; the image itself if it is no symbol.
    ///
    /// - Parameter configuration: The configuration.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard let symbol else { return self }
        var plain = ConfiguredSymbol(name: symbol.name, value: symbol.value)
        plain.tint = symbol.tint
        return withSymbol(plain.applying(configuration))
    }

    /// Returns the symbol with a configuration that overrides its own; nil for other images.
    ///
    /// - Parameter configuration: The configuration.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        symbol.map { withSymbol($0.applying(configuration)) }
    }

    /// Returns the image of a symbol, in the rendering mode of this image.
    func withSymbol(_ symbol: ConfiguredSymbol) -> UIImage {
        // A symbol that is drawn already can be drawn again.
        UIImage(symbol: symbol, renderingMode: renderingMode) ?? self
    }
}

extension ConfiguredSymbol {
    /// Returns the symbol with the settings of a configuration.
    fileprivate func applying(_ configuration: UIImage.Configuration?) -> ConfiguredSymbol {
        var symbol = self
        (configuration as? UIImage.SymbolConfiguration)?.configure(&symbol)
        return symbol
    }
}
