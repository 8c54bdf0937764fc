import Foundation
import Umwelt

/// The screen, with AppKit's names: the window that is used, as for ``UIScreen``.
///
/// Source for Apple's systems has these names where it does not ask for iOS.
@MainActor @preconcurrency
public final class NSScreen: NSObject {
    /// The screen.
    public static let main: NSScreen? = NSScreen()

    /// All screens: the only one.
    public static var screens: [NSScreen] { main.map { [$0] } ?? [] }

    private override init() {}

    /// The rectangle of the window in points.
    public var frame: CGRect { UIScreen.main.bounds }

    /// The rectangle that neither a menu bar nor a dock covers, in points: all of the window.
    public var visibleFrame: CGRect { frame }

    /// The number of pixels per point.
    public var backingScaleFactor: CGFloat { UIScreen.main.scale }
}
