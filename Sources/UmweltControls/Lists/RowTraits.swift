import Foundation
@_spi(Kernel) import Umwelt

/// What views say about the rows that they are in: the modifiers around a row's content, the innermost first.
struct RowTraits {
    /// The room around the content; nil for the usual one.
    var insets: RowValue<EdgeInsets?>?

    /// What is behind the row.
    var background: RowBackground?

    /// Whether the line above the row is shown.
    var topSeparator: Visibility?

    /// Whether the line below the row is shown.
    var bottomSeparator: Visibility?

    /// The colour of the line above the row; nil for the usual one.
    var topSeparatorTint: RowValue<Color?>?

    /// The colour of the line below the row; nil for the usual one.
    var bottomSeparatorTint: RowValue<Color?>?

    /// The same of the lines above the first row of a section and below the last one.
    var sectionTopSeparator: Visibility?
    var sectionBottomSeparator: Visibility?
    var sectionTopSeparatorTint: RowValue<Color?>?
    var sectionBottomSeparatorTint: RowValue<Color?>?

    /// Whether the row cannot be deleted.
    var isDeleteDisabled: Bool?

    /// Whether the row cannot be moved.
    var isMoveDisabled: Bool?

    /// The buttons that a swipe shows, by the edge where they appear.
    var swipeActions: [HorizontalEdge: RowActions] = [:]

    /// What the row stands for: its element in the innermost `ForEach`.
    var identity: AnyHashable?

    /// What deletes the row.
    var delete: RowValue<DeleteAction?>?

    /// What moves the row.
    var move: RowValue<MoveAction?>?

    /// The element of the row in the nearest `ForEach` on the way out.
    var item: (any ForEachItemElement)?

    /// Deletes one row.
    struct DeleteAction {
        let action: (IndexSet) -> Void
        let item: any ForEachItemElement
    }

    /// Moves one row.
    struct MoveAction {
        let action: (IndexSet, Int) -> Void
        let item: any ForEachItemElement
    }
}

/// A value that was said, though it may be nil.
struct RowValue<Value> {
    let value: Value

    init(_ value: Value) { self.value = value }
}

/// What is behind a row, as a view in the environment where it was said.
struct RowBackground {
    let view: AnyView
    let scope: EnvironmentScope
    let depth: Int

    /// Tells this view from others in its place.
    let source: ObjectIdentifier
}

/// The traits of a row, as a value among the item traits that elements add.
private enum RowTraitsKey: ItemTraitKey {
    static var defaultValue: RowTraits { RowTraits() }
}

extension ItemTraits {
    /// The traits of the row, with the identity and the place that the item has.
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

/// Something that is said about the rows of what it is applied to.
protocol RowTrait {
    /// Adds it, unless something nearer to the row has said it already.
    func add(to traits: inout RowTraits, at element: _Element)
}

/// Says something about rows.
nonisolated struct RowTraitModifier<Trait: RowTrait>: ViewModifier {
    typealias Body = Never
    let trait: Trait

    nonisolated init(_ trait: Trait) { self.trait = trait }

    nonisolated static func _makeElement<Content: View>(
        _ view: ModifiedContent<Content, Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<ModifiedContent<Content, Self>> {
        RowTraitElement(view, inputs)
    }
}

/// The element of a view that says something about its rows.
private final class RowTraitElement<Content: View, Trait: RowTrait>:
    PrimitiveModifierElement<Content, RowTraitModifier<Trait>>
{
    override func modifierWillChange(to new: RowTraitModifier<Trait>) {
        if !areValuesEqual(modifier.trait, new.trait) { notifyList() }
    }

    /// Has the list around look at its rows again.
    private func notifyList() {
        var ancestor = parent
        while let element = ancestor {
            if let list = element as? any LazyContainer { return list.itemTraitsChanged() }
            ancestor = element.parent
        }
    }

    override func addTraits(to traits: inout ItemTraits) { modifier.trait.add(to: &traits.row, at: self) }
}
