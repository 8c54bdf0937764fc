@_spi(Kernel) import UmweltCore
import Foundation

/// A change to the picture of a view that does not change its layout.
package nonisolated enum PictureEffect: Equatable {
    case unchanged
    case scale(CGSize, anchor: UnitPoint)
    case rotation(Angle, anchor: UnitPoint)
    case rotation3D(SpatialRotation)
    case projection(ProjectionTransform)
    case filter(DisplayFilter)
    case shadow(color: Color, radius: CGFloat, offset: CGSize)
    case colorMultiply(Color)
    case blend(BlendMode)
    case isolation

    /// The colour that has to be resolved; nil if the effect has none.
    fileprivate var color: Color? {
        switch self {
        case .shadow(let color, _, _), .colorMultiply(let color): color
        default: nil
        }
    }

    /// Returns the display effects for a picture of a size in points.
    ///
    /// - Parameters:
    ///   - color: The effect's colour in the environment of the picture; nil for none.
    ///   - isRightToLeft: True if the picture is laid out from right to left: rotations in space are mirrored.
    func effects(in size: CGSize, color: Color.Resolved?, isRightToLeft: Bool = false) -> DisplayEffects {
        var effects = DisplayEffects()
        func transform(_ transform: ProjectionTransform, around anchor: UnitPoint) {
            effects.transform = transform.around(anchor.place(in: CGRect(origin: .zero, size: size)))
        }
        switch self {
        case .unchanged: break
        case .scale(let scale, let anchor):
            transform(ProjectionTransform(CGAffineTransform(scaleX: scale.width, y: scale.height)), around: anchor)
        case .rotation(let angle, let anchor):
            transform(ProjectionTransform(CGAffineTransform(rotationAngle: angle.radians)), around: anchor)
        case .rotation3D(let rotation):
            transform(rotation.projection(in: size), around: rotation.anchor)
            if isRightToLeft {
                let mirror = ProjectionTransform(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0))
                effects.transform = mirror.concatenating(effects.transform).concatenating(mirror)
            }
        case .projection(let projection): effects.transform = projection
        case .filter(let filter): effects.filters = [filter]
        case .shadow(_, let radius, let offset):
            if let color { effects.filters = [.shadow(DisplayShadow(color: color, radius: radius, offset: offset))] }
        case .colorMultiply: if let color { effects.filters = [.colors(.multiply(color))] }
        case .blend(let mode): effects.blendMode = mode.cgBlendMode
        case .isolation: effects.isIsolated = true
        }
        return effects
    }
}

/// The modifier that applies a picture effect to a view.
public nonisolated struct _PictureEffectModifier: ViewModifier, LayoutModifier, Equatable {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    var effect: PictureEffect

    nonisolated init(_ effect: PictureEffect) { self.effect = effect }

    package func makeNode(for element: _Element) -> PictureEffectNode { PictureEffectNode(element: element) }

    package func update(_ node: PictureEffectNode) { node.set(effect) }

    package func readEnvironment(_ values: EnvironmentValues, for node: PictureEffectNode) {
        node.readColor(in: values)
    }
}

/// A wrapper node that applies a picture effect to its child.
package final class PictureEffectNode: WrapperNode {
    private var effect = PictureEffect.isolation
    private var effectAnimation: ValueAnimation<PictureEffect>?
    private var color: Color.Resolved?
    private var colorAnimation: ValueAnimation<Color.Resolved>?

    /// The current animated effect, interpolated towards ``effect``.
    private var presented = PictureEffect.isolation
    private var presentedColor: Color.Resolved?
    private var isNew = true
    private var values: EnvironmentValues?

    /// The cached display effects with their size and direction; nil if they have to be computed.
    private var made: (size: CGSize, isRightToLeft: Bool, effects: DisplayEffects)?

    func set(_ new: PictureEffect) {
        guard new != effect else { return }
        let old = effect
        effect = new
        if isNew || !new.isLike(old) {
            effectAnimation?.cancel()
            effectAnimation = nil
            presented = new
        } else {
            element.animate(&effectAnimation, from: old, to: new) { [weak self] in self?.show($0) }
            effectAnimation?.target = self
        }
        isNew = false
        if case .blend(let mode) = new, mode.cgBlendMode.needsPixels { add(.pixels) }
        if let values { set(effect.color?.resolve(in: values)) }
        changed()
    }

    private func show(_ new: PictureEffect) {
        presented = new
        changed()
    }

    private func set(_ new: Color.Resolved?) {
        guard new != color else { return }
        let old = color
        color = new
        if let old, let new {
            element.animate(&colorAnimation, from: old, to: new) { [weak self] in self?.show($0) }
            colorAnimation?.target = self
        } else {
            colorAnimation?.cancel()
            colorAnimation = nil
            presentedColor = new
            changed()
        }
    }

    private func show(_ new: Color.Resolved) {
        presentedColor = new
        changed()
    }

    func readColor(in values: EnvironmentValues) {
        self.values = values
        set(effect.color?.resolve(in: values))
    }

    package override var roles: NodeRoles {
        guard effect == .isolation else { return [] }
        return subtreeFlags.contains(.pixels) ? [.summary, .onePicture] : .summary
    }

    private func changed() {
        made = nil
        setNeedsDisplay()
        // Views inside that read their place find it where the effect ends.
        if presented == effect, subtreeFlags.contains(.place) { element.tree.schedulePositionCheck(of: self) }
    }

    public override var effects: DisplayEffects? {
        let size = presentedSize
        if let made, made.size == size, made.isRightToLeft == isRightToLeft { return made.effects }
        let effects = presented.effects(in: size, color: presentedColor, isRightToLeft: isRightToLeft)
        made = (size, isRightToLeft, effects)
        return effects
    }
}
