import Foundation
import Umwelt

/// The line under or through a text, as the number of an attribute.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The style as bits.
    public let rawValue: Int

    /// Makes a style from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A line.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// A thick line, which is drawn as a line.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// Two lines, which are drawn as one.
    public static let double = NSUnderlineStyle(rawValue: 9)
    /// Dots.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    /// Dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    /// Dashes and dots.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
    /// Dashes and two dots.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
    /// Under words only, which is drawn as under all.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

    /// The style of SwiftUI's texts; nil for no line.
    func lineStyle(_ color: UIColor?) -> Text.LineStyle? {
        guard rawValue & 0xff != 0 else { return nil }
        let pattern: Text.LineStyle.Pattern =
            switch rawValue & 0xf00 {
            case 0x100: .dot
            case 0x200: .dash
            case 0x300: .dashDot
            case 0x400: .dashDotDot
            default: .solid
            }
        return Text.LineStyle(pattern: pattern, color: color.map { Color(uiColor: $0) })
    }
}
