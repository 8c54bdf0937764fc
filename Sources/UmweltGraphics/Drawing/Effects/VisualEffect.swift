@_spi(Kernel) import UmweltCore
import Foundation

/// A type of change to the picture of a view that does not change its layout, made from an ``EmptyVisualEffect`` for
/// ``View/visualEffect(_:)``.
public protocol VisualEffect: Sendable {
    /// The steps, in the order of their application.
    var _steps: _VisualEffectSteps { get }
}

/// The steps of a ``VisualEffect``.
public struct _VisualEffectSteps: Sendable, Equatable {
    package var effects: [PictureEffect] = []
    package var opacity = 1.0

    package init() {}

    /// Returns the display effects on a picture of a size in points; nil for none. The opacity is not included.
    package func displayEffects(in size: CGSize) -> DisplayEffects? {
        if effects.isEmpty { return nil }
        var all = DisplayEffects()
        for step in effects {
            let effects = step.effects(in: size, color: nil)
            all.filters += effects.filters
            all.transform = all.transform.concatenating(effects.transform)
            if effects.blendMode != .normal { all.blendMode = effects.blendMode }
        }
        return all
    }

    /// Returns true if the values in between are steps, too.
    fileprivate func isLike(_ other: _VisualEffectSteps) -> Bool {
        effects.count == other.effects.count && zip(effects, other.effects).allSatisfy { $0.isLike($1) }
    }

    /// True if the picture has a blend mode that browsers do not support.
    package var needsPixels: Bool {
        effects.contains { if case .blend(let mode) = $0 { mode.cgBlendMode.needsPixels } else { false } }
    }
}

/// A visual effect without steps, to which steps are added.
public struct EmptyVisualEffect: VisualEffect {
    /// Makes the effect.
    public init() {}

    /// An empty list of steps.
    public var _steps: _VisualEffectSteps { _VisualEffectSteps() }
}

/// A visual effect with one more step.
private struct ExtendedVisualEffect: VisualEffect {
    let _steps: _VisualEffectSteps

    init(_ base: some VisualEffect, _ effect: PictureEffect) {
        var steps = base._steps
        steps.effects.append(effect)
        _steps = steps
    }

    init(_ base: some VisualEffect, opacity: Double) {
        var steps = base._steps
        steps.opacity *= opacity
        _steps = steps
    }
}

extension VisualEffect {
    /// Moves the picture by a distance in points.
    ///
    /// - Parameter offset: The distance to the right and down, in points.
    public func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }

    /// Moves the picture by a distance in points.
    ///
    /// - Parameters:
    ///   - x: The distance to the right, in points.
    ///   - y: The distance down, in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        transformEffect(CGAffineTransform(translationX: x, y: y))
    }

    /// Scales the picture around a point.
    ///
    /// - Parameters:
    ///   - scale: The factors of the width and the height.
    ///   - anchor: The fixed point.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        ExtendedVisualEffect(self, .scale(scale, anchor: anchor))
    }

    /// Scales the picture around a point.
    ///
    /// - Parameters:
    ///   - s: The factor of both lengths.
    ///   - anchor: The fixed point.
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Scales the picture around a point.
    ///
    /// - Parameters:
    ///   - x: The factor of the width.
    ///   - y: The factor of the height.
    ///   - anchor: The fixed point.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Rotates the picture clockwise around a point.
    ///
    /// - Parameters:
    ///   - angle: The angle; positive angles are clockwise.
    ///   - anchor: The fixed point.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        ExtendedVisualEffect(self, .rotation(angle, anchor: anchor))
    }

    /// Rotates the picture in space.
    ///
    /// - Parameters:
    ///   - angle: The angle.
    ///   - axis: The direction of the axis; its length does not matter.
    ///   - anchor: The point of the picture on the axis.
    ///   - anchorZ: The distance of the axis in front of the picture, in points.
    ///   - perspective: The strength of the perspective, which makes distant parts smaller; 0 for none.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some VisualEffect {
        ExtendedVisualEffect(
            self,
            .rotation3D(
                SpatialRotation(
                    angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)))
    }

    /// Transforms the picture, with its top left corner as the origin.
    ///
    /// - Parameter transform: The transform. One that cannot be inverted makes the view invisible.
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        transformEffect(ProjectionTransform(transform))
    }

    /// Projects the picture, with its top left corner as the origin.
    ///
    /// - Parameter transform: The transform, which may be in perspective.
    public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
        ExtendedVisualEffect(self, .projection(transform))
    }

    /// Multiplies the opacity of the picture by a factor from 0 to 1.
    ///
    /// - Parameter opacity: The factor, from 0 for transparent to 1 for unchanged.
    public func opacity(_ opacity: Double) -> some VisualEffect { ExtendedVisualEffect(self, opacity: opacity) }

    /// Blurs the picture; the radius is in points.
    ///
    /// - Parameters:
    ///   - radius: The radius, in points.
    ///   - opaque: If true, the picture is treated as opaque, so that its edges stay sharp.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        ExtendedVisualEffect(self, .filter(.blur(radius: radius, isOpaque: opaque)))
    }

    /// Brightens the picture: 0 changes nothing, 1 makes it white.
    ///
    /// - Parameter amount: The brightness to add, from 0 for no change to 1 for white.
    public func brightness(_ amount: Double) -> some VisualEffect { colors(.brightness(amount)) }

    /// Multiplies the contrast: 1 changes nothing, 0 makes everything grey.
    ///
    /// - Parameter amount: The factor: 0 for grey, 1 for no change.
    public func contrast(_ amount: Double) -> some VisualEffect { colors(.contrast(amount)) }

    /// Multiplies the saturation: 1 changes nothing, 0 leaves only greys.
    ///
    /// - Parameter amount: The factor: 0 for greys, 1 for no change.
    public func saturation(_ amount: Double) -> some VisualEffect { colors(.saturation(amount)) }

    /// Reduces the saturation: 0 changes nothing, 1 leaves only greys.
    ///
    /// - Parameter amount: The amount, from 0 for no change to 1.
    public func grayscale(_ amount: Double) -> some VisualEffect { colors(.saturation(1 - amount)) }

    /// Rotates the hues.
    ///
    /// - Parameter angle: The angle on the colour wheel.
    public func hueRotation(_ angle: Angle) -> some VisualEffect { colors(.hueRotation(angle)) }

    /// Sets the blend mode of the picture.
    ///
    /// - Parameter blendMode: The rule for mixing the picture with what is behind it.
    public func blendMode(_ blendMode: BlendMode) -> some VisualEffect {
        ExtendedVisualEffect(self, .blend(blendMode))
    }

    private func colors(_ matrix: ColorMatrix) -> some VisualEffect {
        ExtendedVisualEffect(self, .filter(.colors(matrix)))
    }
}

