import CoreGraphics

/// A position along one side of a plot: a fraction of the plot's length, and points.
///
/// All that charts do with places is linear, so that the marks of a chart are made once and drawn at each size.
struct Coordinate: Equatable, Sendable {
    var fraction: Double
    var points: Double = 0

    func position(in length: CGFloat) -> CGFloat { fraction * length + points }

    static func + (left: Coordinate, right: Coordinate) -> Coordinate {
        Coordinate(fraction: left.fraction + right.fraction, points: left.points + right.points)
    }

    static func - (left: Coordinate, right: Coordinate) -> Coordinate {
        Coordinate(fraction: left.fraction - right.fraction, points: left.points - right.points)
    }

    static func * (left: Coordinate, right: Double) -> Coordinate {
        Coordinate(fraction: left.fraction * right, points: left.points * right)
    }

    func moved(by points: CGFloat) -> Coordinate {
        Coordinate(fraction: fraction, points: self.points + points)
    }
}

/// The part of a plot's side between two coordinates, the first of which is nearer to the side's start.
struct CoordinateRange: Equatable, Sendable {
    var lower: Coordinate
    var upper: Coordinate

    init(_ first: Coordinate, _ second: Coordinate) {
        let isOrdered = (first.fraction, first.points) <= (second.fraction, second.points)
        (lower, upper) = isOrdered ? (first, second) : (second, first)
    }

    var middle: Coordinate { (lower + upper) * 0.5 }

    /// Returns the part at a length. If insets leave no space, it is the middle.
    func extent(in length: CGFloat) -> ClosedRange<CGFloat> {
        let (start, end) = (lower.position(in: length), upper.position(in: length))
        // A layout also asks for an infinite length, of which a part of nothing is no number.
        guard start.isFinite, end.isFinite else { return 0...0 }
        return start <= end ? start...end : (start + end) / 2...(start + end) / 2
    }

    /// Returns the part for a mark.
    func resized(to dimension: MarkDimension.Kind) -> CoordinateRange {
        switch dimension {
        case .automatic: self
        case .ratio(let ratio):
            CoordinateRange(middle - (upper - lower) * (ratio / 2), middle + (upper - lower) * (ratio / 2))
        case .inset(let inset): CoordinateRange(lower.moved(by: inset), upper.moved(by: -inset))
        case .fixed(let length): CoordinateRange(middle.moved(by: -length / 2), middle.moved(by: length / 2))
        }
    }

    /// Returns one of a number of equal parts.
    func part(_ index: Int, of count: Int) -> CoordinateRange {
        let part = (upper - lower) * (1 / Double(count))
        return CoordinateRange(lower + part * Double(index), lower + part * Double(index + 1))
    }
}
