import Foundation
@_spi(Kernel) import Umwelt

extension View {
    /// Makes the view one that screens grow out of and shrink back into:
    /// ``NavigationTransition/zoom(sourceID:in:)``.
    ///
    /// - Parameters:
    ///   - id: The identity of the view.
    ///   - namespace: The namespace of the identity.
    nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        matchedTransitionSource(id: id, in: namespace) { $0 }
    }

    /// Makes the view one that screens grow out of and shrink back into, and sets how these look on the way.
    ///
    /// ```swift
    /// Cover(book).matchedTransitionSource(id: book.id, in: shelf) {
    ///     $0.clipShape(RoundedRectangle(cornerRadius: 12)).shadow(radius: 8)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - id: The identity of the view.
    ///   - namespace: The namespace of the identity.
    ///   - configuration: Returns the look of a page on the way, made of one without anything special.
    nonisolated public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
    ) -> some View {
        var look = _ResolvedMatchedTransitionSourceConfiguration()
        configuration(EmptyMatchedTransitionSourceConfiguration())._update(configuration: &look)
        return modifier(
            TransitionSourceModifier(key: TransitionSourceKey(namespace: namespace, id: AnyHashable(id)), look: look))
    }
}

/// A modifier that makes a view one that screens come from.
package nonisolated struct TransitionSourceModifier: ViewModifier, LayoutModifier {
    package typealias Body = Never
    let key: TransitionSourceKey
    let look: _ResolvedMatchedTransitionSourceConfiguration

    package nonisolated init(key: TransitionSourceKey, look: _ResolvedMatchedTransitionSourceConfiguration) {
        self.key = key
        self.look = look
    }

    package func makeNode(for element: _Element) -> TransitionSourceNode { TransitionSourceNode(element: element) }

    package func update(_ node: TransitionSourceNode) {
        node.key = key
        node.look = look
    }
}

/// The layout node of a view that screens come from.
package final class TransitionSourceNode: WrapperNode {
    fileprivate var key: TransitionSourceKey?
    fileprivate(set) var look = _ResolvedMatchedTransitionSourceConfiguration()
}

extension LayoutNode {
    /// Returns the first view, the node or one below it, that has an identity for screens to come from; nil if none
    /// has.
    package final func transitionSource(_ key: TransitionSourceKey) -> TransitionSourceNode? {
        if let own = self as? TransitionSourceNode, own.key == key { return own }
        for child in children {
            if let found = child.transitionSource(key) { return found }
        }
        return nil
    }

    /// Returns the displacement with which the node shows around another one's middle, just large enough to cover it.
    ///
    /// - Parameter part: The part of the node that covers the other one, in the node's coordinates.
    package final func zoom(of part: CGRect, from source: LayoutNode) -> NodeDisplacement {
        let (own, target) = (frameInWindow, source.frameInWindow)
        guard part.width > 0, part.height > 0 else { return .none }
        let scale = max(target.width / part.width, target.height / part.height)
        // A screen that is scaled to nothing could not be drawn at all.
        let factor = scale.isFinite ? max(scale, 0.01) : 1
        return NodeDisplacement(
            offset: CGSize(
                width: target.midX - own.minX - part.midX, height: target.midY - own.minY - part.midY),
            scale: CGSize(width: factor, height: factor), anchor: CGPoint(x: part.midX, y: part.midY))
    }
}
