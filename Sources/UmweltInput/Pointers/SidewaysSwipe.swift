import Foundation
import Umwelt

/// A row of a list or a page of a tab view that a pointer moves sideways: the row reveals its swipe actions, the page
/// turns.
@MainActor
struct SidewaysSwipe {
    /// The row or the page.
    let node: HostNode

    private let start: CGPoint
    private let directions: [ListItemSemantics.Swipe]
    private unowned let surface: any InputSurface

    /// Finds the innermost row or page that can be swiped among nodes; nil for none, and where a gesture or a scroll
    /// view inside follows the pointer.
    init?(_ path: [HostNode], at start: CGPoint, on surface: any InputSurface) {
        for node in path {
            if node.interest.events.contains(.drags) || node.scrollRange.width > 0 { return nil }
            let directions: [ListItemSemantics.Swipe]
            switch node.semantics.role {
            case .listItem(let item): directions = item.swipes
            case .tabPanel(isSwiped: true): directions = [.toLeft, .toRight]
            default: continue
            }
            guard !directions.isEmpty else { continue }
            self.node = node
            self.start = start
            self.directions = directions
            self.surface = surface
            return
        }
        return nil
    }

    /// Moves the row or the page with the pointer, as far as a swipe in that direction uncovers something.
    func follow(to point: CGPoint) {
        let distance = point.x - start.x
        let isMoved = directions.contains(distance < 0 ? .toLeft : .toRight)
        show(isMoved ? distance * InputThresholds.swipeResistance : 0)
    }

    /// Releases the row or the page, and swipes it if it has been moved far enough.
    ///
    /// - Returns: False if that has no effect.
    func end(at point: CGPoint, isCancelled: Bool) -> Bool {
        show(0)
        // Also in the direction that hides the actions of a row again.
        let distance = point.x - start.x
        guard !isCancelled, abs(distance) >= InputThresholds.swipe else { return false }
        let isFull = abs(distance) > node.frame.width * InputThresholds.fullSwipe
        return node.send(.swipe(toLeft: distance < 0, isFull: isFull))
    }

    private func show(_ distance: CGFloat) {
        surface.offset(node, by: CGPoint(x: distance, y: 0))
        surface.redraw()
    }
}
