import Foundation
@_spi(Kernel) import Umwelt

extension View {
    /// Makes the view a source of zoom transitions: ``NavigationTransition/zoom(sourceID:in:)``.
    ///
    /// - Parameters:
    ///   - id: The identity of the view.
    ///   - namespace: The namespace of the identity.
    nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        matchedTransitionSource(id: id, in: namespace) { $0 }
    }

    /// Makes the view a source of zoom transitions, and configures the appearance of pages during the zoom.
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
    ///   - configuration: Returns the appearance of a page during the zoom, based on an empty configuration.
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

/// A modifier that makes a view a source of zoom transitions.
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

/// The layout node of a zoom source.
package final class TransitionSourceNode: WrapperNode {
    fileprivate var key: TransitionSourceKey?
    fileprivate(set) var look = _ResolvedMatchedTransitionSourceConfiguration()
}

extension LayoutNode {
    /// Returns the node or its first descendant that is a zoom source with an identity; nil for none.
    package final func transitionSource(_ key: TransitionSourceKey) -> TransitionSourceNode? {
        if let own = self as? TransitionSourceNode, own.key == key { return own }
        for child in children {
            if let found = child.transitionSource(key) { return found }
        }
        return nil
    }

    /// Returns the displacement that centers the node on another and just covers it.
    ///
    /// - Parameter part: The part of the node that covers the other, in the node's coordinates.
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
