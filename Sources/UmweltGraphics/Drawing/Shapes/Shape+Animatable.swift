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
    public var animatableData: _AnyAnimatableData {
        get { _AnyAnimatableData(of: shape) }
        set { shape = newValue.set(on: shape) }
    }
}
