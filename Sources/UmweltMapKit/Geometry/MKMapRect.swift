/// A width and a height on the flat map.
public struct MKMapSize: Sendable {
    /// The width in map points.
    public var width: Double

    /// The height in map points.
    public var height: Double

    /// A size without width and height.
    public init() { self.init(width: 0, height: 0) }

    /// Makes a size from a width and a height in map points.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// The size of the whole world.
    public static var world: MKMapSize { MKMapSize(width: Mercator.side, height: Mercator.side) }
}

/// A rectangle on the flat map.
public struct MKMapRect: Sendable {
    /// The top left corner.
    public var origin: MKMapPoint

    /// The size.
    public var size: MKMapSize

    /// The rectangle without a size at the top left corner of the map.
    public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }

    /// Makes a rectangle from its top left corner and its size.
    public init(origin: MKMapPoint, size: MKMapSize) {
        self.origin = origin
        self.size = size
    }

    /// Makes a rectangle from numbers, in map points.
    ///
    /// - Parameters:
    ///   - x: The left edge.
    ///   - y: The top edge.
    ///   - width: The width.
    ///   - height: The height.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }

    /// The whole world.
    public static var world: MKMapRect { MKMapRect(origin: MKMapPoint(), size: .world) }

    /// The rectangle that stands for none: it is infinitely far away.
    public static var null: MKMapRect { MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0) }

    /// The left edge.
    public var minX: Double { origin.x }
    /// The top edge.
    public var minY: Double { origin.y }
    /// The horizontal middle.
    public var midX: Double { origin.x + size.width / 2 }
    /// The vertical middle.
    public var midY: Double { origin.y + size.height / 2 }
    /// The right edge.
    public var maxX: Double { origin.x + size.width }
    /// The bottom edge.
    public var maxY: Double { origin.y + size.height }
    /// The width in map points.
    public var width: Double { size.width }
    /// The height in map points.
    public var height: Double { size.height }

    /// True for the rectangle that stands for none.
    public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }

    /// True if the rectangle has no area, or stands for none.
    public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

    /// True if the rectangle continues beyond the 180th meridian.
    public var spans180thMeridian: Bool {
        !isNull && (minX < 0) != (maxX < 0) || minX < Mercator.side && maxX > Mercator.side
    }

    /// Returns true if a point is in the rectangle.
    public func contains(_ point: MKMapPoint) -> Bool {
        minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
    }

    /// Returns true if another rectangle is wholly in this one.
    public func contains(_ rect: MKMapRect) -> Bool {
        minX <= rect.minX && rect.maxX <= maxX && minY <= rect.minY && rect.maxY <= maxY
    }

    /// Returns true if two rectangles have a common area.
    public func intersects(_ rect: MKMapRect) -> Bool { !intersection(rect).isEmpty }

    /// Returns the common part of two rectangles; the null rectangle if there is none.
    public func intersection(_ rect: MKMapRect) -> MKMapRect {
        let (left, top) = (max(minX, rect.minX), max(minY, rect.minY))
        let (right, bottom) = (min(maxX, rect.maxX), min(maxY, rect.maxY))
        guard left <= right, top <= bottom else { return .null }
        return MKMapRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Returns the smallest rectangle around both rectangles.
    public func union(_ rect: MKMapRect) -> MKMapRect {
        if isNull { return rect }
        if rect.isNull { return self }
        let (left, top) = (min(minX, rect.minX), min(minY, rect.minY))
        return MKMapRect(
            x: left, y: top, width: max(maxX, rect.maxX) - left, height: max(maxY, rect.maxY) - top)
    }

    /// Returns the rectangle with edges that are moved inwards, or outwards by negative distances.
    ///
    /// - Parameters:
    ///   - dx: The distance of the left and right edges.
    ///   - dy: The distance of the top and bottom edges.
    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }

    /// Returns the rectangle at another place.
    ///
    /// - Parameters:
    ///   - dx: The distance to the right.
    ///   - dy: The distance down.
    public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
        MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }
}

/// Makes a size on the flat map.
public func MKMapSizeMake(_ width: Double, _ height: Double) -> MKMapSize { MKMapSize(width: width, height: height) }

/// Makes a rectangle on the flat map.
public func MKMapRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect {
    MKMapRect(x: x, y: y, width: width, height: height)
}

/// Returns true if two rectangles are the same.
public func MKMapRectEqualToRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool {
    MKMapPointEqualToPoint(rect1.origin, rect2.origin) && rect1.width == rect2.width && rect1.height == rect2.height
}

/// The whole world.
public var MKMapRectWorld: MKMapRect { .world }

/// The rectangle that stands for none.
public var MKMapRectNull: MKMapRect { .null }