extension View {
    /// Changes the picture of the view depending on its size and position, without a change of its layout.
    ///
    /// ```swift
    /// Card().visualEffect { content, proxy in
    ///     content.opacity(proxy.frame(in: .global).minY < 0 ? 0.3 : 1)
    /// }
    /// ```
    ///
    /// - Parameter effect: Returns the changed picture, from the view's size and position.
    nonisolated public func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        modifier(_VisualEffectModifier { effect(EmptyVisualEffect(), $0)._steps })
    }
}

/// The modifier that changes a view's picture depending on its size and position.
public nonisolated struct _VisualEffectModifier: ViewModifier, LayoutModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    let effect: @Sendable (GeometryProxy) -> _VisualEffectSteps

    nonisolated init(_ effect: @escaping @Sendable (GeometryProxy) -> _VisualEffectSteps) { self.effect = effect }

    package func makeNode(for element: _Element) -> VisualEffectNode { VisualEffectNode(self, element: element) }

    package func update(_ node: VisualEffectNode) { node.set(self) }
}

/// A wrapper node whose visual effect depends on its size and position. Runs the closure whenever these may have
/// changed.
package final class VisualEffectNode: WrapperNode {
    private var modifier: _VisualEffectModifier
    private let place: NodeGeometry
    private var steps = _VisualEffectSteps()

    /// The current animated steps, interpolated towards ``steps``.
    private var presented = _VisualEffectSteps()
    private var animation: ValueAnimation<AnimatableEffectSteps>?
    private var follower: GlideFollower?
    private var isPlaced = false

    /// True while the closure reads the position of the node, which must be that without the effect.
    private var isLooking = false

    init(_ modifier: _VisualEffectModifier, element: _Element) {
        self.modifier = modifier
        place = NodeGeometry(in: element.graph)
        super.init(element: element)
        place.follow(self)
    }

    func set(_ new: _VisualEffectModifier) {
        let isSame = areValuesEqual(modifier.effect, new.effect)
        modifier = new
        if !isSame && isPlaced { element.tree.schedulePositionCheck(of: self) }
    }

    public override func didPlace() {
        if !isPlaced { element.tree.schedulePositionCheck(of: self) }
    }

    public override func placeChanged() {
        let isFirst = !isPlaced
        isPlaced = true
        let new = stepsHere
        follower = GlideFollower.following(follower, self) { [weak self] in self?.showOnTheWay() }
        if follower?.isOnTheWay == true {
            animation?.cancel()
            animation = nil
            steps = new
            return showOnTheWay()
        }
        // One that has left its way shows what it has seen there.
        guard new != steps || animation == nil && new != presented else { return }
        let old = presented
        steps = new
        if new.needsPixels { add(.pixels) }
        guard !isFirst, old.isLike(new) else {
            animation?.cancel()
            animation = nil
            return show(new)
        }
        element.animate(&animation, from: AnimatableEffectSteps(steps: old), to: AnimatableEffectSteps(steps: new)) {
            [weak self] in self?.show($0.steps)
        }
        animation?.target = self
    }

    /// The steps for the node's current position.
    private var stepsHere: _VisualEffectSteps {
        isLooking = true
        defer { isLooking = false }
        place.check()
        return modifier.effect(GeometryProxy(place))
    }

    private func showOnTheWay() {
        guard let follower else { return }
        let steps = follower.look { stepsHere }
        if steps.needsPixels { add(.pixels) }
        show(steps)
    }

    private func show(_ steps: _VisualEffectSteps) {
        presented = steps
        setNeedsDisplay()
    }

    public override var opacity: Double { presented.opacity }

    public override var effects: DisplayEffects? { isLooking ? nil : presented.displayEffects(in: frame.size) }
}

/// The steps of a visual effect as an animatable value.
private struct AnimatableEffectSteps: Animatable {
    var steps: _VisualEffectSteps

    var animatableData: NumberList {
        get { NumberList([steps.opacity] + steps.effects.flatMap { $0.numbers.map { Double($0) } }) }
        set {
            var reader = NumberReader(newValue)
            steps.opacity = min(max(reader.next(), 0), 1)
            for index in steps.effects.indices { steps.effects[index].read(from: &reader) }
        }
    }
}
