import Foundation
@_spi(Kernel) import Umwelt

/// A modifier that presents views in front of the window while its source has an item.
public nonisolated struct _PresentationModifier<Item, Presented: View>: ViewModifier {
    /// The modifier has no body: it makes its element itself.
    public typealias Body = Never
    let style: PresentationStyle
    let source: PresentationSource<Item>
    let onDismiss: (() -> Void)?
    let content: (Item) -> Presented

    package nonisolated init(
        _ style: PresentationStyle, source: PresentationSource<Item>, onDismiss: (() -> Void)? = nil,
        content: @escaping (Item) -> Presented
    ) {
        self.style = style
        self.source = source
        self.onDismiss = onDismiss
        self.content = content
    }

    /// Makes the modifier's element.
    nonisolated public static func _makeElement<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<ModifiedContent<V, Self>> {
        PresenterElement(view, inputs)
    }
}

/// The element of `_PresentationModifier`: makes and removes the `PresentationElement`.
private final class PresenterElement<Content: View, Item, Presented: View>:
    PrimitiveModifierElement<Content, _PresentationModifier<Item, Presented>>
{
    private var shown: (id: AnyHashable, element: PresentationElement<Item, Presented>)?

    /// The presentations that have ended and still show.
    private var leaving: [PresentationElement<Item, Presented>] = []

    override init(_ view: ModifiedContent<Content, _PresentationModifier<Item, Presented>>, _ inputs: _ElementInputs) {
        super.init(view, inputs)
        graph.run(self)
    }

    override var hasUnrealizedContent: Bool { shown == nil }

    override func update(_ view: ModifiedContent<Content, _PresentationModifier<Item, Presented>>) {
        super.update(view)
        graph.run(self)
    }

    /// Runs when the modifier is new and when its binding has changed.
    override func update() {
        let wanted = ObservationTracker.track(for: self) {
            modifier.source.current(presented: shown?.element.item)
        }
        if let shown, let wanted, shown.id == wanted.id {
            shown.element.update(wanted.item, style: modifier.style, content: modifier.content)
            return
        }
        if let shown {
            self.shown = nil
            end(shown.element)
        }
        if let wanted { present(wanted.item, id: wanted.id) }
    }

    private func end(_ element: PresentationElement<Item, Presented>) {
        leaving.append(element)
        element.end { [weak self, onDismiss = modifier.onDismiss] in
            guard let self else { return }
            leaving.removeAll { $0 === element }
            if let onDismiss { tree.afterUpdate(onDismiss) }
        }
    }

    private func present(_ item: Item, id: AnyHashable) {
        let element = PresentationElement(
            item, style: modifier.style, presenter: { [weak self] in self?.child?.ownLayoutNodes ?? [] },
            content: modifier.content, end: { [weak self] in self?.modifier.source.clear() }, childInputs())
        shown = (id, element)
    }

    override func collectLayoutNodes(into nodes: inout ContiguousArray<LayoutNode>) {
        child?.collectLayoutNodes(into: &nodes)
    }

    override func forEachChild(_ body: (_Element) -> Void) {
        if let child { body(child) }
        if let shown { body(shown.element) }
    }

    override func didLeaveTree() {
        for element in leaving { element.leaveTree() }
        leaving = []
    }
}
