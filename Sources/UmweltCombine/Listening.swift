import Dispatch

@_spi(Kernel) import Umwelt

/// The receiver of a view's notifications from outside of the tree.
package final class Inbox<V: View>: @unchecked Sendable {
    // Set and called on the main queue only.
    fileprivate var receive: ((@escaping (V) -> Void) -> Void)?

    /// Runs an action with the current view: on the main queue and not within an update. It may be called on any
    /// thread, and has no effect after the view has disappeared.
    package func put(_ action: @escaping (V) -> Void) {
        if MainQueue.isCurrent {
            receive?(action)
        } else {
            let message = InboxMessage(inbox: self, action: action)
            DispatchQueue.main.async { message.arrive() }
        }
    }
}

/// An action that is sent to an inbox from another thread; nothing else uses it meanwhile.
private struct InboxMessage<V: View>: @unchecked Sendable {
    let inbox: Inbox<V>
    let action: (V) -> Void

    func arrive() { inbox.receive?(action) }
}

extension _ViewElement {
    /// Makes the element of a view that follows a source outside of the tree while it is in the tree.
    ///
    /// - Parameters:
    ///   - content: The key path of the view's content.
    ///   - source: The key path of the source. When the source changes, `start` is called again.
    ///   - start: Subscribes to the source, to put notifications into the inbox. The result is retained until the
    ///     subscription ends.
    package static func listening<Content: View, Source>(
        _ view: V, _ inputs: _ElementInputs, content: KeyPath<V, Content>, source: KeyPath<V, Source>,
        start: @escaping (Source, Inbox<V>) -> AnyObject
    ) -> _ViewElement<V> {
        ListeningElement(view, inputs, content: content, source: source, start: start)
    }
}

private final class ListeningElement<V: View, Content: View, Source>: SingleChildElement<V, Content> {
    private var view: V
    private let content: KeyPath<V, Content>
    private let source: KeyPath<V, Source>
    private let start: (Source, Inbox<V>) -> AnyObject
    private var inbox = Inbox<V>()
    private var subscription: AnyObject?

    init(
        _ view: V, _ inputs: _ElementInputs, content: KeyPath<V, Content>, source: KeyPath<V, Source>,
        start: @escaping (Source, Inbox<V>) -> AnyObject
    ) {
        self.view = view
        self.content = content
        self.source = source
        self.start = start
        super.init(inputs)
        child = Content._makeElement(view[keyPath: content], childInputs())
        listen()
    }

    /// True: notifications from the source would be missed.
    override var preventsRelease: Bool { true }

    override var preventsVerification: Bool { false }

    private func listen() {
        if tree.isFresh { return }
        endListening()
        inbox = Inbox()
        inbox.receive = { [weak self] in self?.receive($0) }
        subscription = start(view[keyPath: source], inbox)
    }

    private func endListening() {
        inbox.receive = nil
        subscription = nil
    }

    private func receive(_ action: @escaping (V) -> Void) {
        guard tree.isUpdating else {
            action(view)
            return
        }
        tree.afterUpdate { [weak self] in
            if let self, !self.isRemoved { action(self.view) }
        }
    }

    override func update(_ new: V) {
        let isSameSource = areValuesEqual(view[keyPath: source], new[keyPath: source])
        view = new
        if !isSameSource { listen() }
        child?.update(new[keyPath: content])
    }

    override func didLeaveTree() { endListening() }
}
