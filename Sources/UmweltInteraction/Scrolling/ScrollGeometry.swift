import Foundation

/// The scroll offset of a scrollable view, its size and that of its content, in points.
///
/// The offset is measured from the content's top leading corner. At the beginning it is negative if the content has
/// insets.
public struct ScrollGeometry: Equatable, Sendable {
    /// The scroll offset.
    public var contentOffset: CGPoint

    /// The size of the content, without its insets.
    public var contentSize: CGSize

    /// The insets of the content: its margins, and the safe area's insets where the view extends beneath bars.
    public var contentInsets: EdgeInsets

    /// The size of the scrollable view, including the part beneath bars.
    public var containerSize: CGSize

    /// The part of the content, with its insets, that is in the scrollable view.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

    /// The same part, without the insets.
    public var bounds: CGRect {
        CGRect(
            x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
            width: max(containerSize.width - contentInsets.horizontal, 0),
            height: max(containerSize.height - contentInsets.vertical, 0))
    }

    /// Makes a geometry.
    ///
    /// - Parameters:
    ///   - contentOffset: The position of the content that is at the top leading corner, in points.
    ///   - contentSize: The size of the content, in points.
    ///   - contentInsets: The space around the content, in points.
    ///   - containerSize: The size of the scrollable view, in points.
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
