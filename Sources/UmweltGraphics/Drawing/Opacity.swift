@_spi(Kernel) import UmweltCore
import Foundation

extension View {
    /// Multiplies the opacity of the view as a whole.
    ///
    /// ```swift
    /// Text("Done").opacity(isDone ? 0.4 : 1)
    /// ```
    ///
    /// A view with an opacity of 0 still takes its space in the layout.
    ///
    /// - Parameter opacity: The opacity, from 0 for invisible to 1 for unchanged.
    nonisolated public func opacity(_ opacity: Double) -> some View { modifier(_OpacityEffect(opacity: opacity)) }
}

extension View where Self: ShapeStyle {
    /// Multiplies the opacity of a gradient, or of another view that is also a style.
    ///
    /// This overload exists because statements of a ``ViewBuilder`` may have any type: without it, a call could mean
    /// the view's opacity or the style's.
    ///
    /// - Parameter opacity: The opacity, from 0 for invisible to 1 for unchanged.
    nonisolated public func opacity(_ opacity: Double) -> some View { modifier(_OpacityEffect(opacity: opacity)) }
}

/// The modifier that makes a view transparent.
public nonisolated struct _OpacityEffect: ViewModifier, AppearanceOnlyModifier, Animatable, Equatable {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    /// The opacity, from 0, invisible, to 1.
    public internal(set) var opacity: Double

    /// The opacity.
    public var animatableData: Double {
        get { opacity }
        set { opacity = min(max(newValue, 0), 1) }
    }

    /// Makes the modifier.
    ///
    /// - Parameter opacity: The opacity, from 0 to 1.
    nonisolated public init(opacity: Double) { self.opacity = opacity.isNaN ? 1 : min(max(opacity, 0), 1) }

    package func makeNode(for element: _Element) -> OpacityNode { OpacityNode(element: element) }

    package func update(_ node: OpacityNode) {
        node.set(opacity: opacity)
    }
}

/// A wrapper node that draws its child transparently.
package final class OpacityNode: WrapperNode {
    private var value = 1.0

    package func set(opacity: Double) {
        guard opacity != value else { return }
        value = opacity
        setNeedsDisplay()
    }

    public override var opacity: Double { value }
}
