import Foundation

/// The scroll offset of a scrollable view, its size and its content's, in points.
///
/// The offset is measured from the content's top leading corner. At the beginning it is negative if the content has
/// insets. On a view 150 points high whose content has a margin of 20 at the top, the container is 130 points high, and
/// the visible rectangle 150.
public struct ScrollGeometry: Equatable, Sendable {
    /// The scroll offset.
    public var contentOffset: CGPoint

    /// The size of the content, without its insets.
    public var contentSize: CGSize

    /// The insets of the content: its margins, and the safe area's insets where the view extends beneath bars.
    public var contentInsets: EdgeInsets

    /// The size of the scrollable view, without the insets of the content.
    public var containerSize: CGSize

    /// The part of the content, with its insets, that is in the scrollable view, including the part beneath bars.
    public var visibleRect: CGRect {
        CGRect(
            x: contentOffset.x, y: contentOffset.y, width: containerSize.width + contentInsets.horizontal,
            height: containerSize.height + contentInsets.vertical)
    }

    /// The rectangle of the container's size at the scroll offset.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

    /// Makes a geometry.
    ///
    /// - Parameters:
    ///   - contentOffset: The position of the content that is at the top leading corner, in points.
    ///   - contentSize: The size of the content, in points.
    ///   - contentInsets: The space around the content, in points.
    ///   - containerSize: The size of the scrollable view without the insets, in points.
    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }
}

extension ScrollGeometry: CustomDebugStringConvertible {
    /// All values.
    public var debugDescription: String {
        "ScrollGeometry(contentOffset: \(contentOffset), contentSize: \(contentSize), contentInsets: \(contentInsets), "
            + "containerSize: \(containerSize))"
    }
}
