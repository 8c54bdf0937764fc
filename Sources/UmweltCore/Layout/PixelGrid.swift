import Foundation

/// The pixel grid of a window, relative to a node whose exact position may be between pixels.
///
/// Layout is exact, as in SwiftUI: three views share a width of 100 in exact thirds, and a `GeometryReader` reads
/// these. Drawing is rounded as in SwiftUI: each edge moves to the pixel edge nearest to its exact position in the
/// window; from the middle of a pixel, to the right or down. Edges are sharp, and adjacent views touch at any depth.
///
/// Scrolled content has a grid of its own, so it is drawn the same at every scroll offset. Positions are those without
/// effects: rotated or scaled views are rounded as if they were not.
package struct PixelGrid: Equatable {
    /// The number of pixels in a point.
    package private(set) var scale: CGFloat = 1

    /// The distance from the node's drawn corner to its exact one, in points.
    private(set) var rest = CGPoint.zero

    /// Makes the grid of a display, from a corner of a pixel. A scale that is not positive and finite is replaced by 1.
    init(scale: CGFloat = 1) { self.scale = scale > 0 && scale.isFinite ? scale : 1 }

    /// The length of a pixel in points.
    package var pixelLength: CGFloat { 1 / scale }

    /// Returns the rounded rectangle for an exact one in the node's coordinates.
    package func drawn(_ frame: CGRect) -> CGRect {
        let (left, top) = (nearest(frame.minX + rest.x), nearest(frame.minY + rest.y))
        return CGRect(
            x: left, y: top, width: nearest(frame.maxX + rest.x) - left, height: nearest(frame.maxY + rest.y) - top)
    }

    /// Returns a line one pixel thick for a line that may be thinner or between two pixels.
    package func line(_ frame: CGRect) -> CGRect {
        var line = drawn(frame)
        if frame.width > frame.height { line.size.height = pixelLength } else { line.size.width = pixelLength }
        return line
    }

    /// Returns the grid as seen from a child.
    ///
    /// - Parameters:
    ///   - frame: The exact frame of the child.
    ///   - drawn: The corner at which the child is drawn.
    func inside(_ frame: CGRect, drawnAt drawn: CGPoint) -> PixelGrid {
        var grid = self
        grid.rest = CGPoint(x: frame.minX + rest.x - drawn.x, y: frame.minY + rest.y - drawn.y)
        return grid
    }

    /// The grid from a corner of a pixel.
    package var atCorner: PixelGrid { PixelGrid(scale: scale) }

    private func nearest(_ place: CGFloat) -> CGFloat {
        // The same edge may come out of two sums with a little difference; both have to be rounded alike.
        place.isFinite ? (place * scale + 0.5 + 1e-6).rounded(.down) / scale : place
    }
}
