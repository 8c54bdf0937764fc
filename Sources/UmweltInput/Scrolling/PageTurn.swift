import Foundation
import Umwelt

/// The sideways movement of two fingers on a touchpad, which turns a page of a tab view: one page, however far they
/// move.
@MainActor
struct PageTurn {
    private var distance: CGFloat = 0
    private var lastTime = -Double.infinity

    /// Returns the innermost page that can be turned among nodes, innermost first; nil for none.
    static func page(among path: [HostNode]) -> HostNode? {
        path.first { $0.isReachable && $0.semantics.role == .tabPanel(isSwiped: true) }
    }

    /// Adds a distance, in points, and turns the page once it is far enough.
    mutating func add(_ new: CGFloat, to page: HostNode, at time: Double) {
        if time - lastTime > InputThresholds.pageTurnPause { distance = 0 }
        lastTime = time
        let before = distance
        distance += new
        guard abs(before) < InputThresholds.pageTurn, abs(distance) >= InputThresholds.pageTurn else { return }
        page.send(.swipe(toLeft: distance > 0, isFull: false))
    }
}
