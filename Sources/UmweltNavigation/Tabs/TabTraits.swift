@_spi(Kernel) import Umwelt

/// The traits that views attach to the tab that they are, by the modifiers around its view.
///
/// Modifiers nearer to the view win.
struct TabTraits {
    /// The label in the bar.
    var label: TabLabel?

    /// The badge.
    var badge: RowValue<Text?>?

    /// True if the tab cannot be selected.
    var isDisabled = false

    /// True if the tab is not in the bar.
    var isHidden = false

    /// The role of the tab; nil for none.
    var role: TabRole?

    /// The modifiers of the item in the bar, the innermost first.
    var decorations: [(AnyView) -> AnyView] = []

    /// The traits for a sidebar.
    var sidebar = TabSidebarTraits()

    /// Makes traits without any value.
    init() {}

    /// Reads the traits of a tab from the elements between its node and the tab view.
    init(of node: LayoutNode, in tabView: _Element) {
        var inner = node
        while let next = inner.wrapped { inner = next }
        var current: _Element? = inner.element
        while let element = current, element !== tabView {
            if let element = element as? any TabTraitProvider { element.add(to: &self) }
            current = element.parent
        }
    }
}

/// A tab's label: a view and the environment of the modifier that added it.
struct TabLabel {
    let view: AnyView
    let scope: EnvironmentScope
    let depth: Int

    /// The identity of the modifier: a label of another modifier does not adopt its state.
    let source: ObjectIdentifier
}

/// A trait that a modifier adds to a tab.
protocol TabTrait {
    /// Adds the trait, unless a modifier nearer to the view has set it already.
    func add(to traits: inout TabTraits, at element: _Element)
}

/// A modifier that adds a trait to the tab that a view is.
nonisolated struct TabTraitModifier<Trait: TabTrait>: ViewModifier {
    typealias Body = Never
    let trait: Trait

    nonisolated init(_ trait: Trait) { self.trait = trait }

    nonisolated static func _makeElement<Content: View>(
        _ view: ModifiedContent<Content, Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<ModifiedContent<Content, Self>> {
        TabTraitElement(view, inputs)
    }
}

/// An element that adds a trait to the tab that it is around.
private protocol TabTraitProvider: _Element {
    func add(to traits: inout TabTraits)
}

/// The element of `TabTraitModifier`.
private final class TabTraitElement<Content: View, Trait: TabTrait>:
    PrimitiveModifierElement<Content, TabTraitModifier<Trait>>, TabTraitProvider
{
    override func modifierWillChange(to new: TabTraitModifier<Trait>) {
        if !areValuesEqual(modifier.trait, new.trait) { notifyTagReader() }
    }

    func add(to traits: inout TabTraits) { modifier.trait.add(to: &traits, at: self) }
}
