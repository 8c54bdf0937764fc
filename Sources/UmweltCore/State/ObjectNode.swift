import Dispatch
import UmweltGraph

/// The graph node of an object that notifies its observers before it changes, such as an `ObservableObject`. The
/// element of a view with such a property retains it, and the view's body reads it.
package final class ObjectNode: GraphNode {
    /// The object; nil until it is set.
    package private(set) var object: AnyObject?

    /// The number of changes that the object has announced, which distinguishes values of the property with the same
    /// object.
    package private(set) var changeCount = 0

    private weak var element: _Element?
    private var subscription: AnyObject?
    private var isSubscribing = false

    init(for element: _Element) {
        self.element = element
        super.init(in: element.graph)
    }

    /// Returns a node for an element of another tree that has the object, and is not notified of its changes.
    func copy(for element: _Element) -> ObjectNode {
        let copy = ObjectNode(for: element)
        copy.object = object
        copy.changeCount = changeCount
        return copy
    }

    // The object may be released with the node; its subscription ends before that.
    deinit { subscription = nil }

    /// Moves the node to the element that replaces its previous element.
    func move(to element: _Element) { self.element = element }

    /// The environment of the view. The body depends on the values that are read from it.
    package var environment: EnvironmentValues {
        element.map { EnvironmentValues(at: $0.scope, tracking: true) } ?? EnvironmentValues()
    }

    /// The element of the view; nil if it has left the tree.
    package var owner: _Element? { element }

    /// Follows an object.
    ///
    /// - Parameters:
    ///   - new: The object; nil for none. Nothing happens if it is unchanged.
    ///   - subscribe: Subscribes to the object: has it call a function, on any thread, before each change. The result
    ///     is retained until the node follows another object.
    package func follow<Object: AnyObject>(
        _ new: Object?, subscribe: (Object, @escaping @Sendable () -> Void) -> AnyObject
    ) {
        if object === new { return }
        subscription = nil
        object = new
        guard let new else { return }
        // Notifications while subscribing are ignored: the body that reads the object is about to run.
        isSubscribing = true
        let messenger = ChangeNotifier(self, of: Object.self)
        subscription = subscribe(new) { messenger.notify() }
        isSubscribing = false
    }

    /// Stops the program, since the view's environment has no object of a type.
    package func stopForMissingObject(of type: Any.Type) -> Never {
        MissingObject(type: type, kind: "ObservableObject", scope: element?.scope, reader: element).stop()
    }

    /// Stops the program, since an object is read before there is a view with an environment.
    package static func stopForMissingObject(of type: Any.Type) -> Never {
        MissingObject(type: type, kind: "ObservableObject", scope: nil, reader: nil).stop()
    }

    package override var name: String { object.map { "\(type(of: $0))" } ?? "An ObservableObject" }

    fileprivate func handleChange() {
        if isSubscribing { return }
        let tree = graph.owner as? ViewTree
        if let running = graph.reader, let tree {
            RecurringLog.changes.record("\(name) in \(running.name)", at: "\(name) was changed") {
                """
                \(name) was changed while \(running.name) was updated: another update shows the change. Change it in \
                an action, or in onChange.
                """
            }
            tree.afterUpdate { [weak self] in self?.handleChange() }
            return
        }
        changeCount += 1
        tree?.checkWrite(of: self)
        if let object { tree?.recorder?.recordWrite(of: object) }
        invalidateReaders(in: Transaction.current)
    }
}

/// Notifies a node of changes from any thread.
private final class ChangeNotifier: @unchecked Sendable {
    // Weak references are safe to read from any thread; the node itself is used on the main queue only.
    private weak var node: ObjectNode?
    private let object: Any.Type
    private let late = LockedValue(Late.none)

    /// The work that is left for changes off the main thread.
    private enum Late { case none, one, more }

    /// The delay before a change off the main thread is shown. Objects announce changes before the value is written: a
    /// body that ran immediately would miss it.
    private static let delay = DispatchTimeInterval.milliseconds(5)

    init(_ node: ObjectNode, of object: Any.Type) {
        self.node = node
        self.object = object
    }

    func notify() {
        if MainQueue.isCurrent {
            node?.handleChange()
            return
        }
        RecurringLog.changes.record("\(object) off the main actor", at: "\(object) was changed off the main actor") {
            "\(object) was changed off the main actor: publish its changes on the main queue, with receive(on:)."
        }
        let isFirst = late.withLock { late in
            defer { late = late == .none ? .one : .more }
            return late == .none
        }
        if isFirst { showLater() }
    }

    /// Shows the changes so far, and later those made until then.
    private func showLater() {
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.delay) { [self] in
            node?.handleChange()
            let hasMore = late.withLock { late in
                defer { late = late == .more ? .one : .none }
                return late == .more
            }
            if hasMore { showLater() }
        }
    }
}
