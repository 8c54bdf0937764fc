import Foundation

extension NSValue {
    /// Makes an object of a rectangle.
    ///
    /// - Parameter rect: The rectangle, in points.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    /// Makes an object of a point.
    ///
    /// - Parameter point: The point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

    /// Makes an object of a size.
    ///
    /// - Parameter size: The size, in points.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }

    /// The rectangle of the object.
    public var cgRectValue: CGRect { rectValue }

    /// The point of the object.
    public var cgPointValue: CGPoint { pointValue }

    /// The size of the object.
    public var cgSizeValue: CGSize { sizeValue }
}
