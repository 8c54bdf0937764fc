import SwiftUI

/// The paths of land, borders and the graticule in a viewport.
struct GroundPaths {
    let viewport: MapViewport

    /// The rectangle of the flat map that is drawn, relative to the middle of the view.
    private let visible: CGRect

    /// - Parameter insets: The distances from the view's edges to the ground's edges.
    init(_ viewport: MapViewport, beyond insets: EdgeInsets) {
        self.viewport = viewport
        // Wider on each side by the greatest distance, because the view may be turned; and by two points for the edges
        // of lines.
        let reach = (max(insets.top, insets.bottom, insets.leading, insets.trailing) + 2) * viewport.scale
        let rect = viewport.rect.insetBy(dx: -reach, dy: -reach)
        visible = CGRect(
            x: rect.minX - viewport.center.x, y: rect.minY - viewport.center.y, width: rect.width,
            height: rect.height)
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

    // MARK: Graticule

    /// The distances of the graticule's lines in degrees.
    private static let steps: [Double] = [
        30, 15, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.0005, 0.0002, 0.0001,
    ]

    /// The distance of the graticule's lines: the smallest one that is at least 80 points wide. A guess.
    var step: Double {
        let degree = Mercator.side / 360 / viewport.scale
        return Self.steps.last { $0 * degree >= 80 } ?? Self.steps[0]
    }

    /// The meridians and parallels.
    var graticule: Path {
        var path = Path()
        let step = step
        let degree = Mercator.side / 360
        // Meridians, from the middle's longitude.
        let longitude = viewport.center.x / degree - 180
        let first = ((longitude + visible.minX / degree) / step).rounded(.up)
        let last = ((longitude + visible.maxX / degree) / step).rounded(.down)
        for index in stride(from: first, through: last, by: 1) {
            let x = (index * step - longitude) * degree
            path.move(to: viewport.position(x: x, y: visible.minY))
            path.addLine(to: viewport.position(x: x, y: visible.maxY))
        }
        let top = max(viewport.center.y + visible.minY, 0)
        let bottom = min(viewport.center.y + visible.maxY, Mercator.side)
        let north = (MKMapPoint(x: 0, y: top).coordinate.latitude / step).rounded(.down)
        let south = (MKMapPoint(x: 0, y: bottom).coordinate.latitude / step).rounded(.up)
        for index in stride(from: south, through: north, by: 1) {
            let point = MKMapPoint(CLLocationCoordinate2D(latitude: index * step, longitude: 0))
            let y = point.y - viewport.center.y
            path.move(to: viewport.position(x: visible.minX, y: y))
            path.addLine(to: viewport.position(x: visible.maxX, y: y))
        }
        return path
    }
}
