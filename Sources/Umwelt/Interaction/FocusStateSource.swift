import Dispatch
import UmweltGraph

/// Where a ``FocusState`` lives: kept by an element, read by bodies, and known to the views that it may direct the
/// keyboard to.
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

    /// What has the focus; reading it in a body makes that body depend on it.
    var value: Value {
        track()
        return stored
    }

    private var tree: ViewTree? { graph.owner as? ViewTree }

    // MARK: The program

    /// Moves the focus after the update. Off the main thread that is passed on to it.
    func request(_ new: Value) {
        guard MainQueue.isCurrent else {
            let late = DeferredRequest(source: self, value: new)
            DispatchQueue.main.async { late.run() }
            return
        }
        guard new != stored else { return }
        if let running = graph.reader {
            Log.views.warning(
                "The focus was moved while \(running.name) was updated: that waits until the update is done.")
            tree?.afterUpdate { self.request(new) }
            return
        }
        store(new)
        tree?.afterUpdate { self.settle() }
    }

    private func store(_ new: Value) {
        guard new != stored else { return }
        stored = new
        tree?.note(Transaction.current)
        invalidateReaders()
    }

    /// Directs the keyboard to what the value stands for.
    private func settle() {
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

    /// Takes note of an element that the value may direct the keyboard to.
    func add(_ element: any FocusTarget<Value>) { targets.append(Target(element: element)) }

    func remove(_ element: any FocusTarget<Value>) {
        targets.removeAll { $0.element == nil || $0.element === element }
    }

    /// The focus has come to the views of a value.
    func focusDidEnter(_ value: Value) { store(value) }

    /// The focus has left the views of a value.
    func focusDidLeave(_ value: Value) { if stored == value { store(resetValue) } }
}

/// A request on its way to the main thread; nobody else keeps the value meanwhile.
private struct DeferredRequest<Value: Hashable>: @unchecked Sendable {
    let source: FocusStateSource<Value>
    let value: Value

    func run() { source.request(value) }
}

/// An element that a focus state may direct the keyboard to.
protocol FocusTarget<Value>: FocusObserver {
    associatedtype Value: Hashable

    /// The state's value while the focus is inside.
    var focusValue: Value { get }
}

extension FocusTarget {
    /// Whether the focus is inside.
    var hasFocus: Bool { window?.focus.isInside(self) ?? false }
}
