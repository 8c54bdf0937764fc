@_spi(Kernel) import Umwelt

/// What is said about a tab: by the modifiers around its view, the innermost first.
struct TabTraits {
    /// What stands for the tab in the bar.
    var label: TabLabel?

    /// What is to be noticed about the tab.
    var badge: RowValue<Text?>?

    /// Whether the tab cannot be chosen.
    var isDisabled = false

    /// Whether the tab is not in the bar.
    var isHidden = false

    /// Nothing was said.
    init() {}

    /// What was said of a node that stands for a tab.
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

/// A tab's label, as a view in the environment where it was said.
struct TabLabel {
    let view: AnyView
    let scope: EnvironmentScope
    let depth: Int

    /// Tells this view from others in its place.
    let source: ObjectIdentifier
}

/// Something that is said about a tab.
protocol TabTrait {
    /// Adds it, unless something nearer to the tab has said it already.
    func add(to traits: inout TabTraits, at element: _Element)
}

/// Says something about the tab that a view is.
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

/// An element that says something about the tab that it is around.
private protocol TabTraitProvider: _Element {
    func add(to traits: inout TabTraits)
}

/// The element of a view that says something about its tab.
private final class TabTraitElement<Content: View, Trait: TabTrait>:
    PrimitiveModifierElement<Content, TabTraitModifier<Trait>>, TabTraitProvider
{
    override func modifierWillChange(to new: TabTraitModifier<Trait>) {
        if !areValuesEqual(modifier.trait, new.trait) { notifyTagReader() }
    }

    func add(to traits: inout TabTraits) { modifier.trait.add(to: &traits, at: self) }
}
