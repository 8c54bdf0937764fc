import Foundation
import Umwelt

/// A transformation around the middle of a view.
struct CenteredTransform: GeometryEffect {
    private var transform: CGAffineTransform

    init(_ transform: CGAffineTransform) { self.transform = transform }

    /// The numbers of the transformation, which animations interpolate.
    typealias Numbers = AnimatablePair<Pair, AnimatablePair<Pair, Pair>>
    typealias Pair = AnimatablePair<CGFloat, CGFloat>

    var animatableData: Numbers {
        get {
            Numbers(
                Pair(transform.tx, transform.ty),
                AnimatablePair(Pair(transform.a, transform.b), Pair(transform.c, transform.d)))
        }
        set {
            transform = CGAffineTransform(
                a: newValue.second.first.first, b: newValue.second.first.second, c: newValue.second.second.first,
                d: newValue.second.second.second, tx: newValue.first.first, ty: newValue.first.second)
        }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        if transform.isIdentity { return ProjectionTransform() }
        let (x, y) = (size.width / 2, size.height / 2)
        return ProjectionTransform(
            CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
                .concatenating(CGAffineTransform(translationX: x, y: y)))
    }
}
