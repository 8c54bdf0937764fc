import Foundation

/// A rectangle in points: a list of its left, its top, its width and its height.
struct BoxRecord: Codable, Equatable {
    var x: CGFloat
    var y: CGFloat
    var width: CGFloat
    var height: CGFloat

    init(_ rect: CGRect) { (x, y, width, height) = (rect.minX, rect.minY, rect.width, rect.height) }

    init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        x = try list.decode(CGFloat.self)
        y = try list.decode(CGFloat.self)
        width = try list.decode(CGFloat.self)
        height = try list.decode(CGFloat.self)
    }

    func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        try list.encode(x)
        try list.encode(y)
        try list.encode(width)
        try list.encode(height)
    }
}

/// A point, a distance or a size in points: a list of the horizontal and the vertical component.
struct PairRecord: Codable, Equatable {
    var x: CGFloat
    var y: CGFloat

    init(_ x: CGFloat, _ y: CGFloat) { (self.x, self.y) = (x, y) }

    init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        x = try list.decode(CGFloat.self)
        y = try list.decode(CGFloat.self)
    }

    func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        try list.encode(x)
        try list.encode(y)
    }
}

/// A Boolean value for each axis: a list of 1 or 0, first horizontally, then vertically.
struct AxesRecord: Codable, Equatable {
    var horizontal: Bool
    var vertical: Bool

    init(_ horizontal: Bool, _ vertical: Bool) { (self.horizontal, self.vertical) = (horizontal, vertical) }

    init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        horizontal = try list.decode(Int.self) == 1
        vertical = try list.decode(Int.self) == 1
    }

    func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        try list.encode(horizontal ? 1 : 0)
        try list.encode(vertical ? 1 : 0)
    }
}
