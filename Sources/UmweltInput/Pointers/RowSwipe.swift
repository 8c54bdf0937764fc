import Foundation
import Umwelt

/// A row of a list that a pointer moves sideways, which reveals its swipe actions.
@MainActor
struct RowSwipe {
    private let row: HostNode
    private let start: CGPoint
    private let directions: [ListItemSemantics.Swipe]
    private unowned let surface: any InputSurface

    /// Finds the innermost row that can be swiped among nodes; nil for none, and for a row in which a gesture follows
    /// the pointer.
    init?(_ path: [HostNode], at start: CGPoint, on surface: any InputSurface) {
        for node in path {
            if node.interest.events.contains(.drags) { return nil }
            guard case .listItem(let item) = node.semantics.role else { continue }
            guard !item.swipes.isEmpty else { return nil }
            row = node
            self.start = start
            directions = item.swipes
            self.surface = surface
            return
        }
        return nil
    }

    /// Returns the distance from the start, as far as the row can be moved in that direction.
    private func distance(to point: CGPoint) -> CGFloat {
        let distance = point.x - start.x
        return directions.contains(distance < 0 ? .toLeft : .toRight) ? distance : 0
    }

    /// Moves the row with the pointer.
    func follow(to point: CGPoint) { show(distance(to: point) * InputThresholds.swipeResistance) }

    /// Releases the row, and reveals its actions if it has been moved far enough.
    func end(at point: CGPoint, isCancelled: Bool) {
        show(0)
        let distance = distance(to: point)
        guard !isCancelled, abs(distance) >= InputThresholds.swipe else { return }
        let isFull = abs(distance) > row.frame.width * InputThresholds.fullSwipe
        row.send(.swipe(toLeft: distance < 0, isFull: isFull))
    }

    private func show(_ distance: CGFloat) {
        surface.offset(row, by: CGPoint(x: distance, y: 0))
        surface.redraw()
    }
}
