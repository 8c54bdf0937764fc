import Foundation
@_spi(Kernel) import Umwelt

/// The line along which the children of a container are arranged.
struct ReorderLine {
    private let isVertical: Bool

    /// True if the line runs from right to left.
    private let isReversed: Bool

    /// Finds the line of a container's children; nil if they are not in one, as in a grid.
    init?(of container: LayoutNode) {
        let frames = container.children.map(\.frame)
        guard frames.count > 1 else {
            isVertical = (container as? StackNode)?.axis != .horizontal
            isReversed = !isVertical && container.isRightToLeft
            return
        }
        /// The overlap of neighbors that rounding explains, in points.
        let slack: CGFloat = 0.5
        func follow(_ isBehind: (CGRect, CGRect) -> Bool) -> Bool {
            zip(frames, frames.dropFirst()).allSatisfy { isBehind($0, $1) }
        }
        let goesDown = follow { $1.minY >= $0.maxY - slack }
        let goesLeft = follow { $1.maxX <= $0.minX + slack }
        guard goesDown || goesLeft || follow({ $1.minX >= $0.maxX - slack }) else { return nil }
        isVertical = goesDown
        isReversed = !goesDown && goesLeft
    }

    /// Returns the coordinate along the line where a frame starts.
    func start(_ frame: CGRect) -> CGFloat { isVertical ? frame.minY : isReversed ? -frame.maxX : frame.minX }

    /// Returns the coordinate along the line where a frame ends.
    func end(_ frame: CGRect) -> CGFloat { start(frame) + length(frame.size) }

    /// Returns the length of a size along the line.
    func length(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

    /// Returns the end edge of a frame, without thickness; the start edge of the container without a frame.
    func edge(after frame: CGRect?, in size: CGSize) -> CGRect {
        let start: CGFloat = frame.map { end($0) } ?? (isReversed ? -size.width : 0)
        return isVertical
            ? CGRect(x: 0, y: start, width: size.width, height: 0)
            : CGRect(x: isReversed ? -start : start, y: 0, width: 0, height: size.height)
    }

    /// Returns a distance along the line.
    func distance(_ length: CGFloat) -> CGSize {
        isVertical ? CGSize(width: 0, height: length) : CGSize(width: isReversed ? -length : length, height: 0)
    }

    /// Returns the distance across the line between the centers of two frames.
    func distanceAcross(from frame: CGRect, to other: CGRect) -> CGSize {
        isVertical
            ? CGSize(width: other.midX - frame.midX, height: 0) : CGSize(width: 0, height: other.midY - frame.midY)
    }

    /// Returns true if a point is beyond the middle of a frame.
    func isBeyond(_ place: CGPoint, middleOf frame: CGRect) -> Bool {
        isVertical ? place.y > frame.midY : isReversed ? place.x < frame.midX : place.x > frame.midX
    }
}
