/// The element of a modifier without a body; the element of its content is below it.
@_spi(Kernel)
open class PrimitiveModifierElement<Content: View, Modifier: ViewModifier>:
    SingleChildElement<ModifiedContent<Content, Modifier>, Content>
{
    package private(set) final var modifier: Modifier

    @_spi(Kernel) public init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _ElementInputs) {
        modifier = view.modifier
        super.init(inputs)
        child = Content._makeElement(view.content, childInputs())
    }

    open override func update(_ view: ModifiedContent<Content, Modifier>) {
        modifierWillChange(to: view.modifier)
        modifier = view.modifier
        child?.update(view.content)
    }

    /// Called before a new modifier value, which may be equal, replaces the old one.
    ///
    /// - Parameter new: The new value; `modifier` still has the old one.
    open func modifierWillChange(to new: Modifier) {}
}
