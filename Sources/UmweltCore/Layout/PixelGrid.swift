import Foundation

/// The pixels of a window as seen from a node, whose exact place may be between two of them.
///
/// Layout is exact, as SwiftUI's is: three views share a width of 100 in exact thirds, and that is what a
/// `GeometryReader` reads. Drawing is rounded as in SwiftUI: every edge to the pixel that is nearest to its exact place
/// in the window, and from the middle of a pixel to the right or down. So edges are sharp, and views that touch are
/// drawn so, however deep they are and whatever their ancestors are.
///
/// Scrolled content begins a grid of its own, so that it is drawn alike at every scroll offset. Places are those before
/// effects: what is rotated or scaled is rounded as if it were not.
package struct PixelGrid: Equatable {
    /// The number of pixels in a point.
    package private(set) var scale: CGFloat = 1

    /// The distance from the node's drawn corner to its exact one, in points.
    private(set) var rest = CGPoint.zero

    /// Makes the grid of a display, from a corner of a pixel. A scale that is not positive and finite counts as 1.
    init(scale: CGFloat = 1) { self.scale = scale > 0 && scale.isFinite ? scale : 1 }

    /// The length of a pixel in points.
    package var pixelLength: CGFloat { 1 / scale }

    /// Returns the rectangle in which an exact one in the node's coordinates is drawn.
    package func drawn(_ frame: CGRect) -> CGRect {
        let (left, top) = (nearest(frame.minX + rest.x), nearest(frame.minY + rest.y))
        return CGRect(
            x: left, y: top, width: nearest(frame.maxX + rest.x) - left, height: nearest(frame.maxY + rest.y) - top)
    }

    /// Returns a line as thick as a pixel, for one that may be thinner or between two pixels.
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
