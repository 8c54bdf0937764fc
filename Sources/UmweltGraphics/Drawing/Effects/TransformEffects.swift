import Foundation
import UmweltDrawing

/// The effect that scales a view visually around a point. Libraries use this type where they cannot write
/// ``View/scaleEffect(_:anchor:)``, such as in transitions.
public nonisolated struct _ScaleEffect: GeometryEffect, Equatable {
    /// The factors in both directions.
    public var scale: CGSize

    /// The fixed point.
    public var anchor: UnitPoint

    /// Makes the effect.
    ///
    /// - Parameters:
    ///   - scale: The factors of the width and the height.
    ///   - anchor: The fixed point.
    public init(scale: CGSize, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    /// The factors and the point.
    public var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
        get { AnimatablePair(scale.animatableData, anchor.animatableData) }
        set {
            scale.animatableData = newValue.first
            anchor.animatableData = newValue.second
        }
    }

    /// Returns the transform for a size in points.
    ///
    /// - Parameter size: The size of the view, in points.
    public func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(scaleX: scale.width, y: scale.height).around(anchor, of: size))
    }
}

/// The effect that rotates the picture of a view around a point: see ``View/rotationEffect(_:anchor:)``.
public nonisolated struct _RotationEffect: GeometryEffect, Equatable {
    /// The angle, clockwise.
    public var angle: Angle

    /// The fixed point.
    public var anchor: UnitPoint

    /// Makes the effect.
    ///
    /// - Parameters:
    ///   - angle: The angle; positive angles are clockwise.
    ///   - anchor: The fixed point.
    public init(angle: Angle, anchor: UnitPoint = .center) {
        self.angle = angle
        self.anchor = anchor
    }

    /// The angle and the point.
    public var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
        get { AnimatablePair(angle.animatableData, anchor.animatableData) }
        set {
            angle.animatableData = newValue.first
            anchor.animatableData = newValue.second
        }
    }

    /// Returns the transform for a size in points.
    ///
    /// - Parameter size: The size of the view, in points.
    public func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(rotationAngle: angle.radians).around(anchor, of: size))
    }
}

/// The effect that transforms the picture of a view: see ``View/transformEffect(_:)``.
public nonisolated struct _TransformEffect: GeometryEffect, Equatable {
    /// The transform, whose origin is the top left corner.
    public var transform: CGAffineTransform

    /// Makes the effect.
    ///
    /// - Parameter transform: The transform of the drawing.
    public init(transform: CGAffineTransform) { self.transform = transform }

    /// Returns the transform, whatever the size.
    ///
    /// - Parameter size: The size of the view, in points.
    public func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(transform) }
}

extension CGAffineTransform {
    /// Returns the transform with a point of a rectangle as its origin.
    fileprivate func around(_ anchor: UnitPoint, of size: CGSize) -> CGAffineTransform {
        let (x, y) = (anchor.x * size.width, anchor.y * size.height)
        return CGAffineTransform(translationX: -x, y: -y).concatenating(self)
            .concatenating(CGAffineTransform(translationX: x, y: y))
    }
}
