@_spi(Kernel) import UmweltCore
import Foundation
import UmweltDrawing

/// A modifier that moves, scales, rotates or projects a view visually, with a transform that can be animated and depend
/// on the view's size. The layout does not change.
///
/// ```swift
/// struct Shake: GeometryEffect {
///     var animatableData: CGFloat
///     func effectValue(size: CGSize) -> ProjectionTransform {
///         ProjectionTransform(CGAffineTransform(translationX: 8 * sin(animatableData * .pi * 4), y: 0))
///     }
/// }
/// ```
public nonisolated protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// Returns the transform for a size in points, with the top left corner as the origin.
    ///
    /// - Parameter size: The size of the view, in points.
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// Makes the modifier's element.
    nonisolated public static func _makeElement<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<ModifiedContent<V, Self>> {
        PassThroughElement(view, inputs) { view in
            ModifiedContent(content: view.content, modifier: GeometryEffectModifier(effect: view.modifier))
        }
    }
}

/// The modifier that applies a geometry effect.
private nonisolated struct GeometryEffectModifier<Effect: GeometryEffect>:
    ViewModifier, AppearanceOnlyModifier, Animatable
{
    typealias Body = Never
    var effect: Effect

    var animatableData: Effect.AnimatableData {
        get { effect.animatableData }
        set { effect.animatableData = newValue }
    }

    func makeNode(for element: _Element) -> GeometryEffectNode { GeometryEffectNode(element: element) }

    func update(_ node: GeometryEffectNode) { node.set { effect.effectValue(size: $0) } }

    static var tellsOfItself: Bool { Effect.tellsOfItself }
}

extension GeometryEffect {
    /// True if the effect contains a binding, a function or an object, with which it may write state during an
    /// animation, as flipping cards do.
    fileprivate nonisolated static var tellsOfItself: Bool {
        (StoredProperty.all(of: Self.self) ?? []).contains { property in
            if let inner = property.type as? any GeometryEffect.Type { return inner.tellsOfItself }
            return property.type is any DynamicProperty.Type || property.type is AnyClass
                || MetadataKind(of: property.type) == .function
        }
    }
}

/// A wrapper node that transforms the picture of its child.
private final class GeometryEffectNode: WrapperNode {
    private var transform: (CGSize) -> ProjectionTransform = { _ in ProjectionTransform() }

    func set(_ transform: @escaping (CGSize) -> ProjectionTransform) {
        self.transform = transform
        setNeedsDisplay()
        if subtreeFlags.contains(.place) { element.tree.schedulePositionCheck(of: self) }
    }

    override var effects: DisplayEffects? {
        let transform = transform(presentedFrame.size)
        if transform.isIdentity { return nil }
        var effects = DisplayEffects()
        effects.transform = transform
        return effects
    }
}

extension GeometryEffect {
    /// Returns the effect without an influence on the layout; here no effect has one.
    public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(self) }
}

/// A geometry effect with only a visual effect, ignored by geometry readers.
public nonisolated struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
    /// The effect.
    public var base: Base

    /// Wraps another effect.
    ///
    /// - Parameter base: The effect.
    public init(_ base: Base) { self.base = base }

    /// The data of the effect.
    public var animatableData: Base.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }

    /// Returns the transform of the effect.
    ///
    /// - Parameter size: The size of the view, in points.
    public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
}

extension _IgnoredByLayoutEffect: Equatable where Base: Equatable {}
