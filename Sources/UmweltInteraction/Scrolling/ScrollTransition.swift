@_spi(Kernel) import UmweltCore
import Foundation

extension View {
    /// Changes the view visually as it enters and leaves the visible area of its scroll view.
    ///
    ///
    /// ```swift
    /// Card().scrollTransition { content, phase in
    ///     content.opacity(phase.isIdentity ? 1 : 0).scaleEffect(phase.isIdentity ? 1 : 0.8)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - configuration: The configuration at both edges.
    ///   - axis: The axis of scrolling; nil for the innermost scroll view's, vertical if it scrolls along both.
    ///   - transition: Changes the picture for a phase. It should not change a visible view.
    nonisolated public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(
            topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    /// Changes the view visually as it enters and leaves the visible area of its scroll view, with a different
    /// configuration at each edge.
    ///
    /// - Parameters:
    ///   - topLeading: The configuration at the top or the leading edge.
    ///   - bottomTrailing: The configuration at the bottom or the trailing edge.
    ///   - axis: The axis of scrolling; nil for the innermost scroll view's, vertical if it scrolls along both.
    ///   - transition: Changes the picture for a phase. It should not change a visible view.
    nonisolated public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        modifier(
            _ScrollTransitionModifier(topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis) {
                transition(EmptyVisualEffect(), $0)._steps
            })
    }
}

/// The modifier that changes a view visually as it scrolls.
public nonisolated struct _ScrollTransitionModifier: ViewModifier, LayoutModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    let topLeading: ScrollTransitionConfiguration
    let bottomTrailing: ScrollTransitionConfiguration
    let axis: Axis?
    let transition: @Sendable (ScrollTransitionPhase) -> _VisualEffectSteps

    nonisolated init(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis?,
        transition: @escaping @Sendable (ScrollTransitionPhase) -> _VisualEffectSteps
    ) {
        self.topLeading = topLeading
        self.bottomTrailing = bottomTrailing
        self.axis = axis
        self.transition = transition
    }

    package func makeNode(for element: _Element) -> ScrollTransitionNode {
        ScrollTransitionNode(self, element: element)
    }

    package func update(_ node: ScrollTransitionNode) { node.set(self) }
}

/// A wrapper node whose appearance depends on its position in a scroll view.
package final class ScrollTransitionNode: WrapperNode {
    private var modifier: _ScrollTransitionModifier

    /// The position of the view among the phases: from -1 to 1, like ``ScrollTransitionPhase/value``. Nil until it is
    /// placed.
    private var place: Double?

    /// The current animated position, interpolated towards ``place``.
    private var shown = 0.0
    private var animation: ValueAnimation<Double>?
    private var follower: GlideFollower?

    /// The steps for the current position.
    private var steps = _VisualEffectSteps()

    init(_ modifier: _ScrollTransitionModifier, element: _Element) {
        self.modifier = modifier
        super.init(element: element)
        add(.place)
    }

    func set(_ new: _ScrollTransitionModifier) {
        modifier = new
        if place != nil { element.tree.schedulePositionCheck(of: self) }
    }

    public override func didPlace() {
        if place == nil { element.tree.schedulePositionCheck(of: self) }
    }

    public override func placeChanged() {
        let (old, new) = (place, placeInScrollView)
        place = new
        // One that takes its time to a phase goes there at once.
        if modifier.topLeading.animation == nil && modifier.bottomTrailing.animation == nil {
            follower = GlideFollower.following(follower, self) { [weak self] in self?.showOnTheWay() }
        }
        if follower?.isOnTheWay == true {
            animation?.cancel()
            animation = nil
            showOnTheWay()
            return setNeedsSend()
        }
        var transaction = Transaction()
        if let old, old != new, element.tree.animations.isEnabled {
            // The edge that the view comes from, or goes to.
            let edge = new == 0 ? old : new
            transaction.animation = (edge < 0 ? modifier.topLeading : modifier.bottomTrailing).animation
        }
        guard new != old || follower != nil else { return show(shown) }
        element.animate(&animation, from: old ?? new, to: new, with: transaction) { [weak self] in self?.show($0) }
        animation?.target = self
        setNeedsSend()
    }

    private func showOnTheWay() {
        guard let follower else { return }
        show(follower.look { placeInScrollView })
    }

    private func show(_ place: Double) {
        shown = place.isFinite ? place : 0
        var new = modifier.transition(.identity)
        if shown != 0 {
            let outside = modifier.transition(shown < 0 ? .topLeading : .bottomTrailing)
            new = new.mixed(with: outside, by: abs(shown))
        }
        guard new != steps else { return }
        steps = new
        if new.needsPixels { add(.pixels) }
        setNeedsDisplay()
    }

    /// The position of the view among the phases; 0 outside a scroll view.
    private var placeInScrollView: Double {
        // Without the view's own effects, which depend on it.
        var rect = frame
        var node = parent
        while let current = node {
            if let scroll = current as? ScrollNode {
                let axes = scroll.axes
                let axis = modifier.axis ?? (axes == .horizontal ? .horizontal : .vertical)
                if modifier.axis == nil || axes.contains(axis == .vertical ? .vertical : .horizontal) {
                    let window = scroll.uncoveredFrame
                    return place(
                        of: rect.offsetBy(dx: -window.minX, dy: -window.minY), in: window.size, along: axis)
                }
            }
            rect = current.outerFrame(of: rect)
            node = current.parent
        }
        return 0
    }

    private func place(of rect: CGRect, in size: CGSize, along axis: Axis) -> Double {
        let (length, container) =
            axis == .vertical ? (rect.height, size.height) : (rect.width, size.width)
        let start = axis == .vertical ? rect.minY : isRightToLeft ? size.width - rect.maxX : rect.minX
        let top = modifier.topLeading.share(entered: start + length, length: length, container: container)
        let bottom = modifier.bottomTrailing.share(entered: container - start, length: length, container: container)
        return top > bottom ? -top : bottom
    }

    public override var opacity: Double { steps.opacity }

    public override var effects: DisplayEffects? { steps.displayEffects(in: frame.size) }
}

extension _VisualEffectSteps {
    /// Returns the interpolation towards other steps: 0 for these, 1 for the others, more if a spring overshoots.
    fileprivate func mixed(with other: _VisualEffectSteps, by share: Double) -> _VisualEffectSteps {
        guard effects.count == other.effects.count else { return share < 0.5 ? self : other }
        var result = self
        result.opacity = min(max(opacity + (other.opacity - opacity) * share, 0), 1)
        result.effects = zip(effects, other.effects).map { $0.mixed(with: $1, by: share) }
        return result
    }
}

extension PictureEffect {
    fileprivate func mixed(with other: PictureEffect, by share: Double) -> PictureEffect {
        guard isLike(other) else { return share < 0.5 ? self : other }
        var way = other.animatableData - animatableData
        way.scale(by: share)
        var result = self
        result.animatableData += way
        return result
    }
}
