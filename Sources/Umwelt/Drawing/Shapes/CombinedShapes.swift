import Foundation

// Both shapes get the same rectangle. How large the whole wants to be the first one says.
extension Shape {
    /// The area that is inside of both shapes.
    nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _ShapeIntersection(lhs: self, rhs: other, eoFill: eoFill)
    }

    /// The area that is inside of one shape or of both.
    ///
    /// ```swift
    /// Circle().union(Rectangle().inset(by: 20)).fill(.blue)
    /// ```
    nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _ShapeUnion(lhs: self, rhs: other, eoFill: eoFill)
    }

    /// The area of the shape that is outside of another.
    nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _ShapeSubtraction(lhs: self, rhs: other, eoFill: eoFill)
    }

    /// The area that is inside of one shape and outside of the other.
    nonisolated public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _ShapeSymmetricDifference(lhs: self, rhs: other, eoFill: eoFill)
    }

    /// The lines of the shape, as far as they are inside of another or on its edge.
    nonisolated public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _ShapeLineIntersection(lhs: self, rhs: other, eoFill: eoFill)
    }

    /// The lines of the shape, as far as they are outside of another.
    nonisolated public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _ShapeLineSubtraction(lhs: self, rhs: other, eoFill: eoFill)
    }
}

/// The area that is inside of two shapes.
public nonisolated struct _ShapeIntersection<T: Shape, U: Shape>: Shape {
    let lhs: T
    let rhs: U
    let eoFill: Bool

    nonisolated init(lhs: T, rhs: U, eoFill: Bool) {
        (self.lhs, self.rhs, self.eoFill) = (lhs, rhs, eoFill)
    }

    /// The outline within a rectangle.
    nonisolated public func path(in rect: CGRect) -> Path {
        lhs.path(in: rect).intersection(rhs.path(in: rect), eoFill: eoFill)
    }

    /// The size of the first shape.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { lhs.sizeThatFits(proposal) }
}

/// The area that is inside of one of two shapes or of both.
public nonisolated struct _ShapeUnion<T: Shape, U: Shape>: Shape {
    let lhs: T
    let rhs: U
    let eoFill: Bool

    nonisolated init(lhs: T, rhs: U, eoFill: Bool) {
        (self.lhs, self.rhs, self.eoFill) = (lhs, rhs, eoFill)
    }

    /// The outline within a rectangle.
    nonisolated public func path(in rect: CGRect) -> Path {
        lhs.path(in: rect).union(rhs.path(in: rect), eoFill: eoFill)
    }

    /// The size of the first shape.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { lhs.sizeThatFits(proposal) }
}

/// The area of a shape that is outside of another.
public nonisolated struct _ShapeSubtraction<T: Shape, U: Shape>: Shape {
    let lhs: T
    let rhs: U
    let eoFill: Bool

    nonisolated init(lhs: T, rhs: U, eoFill: Bool) {
        (self.lhs, self.rhs, self.eoFill) = (lhs, rhs, eoFill)
    }

    /// The outline within a rectangle.
    nonisolated public func path(in rect: CGRect) -> Path {
        lhs.path(in: rect).subtracting(rhs.path(in: rect), eoFill: eoFill)
    }

    /// The size of the first shape.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { lhs.sizeThatFits(proposal) }
}

/// The area that is inside of one of two shapes and outside of the other.
public nonisolated struct _ShapeSymmetricDifference<T: Shape, U: Shape>: Shape {
    let lhs: T
    let rhs: U
    let eoFill: Bool

    nonisolated init(lhs: T, rhs: U, eoFill: Bool) {
        (self.lhs, self.rhs, self.eoFill) = (lhs, rhs, eoFill)
    }

    /// The outline within a rectangle.
    nonisolated public func path(in rect: CGRect) -> Path {
        lhs.path(in: rect).symmetricDifference(rhs.path(in: rect), eoFill: eoFill)
    }

    /// The size of the first shape.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { lhs.sizeThatFits(proposal) }
}

/// The lines of a shape, as far as they are inside of another.
public nonisolated struct _ShapeLineIntersection<T: Shape, U: Shape>: Shape {
    let lhs: T
    let rhs: U
    let eoFill: Bool

    nonisolated init(lhs: T, rhs: U, eoFill: Bool) {
        (self.lhs, self.rhs, self.eoFill) = (lhs, rhs, eoFill)
    }

    /// The outline within a rectangle.
    nonisolated public func path(in rect: CGRect) -> Path {
        lhs.path(in: rect).lineIntersection(rhs.path(in: rect), eoFill: eoFill)
    }

    /// The size of the first shape.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { lhs.sizeThatFits(proposal) }
}

/// The lines of a shape, as far as they are outside of another.
public nonisolated struct _ShapeLineSubtraction<T: Shape, U: Shape>: Shape {
    let lhs: T
    let rhs: U
    let eoFill: Bool

    nonisolated init(lhs: T, rhs: U, eoFill: Bool) {
        (self.lhs, self.rhs, self.eoFill) = (lhs, rhs, eoFill)
    }

    /// The outline within a rectangle.
    nonisolated public func path(in rect: CGRect) -> Path {
        lhs.path(in: rect).lineSubtraction(rhs.path(in: rect), eoFill: eoFill)
    }

    /// The size of the first shape.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { lhs.sizeThatFits(proposal) }
}
