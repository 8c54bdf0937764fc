import Foundation
import Umwelt

extension TestHost {
    /// True while something moves.
    public var isAnimating: Bool {
        update()
        return host.motion.isAnimating
    }

    /// True if screens animate when they appear and disappear, as in the browser: pages, sheets, popovers, menus and
    /// dialogs. If false, which is the default, they appear and disappear at once, so that a test need not wait.
    public var movesScreens: Bool {
        get { host.motion.capabilities.movesScreens }
        set { host.motion.capabilities.movesScreens = newValue }
    }

    /// Returns the current presentation of the first view with a label: its frame and other values during an animation.
    ///
    /// ```swift
    /// host.tap("Move")
    /// host.advance(by: 0.1)
    /// #expect(host.presentation(of: "Ball")?.frame.minX == 40)
    /// ```
    ///
    /// - Parameter label: The complete label, not a part of it.
    /// - Returns: The presentation; nil if there is no such view.
    public func presentation(of label: String) -> ViewPresentation? { host.diagnostics.presentation(of: label) }

    /// Advances the clock until nothing moves any more.
    ///
    /// - Parameter limit: The most seconds that may pass.
    /// - Returns: False if something was moving still when the limit was reached.
    @discardableResult
    public func waitUntilIdle(within limit: Double = 60) -> Bool {
        update()
        let end = clock.time + limit
        while host.motion.isAnimating && clock.time < end { advance(by: min(0.1, end - clock.time)) }
        return !host.motion.isAnimating
    }
}
