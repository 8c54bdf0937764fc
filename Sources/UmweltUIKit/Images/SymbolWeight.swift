import Foundation
import Umwelt

extension UIImage {
    /// The weights of symbols. Lines are as thin as the regular ones at least.
    public enum SymbolWeight: Int, Sendable {
        /// No weight.
        case unspecified
        /// The thinnest weight.
        case ultraLight
        /// A thin weight.
        case thin
        /// A light weight.
        case light
        /// The usual weight.
        case regular
        /// A weight between regular and semibold.
        case medium
        /// A weight between medium and bold.
        case semibold
        /// The weight of bold type.
        case bold
        /// A heavy weight.
        case heavy
        /// The heaviest weight.
        case black

        /// The weight on the scale of OpenType and CSS.
        var openType: Int { self == .unspecified ? 400 : rawValue * 100 }

        /// Makes the weight that is nearest to one on the scale of OpenType and CSS.
        init(openType weight: Int) {
            // From 1 to 9, each number is a weight.
            self = SymbolWeight(rawValue: min(max((weight + 50) / 100, 1), 9)) ?? .regular
        }

        /// Returns the weight of fonts that the weight fits.
        public func fontWeight() -> UIFont.Weight {
            switch self {
            case .ultraLight: .ultraLight
            case .thin: .thin
            case .light: .light
            case .unspecified, .regular: .regular
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            }
        }
    }

    /// The sizes of symbols relative to the text beside them.
    public enum SymbolScale: Int, Sendable {
        /// The usual size.
        case `default` = -1
        /// No size.
        case unspecified
        /// Smaller than the usual size.
        case small
        /// The usual size.
        case medium
        /// Larger than the usual size.
        case large

        init(_ scale: Image.Scale) {
            switch scale {
            case .small: self = .small
            case .medium: self = .medium
            case .large: self = .large
            }
        }

        var scale: Image.Scale {
            switch self {
            case .small: .small
            case .default, .unspecified, .medium: .medium
            case .large: .large
            }
        }
    }
}

extension UIFont.Weight {
    /// Returns the weight of symbols that fits the weight.
    public func symbolWeight() -> UIImage.SymbolWeight {
        let font = UIFont.systemFont(ofSize: 17, weight: self)
        return UIImage.SymbolWeight(openType: font.resolved.weight)
    }
}
