import Foundation
import Umwelt
import UmweltControls

@available(*, unavailable, message: "Umwelt has no custom hover effects yet: use hoverEffect(_:) or onHover.")
public protocol CustomHoverEffect {
    associatedtype Body: CustomHoverEffect

    typealias Content = EmptyHoverEffect

    func body(content: Content) -> Body
}

@available(*, unavailable, message: "Umwelt has no custom hover effects yet: use hoverEffect(_:) or onHover.")
extension Never: CustomHoverEffect {
    public func body(content: Content) -> Never { switch self {} }
}

@available(*, unavailable, message: "Umwelt has no custom hover effects yet: use hoverEffect(_:) or onHover.")
public struct EmptyHoverEffect: CustomHoverEffect {
    public func body(content: Content) -> EmptyHoverEffect { self }
}

@available(*, unavailable, message: "Umwelt has no custom hover effects yet: use hoverEffect(_:) or onHover.")
public struct AutomaticHoverEffect: CustomHoverEffect {
    public init() {}

    public func body(content: Content) -> EmptyHoverEffect { content }
}

@available(*, unavailable, message: "Umwelt has no custom hover effects yet: use hoverEffect(_:) or onHover.")
public struct HighlightHoverEffect: CustomHoverEffect {
    public init() {}

    public func body(content: Content) -> EmptyHoverEffect { content }
}

@available(*, unavailable, message: "Umwelt has no custom hover effects yet: use hoverEffect(_:) or onHover.")
public struct LiftHoverEffect: CustomHoverEffect {
    public init() {}

    public func body(content: Content) -> EmptyHoverEffect { content }
}

@available(*, unavailable, message: "Umwelt has no custom hover effects yet: use hoverEffect(_:) or onHover.")
public struct ContentHoverEffect<Effect: HoverEffectContent>: CustomHoverEffect {
    public func body(content: Content) -> EmptyHoverEffect { content }
}

@available(*, unavailable, message: "Umwelt has no custom hover effects yet: use hoverEffect(_:) or onHover.")
public struct GroupHoverEffect: CustomHoverEffect {
    public func body(content: Content) -> EmptyHoverEffect { content }
}

@available(*, unavailable, message: "Umwelt has no custom hover effects yet: use hoverEffect(_:) or onHover.")
public struct HoverEffectGroup: Equatable, Sendable {
    public struct Behavior: Equatable, Sendable {
        public static var activatesGroup: Behavior { Behavior() }

        public static var followsGroup: Behavior { Behavior() }

        public static var ignoresGroup: Behavior { Behavior() }

        public static var preservesGroup: Behavior { Behavior() }
    }

    public init(_ namespace: Namespace.ID, behavior: Behavior = .activatesGroup) {}

    public init(id: String?, in namespace: Namespace.ID, behavior: Behavior = .activatesGroup) {}

    public func behavior(_ behavior: Behavior) -> HoverEffectGroup { self }
}

@available(*, unavailable, message: "Umwelt has no custom hover effects yet: use hoverEffect(_:) or onHover.")
extension CustomHoverEffect where Self == AutomaticHoverEffect {
    public static var automatic: AutomaticHoverEffect { AutomaticHoverEffect() }
}

@available(*, unavailable, message: "Umwelt has no custom hover effects yet: use hoverEffect(_:) or onHover.")
extension CustomHoverEffect where Self == HighlightHoverEffect {
    public static var highlight: HighlightHoverEffect { HighlightHoverEffect() }
}

@available(*, unavailable, message: "Umwelt has no custom hover effects yet: use hoverEffect(_:) or onHover.")
extension CustomHoverEffect where Self == LiftHoverEffect {
    public static var lift: LiftHoverEffect { LiftHoverEffect() }
}

@available(*, unavailable, message: "Umwelt has no custom hover effects yet: use hoverEffect(_:) or onHover.")
extension CustomHoverEffect where Self == EmptyHoverEffect {
    public static var empty: EmptyHoverEffect { EmptyHoverEffect() }
}

@available(*, unavailable, message: "Umwelt has no custom hover effects yet: use hoverEffect(_:) or onHover.")
extension CustomHoverEffect {
    public func hoverEffect(
        _ effect: some CustomHoverEffect, in group: HoverEffectGroup? = nil, isEnabled: Bool = true
    ) -> some CustomHoverEffect { self }

    public func hoverEffect(
        in group: HoverEffectGroup? = nil, isEnabled: Bool = true,
        body: @escaping (EmptyHoverEffectContent, Bool, GeometryProxy) -> some HoverEffectContent
    ) -> some CustomHoverEffect { self }

    public func hoverEffectDisabled(_ isDisabled: Bool = true) -> some CustomHoverEffect { self }

    public func hoverEffectGroup(
        id: String? = nil, in namespace: Namespace.ID, behavior: HoverEffectGroup.Behavior = .activatesGroup
    ) -> some CustomHoverEffect { self }

    public func hoverEffectGroup(_ group: HoverEffectGroup?) -> some CustomHoverEffect { self }
}

@available(*, unavailable, message: "Umwelt has no custom hover effects yet: use hoverEffect(_:) or onHover.")
extension HoverEffect {
    public init<E: CustomHoverEffect>(_ effect: E) { self = .automatic }
}

@available(*, unavailable, message: "Umwelt has no custom hover effects yet: use hoverEffect(_:) or onHover.")
extension View {
    nonisolated public func hoverEffect(
        _ effect: some CustomHoverEffect, in group: HoverEffectGroup? = nil, isEnabled: Bool = true
    ) -> some View { self }

    nonisolated public func hoverEffect(
        in group: HoverEffectGroup? = nil, isEnabled: Bool = true,
        body: @escaping (EmptyHoverEffectContent, Bool, GeometryProxy) -> some HoverEffectContent
    ) -> some View { self }

    nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

    nonisolated public func defaultHoverEffect(_ effect: some CustomHoverEffect) -> some View { self }

    nonisolated public func hoverEffectGroup(
        id: String? = nil, in namespace: Namespace.ID, behavior: HoverEffectGroup.Behavior = .activatesGroup
    ) -> some View { self }

    nonisolated public func hoverEffectGroup(_ group: HoverEffectGroup?) -> some View { self }

    nonisolated public func hoverEffectGroup() -> some View { self }

    nonisolated public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }
}
