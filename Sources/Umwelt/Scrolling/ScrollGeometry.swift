import Foundation

/// How far something is scrolled, in what, and through what it is seen; in points.
///
/// The offset is measured from the content's top leading corner. At the beginning it is negative where there is room
/// around the content.
public struct ScrollGeometry: Equatable, Sendable {
    /// How far the content is scrolled.
    public var contentOffset: CGPoint

    /// The size of the content, without the room around it.
    public var contentSize: CGSize

    /// The room around the content.
    public var contentInsets: EdgeInsets

    /// The size of what shows the content.
    public var containerSize: CGSize

    /// The part of the content that is in what shows it.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

    /// The same without the room that is kept around the content.
    public var bounds: CGRect {
        CGRect(
            x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
            width: max(containerSize.width - contentInsets.horizontal, 0),
            height: max(containerSize.height - contentInsets.vertical, 0))
    }

    /// Makes a geometry.
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
