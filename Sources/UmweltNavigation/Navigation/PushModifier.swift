@_spi(Kernel) import Umwelt

/// A modifier that pushes a view onto the navigation stack while a binding has a value.
nonisolated struct PushModifier<Item, Destination: View>: ViewModifier {
    typealias Body = Never
    let source: PresentationSource<Item>

    /// True if the view stays in the stack after the modifier has left the tree, as for links that scroll away.
    let staysWhenRemoved: Bool

    /// True if the view is pushed in its own column, even if there is a next one.
    let staysInColumn: Bool
    let content: (Item) -> Destination

    nonisolated init(
        source: PresentationSource<Item>, staysWhenRemoved: Bool = false, staysInColumn: Bool = false,
        content: @escaping (Item) -> Destination
    ) {
        self.source = source
        self.staysWhenRemoved = staysWhenRemoved
        self.staysInColumn = staysInColumn
        self.content = content
    }

    nonisolated static func _makeElement<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<ModifiedContent<V, Self>> {
        PushElement(view, inputs)
    }
}

/// The element of `PushModifier`.
private final class PushElement<Content: View, Item, Destination: View>:
    PrimitiveModifierElement<Content, PushModifier<Item, Destination>>
{
    private var shown: (item: Item, id: AnyHashable, view: PushedView)?
    private weak var controller: NavigationController?

    override init(_ view: ModifiedContent<Content, PushModifier<Item, Destination>>, _ inputs: _ElementInputs) {
        super.init(view, inputs)
        graph.run(self)
    }

    override func update(_ view: ModifiedContent<Content, PushModifier<Item, Destination>>) {
        super.update(view)
        graph.run(self)
    }

    /// Runs when the modifier is new, when its binding has changed, and when the view is in another stack.
    override func update() {
        controller = EnvironmentValues(at: scope, tracking: true).navigationController
        ObservationTracker.track(for: self) { follow() }
    }

    private func follow() {
        let wanted = controller == nil ? nil : modifier.source.current(presented: shown?.item)
        if let wanted, let shown, shown.id == wanted.id {
            self.shown?.item = wanted.item
            shown.view.view = AnyView(modifier.content(wanted.item))
            return
        }
        let old = shown?.view
        shown = nil
        guard let wanted, let controller else {
            if let old { end(old) }
            return
        }
        let view = PushedView(AnyView(modifier.content(wanted.item)), from: self) { [weak self] view in
            self?.didPop(view)
        }
        shown = (wanted.item, wanted.id, view)
        if let old {
            controller.replace(old, with: view)
        } else {
            controller.push(view, staysInColumn: modifier.staysInColumn)
        }
    }

    /// Removes a view from the stack, after the update because that may change the path.
    private func end(_ view: PushedView) {
        tree.afterUpdate { [weak controller] in controller?.pop(view) }
    }

    private func didPop(_ view: PushedView) {
        guard let shown, shown.view === view else { return }
        self.shown = nil
        modifier.source.clear()
    }

    override func didLeaveTree() {
        if let shown, !modifier.staysWhenRemoved, !tree.isReleasingContent { end(shown.view) }
    }
}
