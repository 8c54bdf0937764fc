import SwiftUI

/// A drawing of the ground that is larger than the view, and moves with the map: a host gets the drawing again only after
/// the map has been dragged by a quarter of its size, or magnified.
struct GroundTile: Equatable {
    /// The viewport of the drawing's middle, of the size of the view.
    let viewport: MapViewport

    /// The distance of the drawing's middle from the middle of the view, in points.
    let offset: CGSize

    /// The distances from the view's edges to the drawing's edges.
    let insets: EdgeInsets

    /// - Parameter insets: The safe area's insets, into which the ground extends.
    init(_ shown: MapViewport, in insets: EdgeInsets) {
        let step = CGSize(width: max(shown.size.width / 2, 1), height: max(shown.size.height / 2, 1))
        // The middle in the view's own directions, in points from the map's corner.
        let (sine, cosine) = (sin(shown.heading.radians), cos(shown.heading.radians))
        let x = (shown.center.x * cosine + shown.center.y * sine) / shown.scale
        let y = (shown.center.y * cosine - shown.center.x * sine) / shown.scale
        let column = (x / step.width).rounded() * step.width
        let row = (y / step.height).rounded() * step.height
        var viewport = shown
        viewport.center = CGPoint(
            x: (column * cosine - row * sine) * shown.scale, y: (column * sine + row * cosine) * shown.scale)
        self.viewport = viewport
        offset = CGSize(width: column - x, height: row - y)
        let (side, top) = (step.width / 2, step.height / 2)
        self.insets = EdgeInsets(
            top: insets.top + top, leading: insets.leading + side, bottom: insets.bottom + top,
            trailing: insets.trailing + side)
    }
}
