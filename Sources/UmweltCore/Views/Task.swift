extension View {
    /// Runs an asynchronous action while the view is in the tree.
    ///
    /// ```swift
    /// BookList(books).task { books = await library.load() }
    /// ```
    ///
    /// The action starts when the view has appeared. It is cancelled when the view disappears, also when the view
    /// leaves the viewport of a lazy container, and starts again when the view returns.
    ///
    /// - Parameters:
    ///   - priority: The priority of the task.
    ///   - action: The action, which runs on the actor that it is isolated to.
    nonisolated public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        modifier(_TaskModifier(id: 0, priority: priority, action: action))
    }

    /// Runs an asynchronous action while the view is in the tree, and restarts it when a value changes.
    ///
    /// ```swift
    /// ResultList(results).task(id: query) { results = await search(query) }
    /// ```
    ///
    /// - Parameters:
    ///   - value: The value. When it changes, the running action is cancelled and a new one starts.
    ///   - priority: The priority of the task.
    ///   - action: The action, which runs on the actor that it is isolated to.
    nonisolated public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        modifier(_TaskModifier(id: value, priority: priority, action: action))
    }
}

/// A modifier that runs an asynchronous action while a view is in the tree.
public nonisolated struct _TaskModifier<ID: Equatable>: ViewModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    let id: ID
    let priority: TaskPriority
    let action: TaskAction

    nonisolated init(id: ID, priority: TaskPriority, action: @escaping @isolated(any) () async -> Void) {
        self.id = id
        self.priority = priority
        self.action = TaskAction(run: action)
    }

    /// Makes the modifier's element.
    nonisolated public static func _makeElement<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<ModifiedContent<V, Self>> {
        TaskElement(view, inputs)
    }
}

/// An action that is sent to a task. The view's author passed it for that (`sending`), and the closure carries the
/// actor that it is isolated to.
struct TaskAction: @unchecked Sendable {
    let run: @isolated(any) () async -> Void
}

/// The number of running actions of views.
package final class RunningTasks: Sendable {
    private let count = LockedValue(0)

    func begin() { count.withLock { $0 += 1 } }

    func end() { count.withLock { $0 -= 1 } }

    package var isEmpty: Bool { count.withLock { $0 == 0 } }
}

private final class TaskElement<Content: View, ID: Equatable>: VisibilityTrackingElement<Content, _TaskModifier<ID>> {
    private var running: Task<Void, Never>?

    /// The number of started actions that have not ended. All but the last have been cancelled.
    private var unfinished = 0

    /// True if the action has run, before the restoration, for another identity than the view has now.
    private var hasOtherIdentity = false

    override init(_ view: ModifiedContent<Content, _TaskModifier<ID>>, _ inputs: _ElementInputs) {
        super.init(view, inputs)
        if let old = consumeSavedPart(as: ID.self) { hasOtherIdentity = old != modifier.id }
    }

    override var preventsRelease: Bool { unfinished > 0 }

    override var preventsVerification: Bool { false }

    override var hasSavedPart: Bool { true }

    override var savedPart: Any? { modifier.id }

    /// The action has run before the restoration: it runs again for another identity.
    override func didResume() { if hasOtherIdentity { start() } else { running = Task {} } }

    override var appearAction: (() -> Void)? {
        { [weak self] in self?.start() }
    }

    override func disappear() {
        running?.cancel()
        running = nil
    }

    override func modifierWillChange(to new: _TaskModifier<ID>) {
        if modifier.id != new.id, running != nil { tree.afterChange(of: self) { [weak self] in self?.start() } }
    }

    private func start() {
        running?.cancel()
        running = nil
        guard !isRemoved, !isInInactiveSubtree, !isOutOfSight else { return }
        let (action, tasks) = (modifier.action, tree.runningTasks)
        tasks.begin()
        // On the main actor from the start: tasks that begin elsewhere come to it in any order.
        unfinished += 1
        // Only the main actor runs elements, and the task begins and ends on it.
        nonisolated(unsafe) weak let element = self
        running = Task(priority: modifier.priority) { @MainActor in
            await action.run()
            tasks.end()
            element?.unfinished -= 1
        }
    }
}
