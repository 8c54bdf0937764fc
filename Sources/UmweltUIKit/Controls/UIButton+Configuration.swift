import Foundation
import Umwelt
import UmweltControls

/// The background of a button with a configuration.
public struct UIBackgroundConfiguration: Hashable {
    /// The colour; nil for that of the configuration.
    public var backgroundColor: UIColor?
    /// The radius of the corners, in points, for a fixed corner style.
    public var cornerRadius: CGFloat = 0
    /// The colour of the border; nil for none.
    public var strokeColor: UIColor?
    /// The width of the border, in points.
    public var strokeWidth: CGFloat = 0
    /// The image behind the label; nil for none.
    public var image: UIImage?

    /// Makes a background without a colour.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(backgroundColor: .clear) }
}

extension UIButton {
    /// The appearance of a button: its title, its image, its colours and its distances.
    ///
    /// ```swift
    /// var configuration = UIButton.Configuration.filled()
    /// configuration.title = "Save"
    /// let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in save() })
    /// ```
    public struct Configuration {
        /// The kinds of backgrounds.
        enum Kind {
            case plain, gray, tinted, filled
        }

        let kind: Kind

        /// A button without a background.
        public static func plain() -> Configuration { Configuration(kind: .plain) }
        /// A button without a background.
        public static func borderless() -> Configuration { Configuration(kind: .plain) }
        /// A button with a grey background.
        public static func gray() -> Configuration { Configuration(kind: .gray) }
        /// A button with a grey background.
        public static func bordered() -> Configuration { Configuration(kind: .gray) }
        /// A button with a background in a shade of the tint.
        public static func tinted() -> Configuration { Configuration(kind: .tinted) }
        /// A button with a background in a shade of the tint.
        public static func borderedTinted() -> Configuration { Configuration(kind: .tinted) }
        /// A button with a background in the tint.
        public static func filled() -> Configuration { Configuration(kind: .filled) }
        /// A button with a background in the tint.
        public static func borderedProminent() -> Configuration { Configuration(kind: .filled) }

        /// The title; nil for none.
        public var title: String?
        /// The title with its attributes, in place of ``title``.
        public var attributedTitle: AttributedString?
        /// The text below the title; nil for none.
        public var subtitle: String?
        /// The image; nil for none.
        public var image: UIImage?
        /// The size and the weight of a symbol; nil for those of the title.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// The distance between the image and the title, in points.
        public var imagePadding: CGFloat = 0
        /// The distance between the title and the text below, in points.
        public var titlePadding: CGFloat = 1
        /// The side of the title on which the image is.
        public var imagePlacement: NSDirectionalRectEdge = .leading
        /// The alignment of the title and the text below.
        public var titleAlignment = TitleAlignment.automatic
        /// The colour of the label; nil for that of the kind.
        public var baseForegroundColor: UIColor?
        /// The colour of the background; nil for that of the kind.
        public var baseBackgroundColor: UIColor?
        /// The background.
        public var background = UIBackgroundConfiguration()
        /// The corners of the background.
        public var cornerStyle = CornerStyle.dynamic
        /// The size of the label and the distances around it.
        public var buttonSize = Size.medium { didSet { contentInsets = Self.insets(of: buttonSize) } }
        /// The distances between the label and the edges, in points.
        public var contentInsets: NSDirectionalEdgeInsets
        /// True if an indicator shows in place of the image.
        public var showsActivityIndicator = false

        init(kind: Kind) {
            self.kind = kind
            contentInsets = Self.insets(of: .medium)
        }

        private static func insets(of size: Size) -> NSDirectionalEdgeInsets {
            let insets = ButtonMeasures.insets(of: size.control)
            return NSDirectionalEdgeInsets(
                top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
        }

        /// Sets the distances between the label and the edges to the usual ones.
        public mutating func setDefaultContentInsets() { contentInsets = Self.insets(of: buttonSize) }

        /// The sizes of buttons.
        public enum Size: Int, Sendable {
            /// The usual one.
            case medium
            /// A small one.
            case small
            /// The smallest one.
            case mini
            /// A large one.
            case large

            var control: ControlSize {
                switch self {
                case .medium: .regular
                case .small: .small
                case .mini: .mini
                case .large: .large
                }
            }
        }

        /// The corners of backgrounds.
        public enum CornerStyle: Int, Sendable {
            /// The radius of the background.
            case fixed = -1
            /// The usual radius.
            case dynamic
            /// A small radius.
            case small
            /// A medium radius.
            case medium
            /// A large radius.
            case large
            /// Half circles.
            case capsule
        }

        /// The alignments of a title and the text below.
        public enum TitleAlignment: Int, Sendable {
            /// The usual one.
            case automatic
            /// The side where lines begin.
            case leading
            /// The middle.
            case center
            /// The side where lines end.
            case trailing
        }
    }
}

/// The sides of a rectangle, by the direction of the language.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
    /// The sides as bits.
    public let rawValue: UInt

    /// Makes a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The upper side.
    public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
    /// The side where lines begin.
    public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
    /// The lower side.
    public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
    /// The side where lines end.
    public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
    /// All sides.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
