@_spi(Kernel) import UmweltCore
import Foundation

extension View {
    /// Mirrors the picture of the view if the layout runs from right to left.
    ///
    /// ```swift
    /// Image("Arrow").flipsForRightToLeftLayoutDirection(true)
    /// ```
    ///
    /// - Parameter enabled: True to mirror the picture.
    nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        layoutDirectionBehavior(enabled ? .mirrors : .fixed)
    }

    /// Mirrors the picture of the view in the layout direction of a behaviour; never if that is fixed.
    ///
    /// - Parameter behavior: The rule: fixed, or mirrored in one of the directions.
    nonisolated public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
        modifier(_MirroringModifier(behavior: behavior))
    }
}

/// The modifier that mirrors a view's picture, depending on the layout direction.
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

    /// Updates the node again, which has the layout direction only now.
    package func readEnvironment(_ values: EnvironmentValues, for node: PictureEffectNode) { update(node) }
}
