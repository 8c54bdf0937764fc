/// The element of a view with a transition declared around the condition that the view depends on.
final class TransitionedElement<Content: View, Origin: View, T: Transition>: SingleChildElement<
    Content, ModifiedContent<Content, _TransitionModifier<T>>
>
{
    // An ancestor, which outlives this element.
    private unowned(unsafe) let origin: TransitionElement<Origin, T>

    init(_ view: Content, _ inputs: _ElementInputs, origin: TransitionElement<Origin, T>) {
        self.origin = origin
        super.init(inputs)
        child = TransitionElement(transitioned(view), childInputs(), origin: origin)
    }

    override func update(_ view: Content) { child?.update(transitioned(view)) }

    private func transitioned(_ view: Content) -> ModifiedContent<Content, _TransitionModifier<T>> {
        ModifiedContent(content: view, modifier: _TransitionModifier(transition: origin.transition))
    }
}

extension _Element {
    /// Makes the element of a view that appears and disappears independently of its siblings, with the surrounding
    /// transition, if any.
    final func makeChild<V: View>(_ view: V) -> _ViewElement<V> {
        var element = passFlags.contains(.isInTransition) ? parent : nil
        while let current = element {
            if let transition = current as? any TransitioningElement, !transition.isReplaced {
                return transition.makeElement(of: view, childInputs())
            }
            element = current.parent
        }
        return V._makeElement(view, childInputs())
    }

    /// True if the view itself has a transition at its root.
    final var hasOwnTransition: Bool {
        if let transition = self as? any TransitioningElement, transition.isOwn { return true }
        if holdsLayoutNodes {
            if (self as? any SurroundingElement)?.surrounding != nil { return true }
            if !wrapsLayoutNodes { return false }
        }
        var hasOne = false
        forEachChild { hasOne = hasOne || $0.hasOwnTransition }
        return hasOne
    }
}
