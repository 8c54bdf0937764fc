import Foundation

/// A rotation in space, as seen from in front.
package struct SpatialRotation: Equatable {
    private let angle: Angle
    private let axis: (x: CGFloat, y: CGFloat, z: CGFloat)
    /// The point that the picture rotates around, in the plane of the picture.
    package let anchor: UnitPoint
    private let anchorZ: CGFloat
    private let perspective: CGFloat

    /// Makes a rotation.
    ///
    /// - Parameters:
    ///   - axis: The direction of the axis; its length does not matter.
    ///   - anchorZ: The distance of the axis in front of the picture, in points.
    ///   - perspective: How much smaller distant parts appear; 0 for no perspective.
    package init(
        angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint, anchorZ: CGFloat,
        perspective: CGFloat
    ) {
        self.angle = angle
        self.axis = axis
        self.anchor = anchor
        self.anchorZ = anchorZ
        self.perspective = perspective
    }

    /// The eight numbers of the rotation: angle in radians, axis, anchor, depth of the axis and perspective.
    package var numbers: [CGFloat] {
        [CGFloat(angle.radians), axis.x, axis.y, axis.z, anchor.x, anchor.y, anchorZ, perspective]
    }

    /// Makes a rotation of its eight numbers.
    package init(numbers n: [CGFloat]) {
        self.init(
            angle: .radians(Double(n[0])), axis: (n[1], n[2], n[3]), anchor: UnitPoint(x: n[4], y: n[5]),
            anchorZ: n[6], perspective: n[7])
    }

    /// Returns true if both rotations are by the same angle around the same axis, seen from the same point.
    package static func == (left: SpatialRotation, right: SpatialRotation) -> Bool {
        left.angle == right.angle && left.axis == right.axis && left.anchor == right.anchor
            && left.anchorZ == right.anchorZ && left.perspective == right.perspective
    }

    /// Returns the projection to the screen of a picture with the given size, around the origin.
    ///
    /// The distance of the eye is the longer side of the picture divided by the perspective.
    package func projection(in size: CGSize) -> ProjectionTransform {
        let length = sqrt(axis.x * axis.x + axis.y * axis.y + axis.z * axis.z)
        guard length > 0 else { return ProjectionTransform() }
        let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
        let (c, s) = (CGFloat(cos(angle.radians)), CGFloat(sin(angle.radians)))
        let rest = 1 - c
        let side = max(size.width, size.height)
        let nearness = side > 0 ? perspective / side : 0
        var result = ProjectionTransform()
        (result.m11, result.m12) = (c + x * x * rest, x * y * rest + z * s)
        (result.m21, result.m22) = (x * y * rest - z * s, c + y * y * rest)
        result.m13 = -nearness * (x * z * rest - y * s)
        result.m23 = -nearness * (y * z * rest + x * s)
        result.m31 = -anchorZ * (x * z * rest + y * s)
        result.m32 = -anchorZ * (y * z * rest - x * s)
        // Parts that come nearer to the eye by the rotation become larger, those that go away smaller.
        result.m33 = 1 + nearness * anchorZ * (c + z * z * rest)
        return result
    }
}
