@_spi(Kernel) import UmweltCore
import Foundation

/// The size and the place of a view, given by a ``GeometryReader`` to content that depends on them.
public struct GeometryProxy {
    package let place: NodeGeometry

    package init(_ place: NodeGeometry) { self.place = place }

    /// The size, in points.
    public var size: CGSize { place.currentSize }

    /// The value of an anchor, in the coordinates of this view.
    public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(from: place) }

    /// The insets of this view from the edges of its window and from views in front, such as bars, in points.
    public var safeAreaInsets: EdgeInsets { place.safeAreaInsets }

    /// Returns the frame of this view in a coordinate space, in points.
    @_disfavoredOverload
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { place.frame(in: coordinateSpace) }

    /// Returns the frame of this view in a coordinate space, in points.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        place.frame(in: coordinateSpace.coordinateSpace)
    }

    /// Returns the bounds of the nearest ancestor with a name, in the coordinates of this view; nil if there is none.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        let space = coordinateSpace.coordinateSpace
        let frame = place.frame(in: space)
        guard let named = place.currentNode?.enclosingNode(named: space) else { return nil }
        return CGRect(origin: CGPoint(x: -frame.minX, y: -frame.minY), size: named.frame.size)
    }
}
