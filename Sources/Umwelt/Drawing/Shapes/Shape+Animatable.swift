import Foundation
import UmweltDrawing

extension RoundedRectangle {
    /// The size of the corners.
    public var animatableData: CGSize.AnimatableData {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }
}

extension UnevenRoundedRectangle {
    /// The radii of the corners.
    public var animatableData: RectangleCornerRadii.AnimatableData {
        get { cornerRadii.animatableData }
        set { cornerRadii.animatableData = newValue }
    }
}

extension Inset {
    /// The numbers of the base, and the distance.
    package var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
        get { AnimatablePair(base.animatableData, amount) }
        set { (base.animatableData, amount) = (newValue.first, newValue.second) }
    }
}

extension OffsetShape {
    /// The numbers of the shape, and the offset.
    public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, offset.animatableData) }
        set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
    }
}

extension ScaledShape {
    /// The numbers of the shape, the scale and the anchor.
    public var animatableData:
        AnimatablePair<Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>>
    {
        get {
            AnimatablePair(shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData))
        }
        set {
            shape.animatableData = newValue.first
            scale.animatableData = newValue.second.first
            anchor.animatableData = newValue.second.second
        }
    }
}

extension RotatedShape {
    /// The numbers of the shape, the angle and the anchor.
    public var animatableData:
        AnimatablePair<Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>>
    {
        get {
            AnimatablePair(shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData))
        }
        set {
            shape.animatableData = newValue.first
            angle.animatableData = newValue.second.first
            anchor.animatableData = newValue.second.second
        }
    }
}

extension TransformedShape {
    /// The numbers of the shape.
    public var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}

extension _TrimmedShape {
    /// The numbers of the shape, and the ends of the part.
    public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
        set {
            shape.animatableData = newValue.first
            (startFraction, endFraction) = (newValue.second.first, newValue.second.second)
        }
    }
}

extension _SizedShape {
    /// The numbers of the shape, the size and the anchor.
    public var animatableData:
        AnimatablePair<Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>>
    {
        get { AnimatablePair(shape.animatableData, AnimatablePair(size.animatableData, anchor.animatableData)) }
        set {
            shape.animatableData = newValue.first
            size.animatableData = newValue.second.first
            anchor.animatableData = newValue.second.second
        }
    }
}

extension _StrokedShape {
    /// The numbers of the shape and of the outline.
    public var animatableData: AnimatablePair<S.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(shape.animatableData, style.animatableData) }
        set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
    }
}

extension _CombinedShape {
    /// The numbers of both shapes.
    public var animatableData: AnimatablePair<T.AnimatableData, U.AnimatableData> {
        get { AnimatablePair(lhs.animatableData, rhs.animatableData) }
        set { (lhs.animatableData, rhs.animatableData) = (newValue.first, newValue.second) }
    }
}

extension AnyShape {
    /// The numbers of the shape whose type is erased.
    public var animatableData: AnyShapeData {
        get { AnyShapeData(of: shape) }
        set { shape = newValue.applied(to: shape) }
    }
}

/// The numbers of a shape whose type is erased. Those of shapes of different types have nothing in between.
public struct AnyShapeData: VectorArithmetic {
    private var vector: any VectorArithmetic

    init(of shape: any Shape) { vector = shape.animatableData }

    private init(_ vector: any VectorArithmetic) { self.vector = vector }

    /// The vector without components, which any other takes over.
    public static var zero: AnyShapeData { AnyShapeData(EmptyAnimatableData()) }

    fileprivate func applied(to shape: any Shape) -> any Shape {
        func open<S: Shape>(_ shape: S) -> any Shape {
            guard let data = vector as? S.AnimatableData else { return shape }
            var copy = shape
            copy.animatableData = data
            return copy
        }
        return open(shape)
    }

    /// Returns the sum; of vectors of different types the second, as what is not like it has no share.
    public static func + (lhs: AnyShapeData, rhs: AnyShapeData) -> AnyShapeData { lhs.joined(with: rhs, isSum: true) }

    /// Returns the difference; of vectors of different types nothing.
    public static func - (lhs: AnyShapeData, rhs: AnyShapeData) -> AnyShapeData {
        if rhs.vector is EmptyAnimatableData { return lhs }
        guard type(of: lhs.vector) == type(of: rhs.vector) else { return .zero }
        return lhs.joined(with: rhs, isSum: false)
    }

    private func joined(with other: AnyShapeData, isSum: Bool) -> AnyShapeData {
        func open<V: VectorArithmetic>(_ left: V) -> AnyShapeData {
            guard let right = other.vector as? V else {
                return other.vector is EmptyAnimatableData ? self : other
            }
            return AnyShapeData(isSum ? left + right : left - right)
        }
        return open(vector)
    }

    /// Multiplies the vector by a number.
    public mutating func scale(by rhs: Double) {
        func open<V: VectorArithmetic>(_ vector: V) -> any VectorArithmetic { vector.scaled(by: rhs) }
        vector = open(vector)
    }

    /// The square of the vector's length.
    public var magnitudeSquared: Double { vector.magnitudeSquared }

    /// Returns true if both are of one type and equal.
    public static func == (lhs: AnyShapeData, rhs: AnyShapeData) -> Bool {
        func open<V: VectorArithmetic>(_ left: V) -> Bool { (rhs.vector as? V) == left }
        return open(lhs.vector)
    }
}
