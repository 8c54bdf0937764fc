import Foundation
import Umwelt

@available(*, unavailable, message: "Umwelt has no custom hover effects yet: use hoverEffect(_:) or onHover.")
public protocol HoverEffectContent: Sendable {}

@available(*, unavailable, message: "Umwelt has no custom hover effects yet: use hoverEffect(_:) or onHover.")
public struct EmptyHoverEffectContent: HoverEffectContent {
    public func opacity(_ opacity: Double) -> EmptyHoverEffectContent { self }

    public func offset(_ offset: CGSize) -> EmptyHoverEffectContent { self }

    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> EmptyHoverEffectContent { self }

    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> EmptyHoverEffectContent { self }

    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> EmptyHoverEffectContent { self }

    public func scaleEffect(
        x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center
    ) -> EmptyHoverEffectContent { self }

    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> EmptyHoverEffectContent { self }

    public func transformEffect(_ transform: ProjectionTransform) -> EmptyHoverEffectContent { self }

    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> EmptyHoverEffectContent { self }

    public func animation(
        _ animation: Animation?, body: (EmptyHoverEffectContent) -> some HoverEffectContent
    ) -> EmptyHoverEffectContent { self }
}
