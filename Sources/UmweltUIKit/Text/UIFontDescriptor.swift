import Foundation
import Umwelt

/// The description of a font, from which other descriptions are derived.
///
/// ```swift
/// let base = UIFont.systemFont(ofSize: 34, weight: .bold)
/// let rounded = base.fontDescriptor.withDesign(.rounded).map { UIFont(descriptor: $0, size: 0) } ?? base
/// ```
public final class UIFontDescriptor: Hashable, Sendable {
    let font: Font

    init(_ font: Font) { self.font = font }

    /// Makes the description of a font by name.
    ///
    /// - Parameter size: The size in points.
    public convenience init(name fontName: String, size: CGFloat) { self.init(.custom(fontName, fixedSize: size)) }

    /// Returns the description of the font of a text style.
    ///
    /// - Parameter style: The text style.
    public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFontDescriptor(.system(style.textStyle))
    }

    /// The designs of the system's font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// The name of the design.
        public let rawValue: String

        /// Makes a design of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Without serifs.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// With rounded ends.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// With serifs.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// With letters of one width.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    /// Characteristics of a font.
    public struct SymbolicTraits: OptionSet, Sendable {
        /// The characteristics as bits.
        public let rawValue: UInt32

        /// Makes a set from bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Slanted letters.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Bold letters.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Wide letters.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Narrow letters.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// Letters of one width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// Lines close to each other.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// Lines far from each other.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    /// Returns the description in a design; nil if the design is unknown.
    ///
    /// - Parameter design: The design.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        switch design {
        case .default: UIFontDescriptor(font.inDesign(.default))
        case .rounded: UIFontDescriptor(font.inDesign(.rounded))
        case .serif: UIFontDescriptor(font.inDesign(.serif))
        case .monospaced: UIFontDescriptor(font.inDesign(.monospaced))
        default: nil
        }
    }

    /// Returns the description with additional traits; nil for unknown ones.
    ///
    /// - Parameter symbolicTraits: The traits to add.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        let changes: [(SymbolicTraits, (Font) -> Font)] = [
            (.traitItalic, { $0.italic() }), (.traitBold, { $0.bold() }), (.traitExpanded, { $0.width(.expanded) }),
            (.traitCondensed, { $0.width(.condensed) }), (.traitMonoSpace, { $0.monospaced() }),
            (.traitTightLeading, { $0.leading(.tight) }), (.traitLooseLeading, { $0.leading(.loose) }),
        ]
        guard SymbolicTraits(changes.map(\.0)).isSuperset(of: symbolicTraits) else { return nil }
        let changed = changes.filter { symbolicTraits.contains($0.0) }.reduce(font) { $1.1($0) }
        return UIFontDescriptor(changed)
    }

    /// Returns the description in another size, in points.
    ///
    /// - Parameter newPointSize: The size, in points.
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { UIFontDescriptor(font.pointSize(newPointSize)) }

    /// The size in points.
    public var pointSize: CGFloat { UIFont(font).pointSize }

    /// True if both describe the same font.
    public static func == (left: UIFontDescriptor, right: UIFontDescriptor) -> Bool { left.font == right.font }

    /// Hashes the font.
    public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}
