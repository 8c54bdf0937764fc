import Observation
import UmweltGraph

/// An object that is notified before an observable property changes that it has read.
package protocol PropertyObserver: AnyObject {
    /// The tree that the object belongs to.
    var tree: ViewTree { get }

    /// Called on the main thread when an observable property that the object has read is about to change.
    func observedValueWillChange()
}

extension _Element: PropertyObserver {}

/// Makes an element run again when an `@Observable` property that it read changes.
///
/// The standard library drops a registration only when it fires. Each run also reads a dummy property, the canary.
/// Changing it removes all registrations of the run, for elements that leave the tree or run again for another reason.
package final class ObservationTracker {
    private var canary = Canary()
    private var token: Token?

    /// The canary of the previous run, for reuse.
    private var spareCanary: Canary?

    /// The number of changes that were made while a body ran and that notified a reader.
    // Changes are reported on the main thread only.
    fileprivate(set) nonisolated(unsafe) static var reportedWrites = 0

    /// Runs `body` and makes `element` run again when an observable property that `body` read is about to change.
    ///
    /// Reading the canary costs about a microsecond, so it is read only if `isExpected`, or when the element has read
    /// observables before.
    ///
    /// - Parameters:
    ///   - element: The element that `body` runs for.
    ///   - isExpected: True if `body` is likely to read an observable.
    ///   - body: The closure whose reads are tracked.
    /// - Returns: The result of `body`.
    package static func track<Result>(
        for element: _Element, isExpected: Bool = false, _ body: () -> Result
    ) -> Result {
        let known = element.observation
        var tracker = known
        let result = track(by: &tracker, for: element, isExpected: isExpected, body)
        if let tracker, known == nil { element.observation = tracker }
        return result
    }

    /// Runs `body` and notifies `observer` when an observable property that `body` read is about to change.
    ///
    /// - Parameters:
    ///   - tracker: The tracker of the observer's last run; nil if that has read no observable property. A run that
    ///     reads an observable property for the first time creates a tracker.
    ///   - observer: The observer that `body` runs for.
    ///   - isExpected: True if `body` is likely to read an observable.
    ///   - body: The closure whose reads are tracked.
    /// - Returns: The result of `body`.
    package static func track<Result>(
        by tracker: inout ObservationTracker?, for observer: any PropertyObserver, isExpected: Bool = false,
        _ body: () -> Result
    ) -> Result {
        let isInside = TrackedReads.isActive
        TrackedReads.isActive = true
        defer { TrackedReads.isActive = isInside }
        // Dropped after the run: a body that changes what it reads is found by them.
        let endLastRun = tracker?.lastRunEnding()
        defer { endLastRun?() }
        guard let armed = tracker ?? (isExpected ? ObservationTracker() : nil) else {
            return withObservationTracking(body, onChange: makeHandler(&tracker, for: observer))
        }
        tracker = armed
        let token = Token(observer)
        armed.token = token
        return withObservationTracking {
            armed.canary.listen()
            return body()
        } onChange: {
            token.fire()
        }
    }

    /// Runs a closure, and returns its result and whether it read an observable property, without tracking it.
    static func recordingReads<Result>(_ body: () -> Result) -> (result: Result, readsObservable: Bool) {
        var isRead = false
        func handler() -> @Sendable () -> Void {
            isRead = true
            return {}
        }
        // The argument is evaluated only if something observable was read.
        let result = withObservationTracking(body, onChange: handler())
        return (result, isRead)
    }

    /// Runs a closure for an element that is created later, and returns its result with the tracker of its reads; nil
    /// if it read nothing observable.
    package static func recordReads<Result>(_ body: () -> Result) -> (result: Result, tracker: ObservationTracker?) {
        var found: ObservationTracker?
        let result = withObservationTracking(body, onChange: makeHandler(&found, for: nil))
        return (result, found)
    }

    /// Makes the handler of changes. Called only if something observable was read: the argument of `onChange` is
    /// evaluated only then.
    private static func makeHandler(
        _ tracker: inout ObservationTracker?, for observer: (any PropertyObserver)?
    ) -> @Sendable () -> Void {
        let made = ObservationTracker()
        let token = Token(observer)
        made.token = token
        tracker = made
        return { token.fire() }
    }

    /// Reports changes of the last run's reads to another element.
    package func move(to element: _Element) { token?.move(to: element) }

    /// Prepares for the next run. Returns a closure that removes the registrations of the last run when that has ended;
    /// nil if there are none.
    private func lastRunEnding() -> (() -> Void)? {
        guard let last = token else { return nil }
        let lastCanary = canary
        last.isEnding = true
        token = nil
        canary = spareCanary ?? Canary()
        spareCanary = lastCanary
        return {
            last.cancel()
            lastCanary.sing()
        }
    }

    /// Drops the registrations of the last run.
    package func cancel() {
        guard let token else { return }
        token.cancel()
        self.token = nil
        canary.sing()
    }
}

