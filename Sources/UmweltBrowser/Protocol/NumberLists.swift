import Foundation

/// A rectangle in points: a list of its left, its top, its width and its height.
struct BoxRecord: MessageValue, Decodable, Equatable {
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

    func write(to json: inout JSONBuffer) {
        json.list {
            $0.add(x)
            $0.add(y)
            $0.add(width)
            $0.add(height)
        }
    }
}

/// A point, a distance or a size in points: a list of the horizontal and the vertical component.
struct PairRecord: MessageValue, Decodable, Equatable {
    var x: CGFloat
    var y: CGFloat

    init(_ x: CGFloat, _ y: CGFloat) { (self.x, self.y) = (x, y) }

    init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        x = try list.decode(CGFloat.self)
        y = try list.decode(CGFloat.self)
    }

    func write(to json: inout JSONBuffer) {
        json.list {
            $0.add(x)
            $0.add(y)
        }
    }
}

/// A Boolean value for each axis: a list of 1 or 0, first horizontally, then vertically.
struct AxesRecord: MessageValue, Decodable, Equatable {
    var horizontal: Bool
    var vertical: Bool

    init(_ horizontal: Bool, _ vertical: Bool) { (self.horizontal, self.vertical) = (horizontal, vertical) }

    init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        horizontal = try list.decode(Int.self) == 1
        vertical = try list.decode(Int.self) == 1
    }

    func write(to json: inout JSONBuffer) {
        json.list {
            $0.add(horizontal ? 1 : 0)
            $0.add(vertical ? 1 : 0)
        }
    }
}
