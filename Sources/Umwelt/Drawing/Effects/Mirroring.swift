import Foundation

extension View {
    /// Exchanges left and right in the view's picture where the layout runs from right to left.
    ///
    /// ```swift
    /// Image("Arrow").flipsForRightToLeftLayoutDirection(true)
    /// ```
    nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        layoutDirectionBehavior(enabled ? .mirrors : .fixed)
    }

    /// Exchanges left and right in the view's picture where the layout runs in the direction that a behaviour names.
    nonisolated public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
        modifier(_MirroringModifier(behavior: behavior))
    }
}

/// Exchanges left and right in a view's picture.
public nonisolated struct _MirroringModifier: ViewModifier, LayoutModifier, Equatable {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    let behavior: LayoutDirectionBehavior

    nonisolated init(behavior: LayoutDirectionBehavior) { self.behavior = behavior }

    package func makeNode(for element: _Element) -> PictureEffectNode { PictureEffectNode(element: element) }

    package func update(_ node: PictureEffectNode) {
        let isMirrored = behavior == .mirrors(in: node.isRightToLeft ? .rightToLeft : .leftToRight)
        node.set(.scale(CGSize(width: isMirrored ? -1 : 1, height: 1), anchor: .center))
    }

    /// The node knows the direction by now.
    package func readEnvironment(_ values: EnvironmentValues, for node: PictureEffectNode) { update(node) }
}
