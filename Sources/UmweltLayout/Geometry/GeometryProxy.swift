@_spi(Kernel) import UmweltCore
import Foundation

/// The size, frame and safe area of a view, which a ``GeometryReader`` passes to its content.
///
/// ```swift
/// GeometryReader { proxy in
///     Rectangle().frame(width: proxy.size.width * progress)
/// }
/// ```
public struct GeometryProxy {
    package let place: NodeGeometry

    package init(_ place: NodeGeometry) { self.place = place }

    /// The size, in points.
    public var size: CGSize { place.currentSize }

    /// The value of an anchor, in the coordinates of this view.
    ///
    /// - Parameter anchor: The anchor, from a preference.
    public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(from: place) }

    /// The insets of this view from the edges of its window and from views in front, such as bars, in points.
    public var safeAreaInsets: EdgeInsets { place.safeAreaInsets }

    /// Returns the frame of this view in a coordinate space, in points.
    ///
    /// - Parameter coordinateSpace: The space: `.local`, `.global` for the window, or a named one of an ancestor.
    @_disfavoredOverload
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { place.frame(in: coordinateSpace) }

    /// Returns the frame of this view in a coordinate space, in points.
    ///
    /// - Parameter coordinateSpace: The space: `.local`, `.global` for the window, or a named one of an ancestor.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        place.frame(in: coordinateSpace.coordinateSpace)
    }

    /// Returns the bounds of the nearest ancestor with a named space, in the coordinates of this view; nil if no
    /// ancestor has it.
    ///
    /// - Parameter coordinateSpace: The coordinate space of the ancestor.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        let space = coordinateSpace.coordinateSpace
        let frame = place.frame(in: space)
        guard let named = place.currentNode?.enclosingNode(named: space) else { return nil }
        return CGRect(origin: CGPoint(x: -frame.minX, y: -frame.minY), size: named.frame.size)
    }
}
