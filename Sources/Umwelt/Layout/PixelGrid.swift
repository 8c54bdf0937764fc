import Foundation

/// The pixels of a window, as a node sees them whose exact place is somewhere between two.
///
/// Layout reckons with exact places and sizes, as SwiftUI's does: three views share a width of 100 in exact thirds, and
/// that is what a `GeometryReader` reads. What is drawn is rounded, as SwiftUI rounds it: every edge to the pixel that is
/// nearest to its exact place in the window, and if it is in the middle of one, to the right or down. So edges are
/// sharp, and views that touch are drawn so, however deep they are and whatever is around each of them.
///
/// What scrolls begins a grid of its own, so that its content looks the same wherever it has been scrolled to. Places
/// are those before effects: what is turned or enlarged is rounded as if it were not.
package struct PixelGrid: Equatable {
    /// How many pixels make a point.
    private(set) var scale: CGFloat = 1

    /// How far the node's exact corner is from the one that is drawn.
    private(set) var rest = CGPoint.zero

    /// The pixels of a display, from a corner of one.
    init(scale: CGFloat = 1) { self.scale = scale > 0 && scale.isFinite ? scale : 1 }

    /// The length of a pixel in points.
    package var pixelLength: CGFloat { 1 / scale }

    /// Where something is drawn that has an exact place in the node.
    package func drawn(_ frame: CGRect) -> CGRect {
        let (left, top) = (nearest(frame.minX + rest.x), nearest(frame.minY + rest.y))
        return CGRect(
            x: left, y: top, width: nearest(frame.maxX + rest.x) - left, height: nearest(frame.maxY + rest.y) - top)
    }

    /// A line as thick as a pixel, in place of one that may be thinner or between two.
    package func line(_ frame: CGRect) -> CGRect {
        var line = drawn(frame)
        if frame.width > frame.height { line.size.height = pixelLength } else { line.size.width = pixelLength }
        return line
    }

    /// The grid as a node inside sees it that has an exact place and is drawn at another.
    func inside(_ frame: CGRect, drawnAt drawn: CGPoint) -> PixelGrid {
        var grid = self
        grid.rest = CGPoint(x: frame.minX + rest.x - drawn.x, y: frame.minY + rest.y - drawn.y)
        return grid
    }

    /// The grid from a corner of a pixel.
    package var atCorner: PixelGrid { PixelGrid(scale: scale) }

    private func nearest(_ place: CGFloat) -> CGFloat {
        // Two sums may miss each other by a little where they are the same edge.
        place.isFinite ? (place * scale + 0.5 + 1e-6).rounded(.down) / scale : place
    }
}
