@_spi(Kernel) import UmweltCore
import Dispatch
import UmweltGraph

/// The storage of a ``FocusState``, as a node of the graph.
///
/// An element owns it and bodies read it. It references the elements of the bound views weakly, to move the focus
/// between them with their window's ``WindowFocus``, which notifies it through these elements.
final class FocusStateSource<Value: Hashable>: GraphNode {
    private var stored: Value
    private let resetValue: Value
    private var targets: [Target] = []

    private struct Target {
        weak var element: (any FocusTarget<Value>)?
    }

    init(_ resetValue: Value, in graph: Graph) {
        stored = resetValue
        self.resetValue = resetValue
        super.init(in: graph)
    }

    deinit { remove() }

    /// Returns a source of another graph with the same value and without targets.
    func copy(in graph: Graph) -> FocusStateSource {
        let copy = FocusStateSource(resetValue, in: graph)
        copy.stored = stored
        return copy
    }

    /// The value of the view with the focus. Reading it in a body makes that body depend on it.
    var value: Value {
        track()
        return stored
    }

    private var tree: ViewTree? { graph.owner as? ViewTree }

    // MARK: The program

    /// Moves the focus after the update. A call off the main thread is dispatched to it.
    func request(_ new: Value) {
        guard MainQueue.isCurrent else {
            let late = DeferredRequest(source: self, value: new)
            DispatchQueue.main.async { late.run() }
            return
        }
        guard new != stored else { return }
        if let running = graph.reader {
            Log.views.warning(
                """
                A FocusState was set while \(running.name) was updating. It is set after the update instead: set it in \
                an action, such as onAppear.
                """)
            tree?.afterUpdate { self.request(new) }
            return
        }
        store(new)
        tree?.afterUpdate { self.applyFocus() }
    }

    private func store(_ new: Value) {
        guard new != stored else { return }
        stored = new
        invalidateReaders(in: Transaction.current)
    }

    /// Focuses the first focusable view for the value; if there is none, resets the value to the actual focus.
    private func applyFocus() {
        let elements = targets.compactMap(\.element)
        let current = elements.first { $0.hasFocus }
        if stored == resetValue {
            current?.window?.focus.move(to: nil)
            return
        }
        for element in elements where element.focusValue == stored {
            if element.hasFocus { return }
            if let node = element.firstFocusableNode {
                element.window?.focus.move(to: node)
                return
            }
        }
        store(current?.focusValue ?? resetValue)
    }

    // MARK: The views

    /// Adds an element whose view can get the focus by the value.
    func add(_ element: any FocusTarget<Value>) { targets.append(Target(element: element)) }

    func remove(_ element: any FocusTarget<Value>) {
        targets.removeAll { $0.element == nil || $0.element === element }
    }

    /// Called when the focus has moved to a view of the value.
    func focusDidEnter(_ value: Value) { store(value) }

    /// Called when the focus has left the views of the value.
    func focusDidLeave(_ value: Value) { if stored == value { store(resetValue) } }
}

/// A request that is sent to the main thread. Sendable without a check, because nothing else uses the value meanwhile.
private struct DeferredRequest<Value: Hashable>: @unchecked Sendable {
    let source: FocusStateSource<Value>
    let value: Value

    func run() { source.request(value) }
}

/// An element of a view that is bound to a focus state.
protocol FocusTarget<Value>: FocusObserver {
    associatedtype Value: Hashable

    /// The state's value while the focus is inside.
    var focusValue: Value { get }
}

extension FocusTarget {
    /// True if the focus is inside.
    var hasFocus: Bool { window?.focus.isInside(self) ?? false }
}
