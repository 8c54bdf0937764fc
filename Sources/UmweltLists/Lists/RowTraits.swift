import Foundation
@_spi(Kernel) import Umwelt

/// The traits that views attach to the row that they are in, by the modifiers around its content.
///
/// Modifiers nearer to the content win.
package struct RowTraits {
    /// The insets of the content; nil for the default ones.
    var insets: RowValue<EdgeInsets?>?

    /// The insets of the content at single edges, which are nearer to the content than ``insets``; nil for the
    /// default one.
    var edgeInsets: [Edge: RowValue<CGFloat?>] = [:]

    /// Returns the insets of the content in points.
    ///
    /// - Parameter usual: The default ones.
    func resolvedInsets(_ usual: EdgeInsets) -> EdgeInsets {
        let insets = insets?.value ?? usual
        func length(_ edge: Edge, _ path: KeyPath<EdgeInsets, CGFloat>) -> CGFloat {
            guard let own = edgeInsets[edge] else { return insets[keyPath: path] }
            return own.value ?? usual[keyPath: path]
        }
        return EdgeInsets(
            top: length(.top, \.top), leading: length(.leading, \.leading), bottom: length(.bottom, \.bottom),
            trailing: length(.trailing, \.trailing))
    }

    /// The custom background; nil for the default one.
    var background: RowBackground?

    /// The visibility of the separator above the row; nil for the default.
    var topSeparator: Visibility?

    /// The visibility of the separator below the row; nil for the default.
    var bottomSeparator: Visibility?

    /// The colour of the separator above the row; nil for the default one.
    var topSeparatorTint: RowValue<Color?>?

    /// The colour of the separator below the row; nil for the default one.
    var bottomSeparatorTint: RowValue<Color?>?

    /// The same for the separators above the first and below the last row of a section.
    var sectionTopSeparator: Visibility?
    var sectionBottomSeparator: Visibility?
    var sectionTopSeparatorTint: RowValue<Color?>?
    var sectionBottomSeparatorTint: RowValue<Color?>?

    /// The margins of the section by edge; nil values for the list style's.
    var sectionMargins: [Edge: RowValue<CGFloat?>] = [:]

    /// The text for selecting the row by typing; a nil value for the row's own text.
    var typeSelectText: RowValue<Text?>?

    /// The label of the section in the list's index; nil in the value for none.
    var sectionIndexLabel: RowValue<Text?>?

    /// True if the row cannot be deleted.
    var isDeleteDisabled: Bool?

    /// True if the row cannot be moved.
    var isMoveDisabled: Bool?

    /// True if the row cannot be selected.
    var isSelectionDisabled: Bool?

    /// The swipe actions, by the edge where they appear.
    var swipeActions: [HorizontalEdge: RowActions] = [:]

    /// The value that the row is selected by: the identity of its element in the innermost `ForEach`.
    var identity: AnyHashable?

    /// The value of the row's link, which selects the row if its identity is not a selection value.
    package var linkValue: AnyHashable?

    /// The selection of the list that the row is from, if that is a row of another list itself.
    var selection: ListSelection?

    /// The action that deletes the row.
    var delete: RowValue<DeleteAction?>?

    /// The action that moves the row.
    var move: RowValue<MoveAction?>?

    /// The element of the row in the nearest enclosing `ForEach`.
    var item: (any ForEachItemElement)?

    /// The deletion of one row.
    struct DeleteAction {
        let action: (IndexSet) -> Void
        let item: any ForEachItemElement
    }

    /// The move of one row.
    struct MoveAction {
        let action: (IndexSet, Int) -> Void
        let item: any ForEachItemElement
    }
}

/// A value that has been set, though it may be nil.
package struct RowValue<Value> {
    package let value: Value

    package init(_ value: Value) { self.value = value }
}

/// The custom background of a row: a view and the environment of the modifier that added it.
struct RowBackground {
    let view: AnyView
    let scope: EnvironmentScope
    let depth: Int

    /// The identity of the modifier: a view of another modifier does not adopt its state.
    let source: ObjectIdentifier
}

/// The traits of a row, as a value among the item traits that elements add.
private enum RowTraitsKey: ItemTraitKey {
    static var defaultValue: RowTraits { RowTraits() }
}

extension ItemTraits {
    /// The traits of the row, with the identity and the element of the item.
    var row: RowTraits {
        get {
            var row = self[RowTraitsKey.self]
            row.identity = identity
            row.item = item
            return row
        }
        set { self[RowTraitsKey.self] = newValue }
    }
}

/// A trait that a modifier adds to the rows of its content.
package protocol RowTrait {
    /// Adds the trait, unless a modifier nearer to the content has set it already.
    func add(to traits: inout RowTraits, at element: _Element)
}

/// A trait of sections, which their list reads only if any exist.
protocol SectionTrait: RowTrait {}

/// A list that can ask for traits of its sections.
protocol SectionContainer: AnyObject {
    /// Called when a modifier around a section of the list changes its settings.
    func asksForSectionTraits()
}

/// A modifier that adds a trait to the rows of its content.
package nonisolated struct RowTraitModifier<Trait: RowTrait>: ViewModifier {
    package typealias Body = Never
    let trait: Trait

    package nonisolated init(_ trait: Trait) { self.trait = trait }

    package nonisolated static func _makeElement<Content: View>(
        _ view: ModifiedContent<Content, Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<ModifiedContent<Content, Self>> {
        RowTraitElement(view, inputs)
    }
}

/// The element of `RowTraitModifier`.
private final class RowTraitElement<Content: View, Trait: RowTrait>:
    PrimitiveModifierElement<Content, RowTraitModifier<Trait>>
{
    override init(
        _ view: ModifiedContent<Content, RowTraitModifier<Trait>>, _ inputs: _ElementInputs
    ) {
        super.init(view, inputs)
        if Trait.self is any SectionTrait.Type { (list as? any SectionContainer)?.asksForSectionTraits() }
    }

    override func modifierWillChange(to new: RowTraitModifier<Trait>) {
        if !areValuesEqual(modifier.trait, new.trait) { notifyList() }
    }

    /// Makes the enclosing list configure its rows again.
    private func notifyList() { list?.itemTraitsChanged() }

    /// The enclosing list, or another lazy container that is nearer.
    private var list: (any LazyContainer)? {
        var ancestor = parent
        while let element = ancestor {
            if let list = element as? any LazyContainer { return list }
            ancestor = element.parent
        }
        return nil
    }

    override func addTraits(to traits: inout ItemTraits) { modifier.trait.add(to: &traits.row, at: self) }
}
