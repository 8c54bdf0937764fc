import Foundation

extension Shape {
    /// Returns the area that is inside of both shapes.
    ///
    /// - Parameters:
    ///   - other: The other shape.
    ///   - eoFill: If true, the even-odd rule decides which points are inside.
    nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(lhs: self, rhs: other, operation: .intersection, eoFill: eoFill)
    }

    /// Returns the area that is inside of one shape or of both.
    ///
    /// ```swift
    /// Circle().union(Rectangle().inset(by: 20)).fill(.blue)
    /// ```
    ///
    /// - Parameters:
    ///   - other: The other shape.
    ///   - eoFill: If true, the even-odd rule decides which points are inside.
    nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(lhs: self, rhs: other, operation: .union, eoFill: eoFill)
    }

    /// Returns the area of the shape that is outside of another.
    ///
    /// - Parameters:
    ///   - other: The other shape.
    ///   - eoFill: If true, the even-odd rule decides which points are inside.
    nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(lhs: self, rhs: other, operation: .subtracting, eoFill: eoFill)
    }

    /// Returns the area that is inside of one shape and outside of the other.
    ///
    /// - Parameters:
    ///   - other: The other shape.
    ///   - eoFill: If true, the even-odd rule decides which points are inside.
    nonisolated public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(lhs: self, rhs: other, operation: .symmetricDifference, eoFill: eoFill)
    }

    /// Returns the lines of the shape that are inside of another or on its edge.
    ///
    /// - Parameters:
    ///   - other: The other shape.
    ///   - eoFill: If true, the even-odd rule decides which points are inside.
    nonisolated public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(lhs: self, rhs: other, operation: .lineIntersection, eoFill: eoFill)
    }

    /// Returns the lines of the shape that are outside of another.
    ///
    /// - Parameters:
    ///   - other: The other shape.
    ///   - eoFill: If true, the even-odd rule decides which points are inside.
    nonisolated public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(lhs: self, rhs: other, operation: .lineSubtraction, eoFill: eoFill)
    }
}

/// A shape that combines two, both in the same rectangle.
public nonisolated struct _CombinedShape<T: Shape, U: Shape>: Shape {
    var lhs: T
    var rhs: U
    let operation: Operation
    let eoFill: Bool

    /// The operation that combines the two outlines.
    enum Operation {
        case intersection, union, subtracting, symmetricDifference, lineIntersection, lineSubtraction
    }

    nonisolated init(lhs: T, rhs: U, operation: Operation, eoFill: Bool) {
        (self.lhs, self.rhs, self.operation, self.eoFill) = (lhs, rhs, operation, eoFill)
    }

    /// Returns the outline in a rectangle.
    ///
    /// - Parameter rect: The rectangle, in points.
    nonisolated public func path(in rect: CGRect) -> Path {
        let (path, other) = (lhs.path(in: rect), rhs.path(in: rect))
        return switch operation {
        case .intersection: path.intersection(other, eoFill: eoFill)
        case .union: path.union(other, eoFill: eoFill)
        case .subtracting: path.subtracting(other, eoFill: eoFill)
        case .symmetricDifference: path.symmetricDifference(other, eoFill: eoFill)
        case .lineIntersection: path.lineIntersection(other, eoFill: eoFill)
        case .lineSubtraction: path.lineSubtraction(other, eoFill: eoFill)
        }
    }

    /// Returns the size of the first shape for a proposal.
    ///
    /// - Parameter proposal: The proposed size, in points; nil for a length that the view decides.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { lhs.sizeThatFits(proposal) }
}
