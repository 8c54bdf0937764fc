import SwiftUI
import TestSupport
import Testing

@Suite("Transforms in space")
struct TransformInSpaceTests {
    private func isNear(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
        let (a, b) = (ProjectionTransform(a), ProjectionTransform(b))
        return abs(a.m11 - b.m11) + abs(a.m12 - b.m12) + abs(a.m21 - b.m21) + abs(a.m22 - b.m22) < 1e-12
            && abs(a.m31 - b.m31) + abs(a.m32 - b.m32) + abs(a.m13 - b.m13) + abs(a.m23 - b.m23) < 1e-12
    }

    @Test("A translation happens before the transform that it is added to")
    func translation() {
        let scaled = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 1), 10, 10, 0)
        #expect(scaled.m41 == 20)
        #expect(scaled.m42 == 30)
        #expect(CATransform3DGetAffineTransform(scaled) == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 20, ty: 30))
    }

    @Test("A rotation around z is that of the plane")
    func rotation() {
        let turn = CATransform3DMakeRotation(.pi / 3, 0, 0, 5)
        #expect(CATransform3DIsAffine(turn))
        #expect(isNear(turn, CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: .pi / 3))))
    }

    @Test("A transform after its inverse leaves points unchanged")
    func inverse() {
        var transform = CATransform3DMakeRotation(1, 1, 2, 3)
        transform.m34 = -1 / 500
        transform = CATransform3DTranslate(transform, 4, -5, 6)
        let whole = CATransform3DConcat(CATransform3DInvert(transform), transform)
        #expect(isNear(whole, CATransform3DIdentity))
        let flat = CATransform3DMakeScale(0, 1, 1)
        #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
    }

    @Test("Perspective reaches the projection")
    func perspective() {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 500
        transform = CATransform3DRotate(transform, .pi / 6, 0, 1, 0)
        let projection = ProjectionTransform(transform)
        #expect(abs(projection.m13 - 0.001) < 1e-12)
        #expect(abs(projection.m11 - cos(.pi / 6)) < 1e-12)
        #expect(!projection.isAffine)
    }
}
