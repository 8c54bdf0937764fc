import Dispatch
import UmweltGraph

/// The graph node of an object that notifies its observers before it changes, such as an `ObservableObject`. It is kept
/// by the element of a view with such a property, and read by the view's body.
package final class ObjectNode: GraphNode {
    /// The object; nil while there is none.
    package private(set) var object: AnyObject?

    /// The number of changes that the object has announced, which distinguishes values of the property that hold one
    /// object.
    package private(set) var changeCount = 0

    private weak var element: _Element?
    private var subscription: AnyObject?
    private var isSubscribing = false

    init(for element: _Element) {
        self.element = element
        super.init(in: element.graph)
    }

    // The object may be released with the node; its subscription ends before that.
    deinit { subscription = nil }

    /// The environment of the view. The body depends on the values that are read from it.
    package var environment: EnvironmentValues {
        element.map { EnvironmentValues(at: $0.scope, tracking: true) } ?? EnvironmentValues()
    }

    /// The element of the view; nil if it has left the tree.
    package var owner: _Element? { element }

    /// Follows an object.
    ///
    /// - Parameters:
    ///   - new: The object; nil for none. Nothing happens if it is the same as before.
    ///   - subscribe: Subscribes to the object: has it call a function, on any thread, before each change. The result
    ///     is kept until the node follows another object.
    package func follow<Object: AnyObject>(
        _ new: Object?, subscribe: (Object, @escaping @Sendable () -> Void) -> AnyObject
    ) {
        if object === new { return }
        subscription = nil
        object = new
        guard let new else { return }
        // Notifications while subscribing are ignored: the body that reads the object is about to run.
        isSubscribing = true
        let messenger = ChangeNotifier(self)
        subscription = subscribe(new) { messenger.notify() }
        isSubscribing = false
    }

    /// Stops the program, since the view's environment has no object of a type.
    package func stopForMissingObject(of type: Any.Type) -> Never {
        let missing = MissingObject(type: type, kind: "ObservableObject", scope: element?.scope, reader: element)
        fatalError(missing.description)
    }

    /// Stops the program, since an object is read before there is a view with an environment.
    package static func stopForMissingObject(of type: Any.Type) -> Never {
        fatalError(MissingObject(type: type, kind: "ObservableObject", scope: nil, reader: nil).description)
    }

    fileprivate func noteChange() {
        if isSubscribing { return }
        let tree = graph.owner as? ViewTree
        if let running = graph.reader, let tree {
            Log.views.warning(
                "An ObservableObject was changed while \(running.name) was updated: that shows in another update.")
            tree.afterUpdate { [weak self] in self?.noteChange() }
            return
        }
        changeCount += 1
        invalidateReaders(in: Transaction.current)
    }
}

/// Notifies a node of changes, which come from any thread.
private final class ChangeNotifier: @unchecked Sendable {
    // Weak references are safe to read from any thread; the node itself is used on the main queue only.
    private weak var node: ObjectNode?

    init(_ node: ObjectNode) { self.node = node }

    func notify() {
        if MainQueue.isCurrent {
            node?.noteChange()
            return
        }
        Log.views.warning("An ObservableObject was changed off the main thread: receive(on:) brings changes there.")
        // The value is written when this has returned: a body that ran before would miss it.
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(5)) { self.node?.noteChange() }
    }
}
