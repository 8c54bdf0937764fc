import Foundation
import UmweltUIKit

/// The scrolling of a web view, which the browser does.
@MainActor @preconcurrency
public final class WKScrollView: NSObject {
    private let changed: () -> Void

    init(_ changed: @escaping () -> Void) {
        self.changed = changed
        super.init()
    }

    /// True if the user can scroll pages. A change is for the next load.
    public var isScrollEnabled = true { didSet { changed() } }

    // The browser of the page decides the following itself.

    /// True if content moves beyond its ends. The browser decides: it has no effect.
    public var bounces = true
    /// True if content bounces that is not larger than its view. It has no effect: see ``bounces``.
    public var alwaysBounceVertical = false
    /// True if content bounces that is not larger than its view. It has no effect: see ``bounces``.
    public var alwaysBounceHorizontal = false
    /// True if vertical scroll indicators are shown. The browser decides: it has no effect.
    public var showsVerticalScrollIndicator = true
    /// True if horizontal scroll indicators are shown. The browser decides: it has no effect.
    public var showsHorizontalScrollIndicator = true
    /// The colour behind pages. Pages have their own: it has no effect.
    public var backgroundColor: UIColor?
}
