import Foundation
import UmweltDrawing

extension CGPoint: Animatable {
    /// The type of the coordinates as a vector.
    public typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>

    /// The coordinates.
    public var animatableData: AnimatableData {
        @inlinable get { AnimatablePair(x, y) }
        @inlinable set { self = CGPoint(x: newValue.first, y: newValue.second) }
    }
}

extension CGSize: Animatable {
    /// The type of width and height as a vector.
    public typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>

    /// The width and the height.
    public var animatableData: AnimatableData {
        @inlinable get { AnimatablePair(width, height) }
        @inlinable set { self = CGSize(width: newValue.first, height: newValue.second) }
    }
}

extension CGRect: Animatable {
    /// The type of place and size as a vector.
    public typealias AnimatableData = AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData>

    /// The origin and the size.
    public var animatableData: AnimatableData {
        @inlinable get { AnimatablePair(origin.animatableData, size.animatableData) }
        @inlinable set {
            origin.animatableData = newValue.first
            size.animatableData = newValue.second
        }
    }
}

extension Angle: Animatable {
    /// The type of an angle as a vector.
    public typealias AnimatableData = Double

    /// The angle in radians.
    public var animatableData: Double {
        @inlinable get { radians }
        @inlinable set { radians = newValue }
    }
}

extension UnitPoint: Animatable {
    /// The type of the coordinates as a vector.
    public typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>

    /// The coordinates.
    public var animatableData: AnimatableData {
        @inlinable get { AnimatablePair(x, y) }
        @inlinable set { self = UnitPoint(x: newValue.first, y: newValue.second) }
    }
}

extension EdgeInsets: Animatable {
    /// The type of insets as a vector.
    public typealias AnimatableData = AnimatablePair<
        CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
    >

    /// The insets: top, leading, bottom, trailing.
    public var animatableData: AnimatableData {
        @inlinable get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
        @inlinable set {
            let (leading, rest) = (newValue.second.first, newValue.second.second)
            self = EdgeInsets(top: newValue.first, leading: leading, bottom: rest.first, trailing: rest.second)
        }
    }
}