extension _Element {
    /// The tracker of the observable properties that the element has read; nil if it has read none.
    ///
    /// Few elements read any: the tree stores the trackers, so other elements need no memory for them.
    fileprivate final var observation: ObservationTracker? {
        get { isMarked ? tree.observations[ObjectIdentifier(self)] : nil }
        set {
            // One that has left the tree is not taken out any more.
            if newValue != nil && isRemoved { return }
            isMarked = newValue != nil
            tree.observations[ObjectIdentifier(self)] = newValue
        }
    }

    /// Detaches and returns the tracker, which continues to observe what the element has read; nil if it has read
    /// nothing.
    package final func detachObservation() -> ObservationTracker? {
        defer { observation = nil }
        return observation
    }

    /// Has the element run when a property changes that a closure has read before the element was made.
    package final func follow(_ tracker: ObservationTracker) {
        tracker.move(to: self)
        observation = tracker
    }

    /// True if the element has read an observable property.
    final var isObserving: Bool { isMarked }

    /// Has the element run no more when an observable property changes that it has read.
    package final func stopObserving() {
        guard let tracker = observation else { return }
        tracker.cancel()
        observation = nil
    }
}

extension PropertyObserver {
    /// Records that an observable property is about to change, and notifies the observer in the change's transaction.
    fileprivate func wake(in transaction: Transaction) {
        tree.recorder?.recordObservedWrite(by: (self as? _Element) ?? (self as? BindingRead)?.reader)
        tree.change(self, in: transaction) { $0.observedValueWillChange() }
    }
}

/// The receiver of changes from any thread.
private final class Token: @unchecked Sendable {
    // Weak references are safe to read from any thread; the observer itself is used on the main thread only.
    private weak var observer: (any PropertyObserver)?

    /// True while the observer runs again: a change does not make it run once more.
    var isEnding = false

    init(_ observer: (any PropertyObserver)?) { self.observer = observer }

    func cancel() { observer = nil }

    func move(to element: _Element) { observer = element }

    func fire() {
        let transaction = Transaction.current
        MainQueue.run { self.wake(in: transaction) }
    }

    private func wake(in transaction: Transaction) {
        guard let observer else { return }
        if let running = observer.tree.graph.reader {
            ObservationTracker.reportedWrites += 1
            let name = (observer as? GraphReader)?.name ?? "a binding"
            let subject = "An observable property that \(name) has read was changed"
            RecurringLog.changes.record("observed by \(name) in \(running.name)", at: subject) {
                "\(subject) while \(running.name) was updated: views that were updated before show the old value. "
                    + "Change it in an action, or in onChange."
            }
        }
        if !isEnding { observer.wake(in: transaction) }
    }
}

/// An observable that is read in each run, and changed to drop the run's registrations.
private final class Canary: Observable, Sendable {
    private let registrar = ObservationRegistrar()

    private var song: Void { () }

    func listen() { registrar.access(self, keyPath: \.song) }

    func sing() { registrar.willSet(self, keyPath: \.song) }
}
