import Foundation
import Umwelt

extension UIFont {
    /// The purpose of a text, with UIKit's names.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The name of the style.
        public let rawValue: String

        /// Makes a style of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The style of the largest titles.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// The style of titles.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// The style of titles of the second level.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// The style of titles of the third level.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// The style of headings.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// The style of headings of the second level.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// The style of running text.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// The style of remarks.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// The style of footnotes.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// The style of captions of pictures.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// The smaller style of captions of pictures.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        /// SwiftUI's style; the body style for an unknown name.
        var textStyle: Font.TextStyle {
            switch self {
            case .largeTitle: .largeTitle
            case .title1: .title
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .callout: .callout
            case .footnote: .footnote
            case .caption1: .caption
            case .caption2: .caption2
            default: .body
            }
        }
    }

    /// The weight of a font, with UIKit's numbers.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// The weight from -1 to 1; zero is regular.
        public let rawValue: CGFloat

        /// Makes a weight.
        ///
        /// - Parameter rawValue: The weight, from -1 (thinnest) to 1 (heaviest); 0 for regular.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// Makes a weight.
        ///
        /// - Parameter rawValue: The weight, from -1 (thinnest) to 1 (heaviest); 0 for regular.
        public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

        /// The thinnest weight.
        public static let ultraLight = Weight(-0.8)
        /// A thin weight.
        public static let thin = Weight(-0.6)
        /// A light weight.
        public static let light = Weight(-0.4)
        /// The usual weight.
        public static let regular = Weight(0)
        /// A weight between regular and semibold.
        public static let medium = Weight(0.23)
        /// A weight between medium and bold.
        public static let semibold = Weight(0.3)
        /// The weight of bold type.
        public static let bold = Weight(0.4)
        /// A heavy weight.
        public static let heavy = Weight(0.56)
        /// The heaviest weight.
        public static let black = Weight(0.62)

        private static let all: [(Weight, Font.Weight)] = [
            (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
            (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
        ]

        /// The nearest of SwiftUI's weights.
        var weight: Font.Weight {
            Self.all.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? .regular
        }
    }
}
