import Foundation
import Umwelt
import UmweltControls

/// The appearance and the behaviour of all scroll views.
///
/// Set it before scroll views are shown: visible ones do not change.
@MainActor @preconcurrency
public final class UIScrollView: NSObject {
    private static let proxy = UIScrollView()

    private override init() {}

    /// Returns the appearance of all scroll views.
    public static func appearance() -> UIScrollView { proxy }

    /// The way scrolling dismisses the on-screen keyboard.
    public enum KeyboardDismissMode: Int, Sendable {
        /// Input goes on.
        case none
        /// Input ends as soon as the user scrolls.
        case onDrag
        /// Input ends when the user scrolls.
        case interactive
        /// Input ends as soon as the user scrolls.
        case onDragWithAccessory
        /// Input ends when the user scrolls.
        case interactiveWithAccessory
    }

    /// The way scrolling dismisses the on-screen keyboard, if no view sets it.
    public var keyboardDismissMode = KeyboardDismissMode.none {
        didSet { AppAppearance.current.scrollingEndsInput = keyboardDismissMode != .none }
    }

    /// True if vertical scroll indicators are shown.
    public var showsVerticalScrollIndicator = true {
        didSet { AppAppearance.current.hidesVerticalIndicators = !showsVerticalScrollIndicator }
    }

    /// True if horizontal scroll indicators are shown.
    public var showsHorizontalScrollIndicator = true {
        didSet { AppAppearance.current.hidesHorizontalIndicators = !showsHorizontalScrollIndicator }
    }

    // What scrolls here is the browser's or the desktop's, which decide what happens at the ends.

    /// True if content moves beyond its ends. That is the browser's and the desktop's to decide: it has no effect.
    public var bounces = true

    /// True if content bounces that is not larger than its view. It has no effect: see ``bounces``.
    public var alwaysBounceVertical = false

    /// True if content bounces that is not larger than its view. It has no effect: see ``bounces``.
    public var alwaysBounceHorizontal = false

    /// The colour behind scroll views. SwiftUI's have none: it has no effect.
    public var backgroundColor: UIColor?
}
