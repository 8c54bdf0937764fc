import Foundation

/// The size and the place of a view, for what is made by them: given by a ``GeometryReader``.
public struct GeometryProxy {
    let place: NodeGeometry

    init(_ place: NodeGeometry) { self.place = place }

    /// The size, in points.
    public var size: CGSize { place.currentSize }

    /// What an anchor stands for, in the coordinates of this view.
    public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(from: place) }

    /// How far this view is kept from the edges of its window, and from what is in front of it, such as bars.
    public var safeAreaInsets: EdgeInsets { place.safeAreaInsets }

    /// The place, measured from what a space measures from.
    @_disfavoredOverload
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { place.frame(in: coordinateSpace) }

    /// The place, measured from what a space measures from.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        place.frame(in: coordinateSpace.coordinateSpace)
    }

    /// The bounds of a view around that has a name, in the coordinates of this view; nil if there is no such view.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        let space = coordinateSpace.coordinateSpace
        let frame = place.frame(in: space)
        guard let named = place.currentNode?.enclosingNode(named: space) else { return nil }
        return CGRect(origin: CGPoint(x: -frame.minX, y: -frame.minY), size: named.frame.size)
    }
}
