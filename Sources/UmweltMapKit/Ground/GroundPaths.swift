import SwiftUI

/// The paths of land and borders in a viewport.
struct GroundPaths {
    let viewport: MapViewport

    /// The rectangle of the flat map that is drawn, relative to the middle of the view.
    private let visible: CGRect

    /// - Parameter insets: The distances from the view's edges to the ground's edges.
    init(_ viewport: MapViewport, beyond insets: EdgeInsets) {
        self.viewport = viewport
        visible = viewport.ground(beyond: insets)
    }

    /// The least distance of two points of an outline in the view: less is not seen.
    private static let detail = 0.7

    /// The land.
    var land: Path {
        var path = Path()
        for line in Coasts.world.land {
            forEachCopy(of: line.bounds) { away in
                let area = visible.offsetBy(dx: -away.x, dy: -away.y)
                let points = area.contains(line.bounds) ? line.points : OutlineClipping.clip(line.points, to: area)
                // Nothing is left of an outline whose rectangle alone is visible.
                if points.isEmpty { return }
                add(points, at: away, to: &path)
                path.closeSubpath()
            }
        }
        return path
    }

    /// The borders between countries.
    var borders: Path {
        var path = Path()
        for line in Coasts.world.borders {
            forEachCopy(of: line.bounds) { away in
                let area = visible.offsetBy(dx: -away.x, dy: -away.y)
                var piece: [CGPoint] = []
                for (start, end) in zip(line.points, line.points.dropFirst()) {
                    if OutlineClipping.mayCross(area, from: start, to: end) {
                        if piece.isEmpty { piece.append(start) }
                        piece.append(end)
                    } else if !piece.isEmpty {
                        add(piece, at: away, to: &path)
                        piece.removeAll(keepingCapacity: true)
                    }
                }
                if !piece.isEmpty { add(piece, at: away, to: &path) }
            }
        }
        return path
    }

    /// Calls a closure with the offset of each copy of a rectangle that is visible: the world repeats.
    private func forEachCopy(of bounds: CGRect, _ body: (CGPoint) -> Void) {
        // Islands without a size in the view.
        guard max(bounds.width, bounds.height) > viewport.scale / 2 else { return }
        let y = -viewport.center.y
        for turn in -1...1 {
            let x = Double(turn) * Mercator.side - viewport.center.x
            if visible.intersects(bounds.offsetBy(dx: x, dy: y)) { body(CGPoint(x: x, y: y)) }
        }
    }

    /// Adds a line of points, without points that are too close to the last one.
    private func add(_ points: [CGPoint], at away: CGPoint, to path: inout Path) {
        var last: CGPoint?
        for (index, point) in points.enumerated() {
            let position = viewport.position(x: point.x + away.x, y: point.y + away.y)
            guard let previous = last else {
                path.move(to: position)
                last = position
                continue
            }
            let distance = abs(position.x - previous.x) + abs(position.y - previous.y)
            guard distance >= Self.detail || index == points.count - 1 else { continue }
            path.addLine(to: position)
            last = position
        }
    }
}
