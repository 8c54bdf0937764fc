/// The colours of AppKit and UIKit that are the same in every appearance: `NSColor` and `UIColor` share their
/// components.
package nonisolated enum FixedColor {
    static let black = Color(white: 0)
    static let darkGray = Color(white: 1.0 / 3)
    static let lightGray = Color(white: 2.0 / 3)
    static let white = Color(white: 1)
    static let gray = Color(white: 0.5)
    static let red = Color(red: 1, green: 0, blue: 0)
    static let green = Color(red: 0, green: 1, blue: 0)
    static let blue = Color(red: 0, green: 0, blue: 1)
    static let cyan = Color(red: 0, green: 1, blue: 1)
    static let yellow = Color(red: 1, green: 1, blue: 0)
    static let magenta = Color(red: 1, green: 0, blue: 1)
    static let orange = Color(red: 1, green: 0.5, blue: 0)
    static let purple = Color(red: 0.5, green: 0, blue: 0.5)
    static let brown = Color(red: 0.6, green: 0.4, blue: 0.2)
    static let clear = Color(white: 0, opacity: 0)
}
