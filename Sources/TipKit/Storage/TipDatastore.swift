import Foundation
import Observation
import Synchronization
@_spi(Kernel) import Umwelt

/// The state of the app's tips: which have been shown or invalidated, the values of parameters, and donations to events.
///
/// Bodies that read any of it are evaluated again after each change.
package final class TipDatastore: Observable, Sendable {
    /// The store of the process, or that of a test.
    @TaskLocal package static var current = TipDatastore()

    private struct State: Sendable {
        var record = TipRecord()
        var file: TipFile?
        var isConfigured = false
        var frequency: TimeInterval = 0
        var values: [String: any Sendable] = [:]
        var overrides = TipOverrides()

        /// The visible tips by their identifiers: the number of views that show each, and when it appeared.
        var visible: [String: (views: Int, start: Date)] = [:]

        /// The tips that were invalidated by this process.
        var invalidated: Set<String> = []

        /// The functions that are called after each change.
        var listeners: [UUID: @Sendable () -> Void] = [:]

        /// The date of the alarm that is set; nil for none.
        var alarm: Date?
    }

    /// The clock, which the main actor and the actions of its alarms use alone.
    private struct Clock: @unchecked Sendable {
        let clock: any HostClock
    }

    private let state = Mutex(State())
    private let registrar = ObservationRegistrar()
    private let clock: Clock

    /// Makes an empty store.
    ///
    /// - Parameter clock: The clock of the display frequency and of donations.
    package init(clock: any HostClock = SystemClock()) { self.clock = Clock(clock: clock) }

    /// The current date.
    var now: Date { clock.clock.now }

    // MARK: Changes

    /// Observed in place of all parts of the state.
    private var revision: Int { 0 }

    private func read<Value: Sendable>(_ body: (borrowing State) -> sending Value) -> Value {
        registrar.access(self, keyPath: \.revision)
        return state.withLock { state in body(state) }
    }

    /// Changes the state, which is stored.
    private func change(_ body: (inout sending State) -> Void) {
        registrar.withMutation(of: self, keyPath: \.revision) {
            state.withLock { state in
                body(&state)
                if state.isConfigured { state.file?.write(state.record) }
            }
        }
        for listener in state.withLock({ Array($0.listeners.values) }) { listener() }
    }

    /// Has the state evaluated again at a date, because time changes what tips are shown.
    private func reevaluate(at date: Date) {
        let isNew = state.withLock { state in
            guard state.alarm.map({ date < $0 }) ?? true else { return false }
            state.alarm = date
            return true
        }
        guard isNew else { return }
        MainQueue.run { [self] in
            _ = clock.clock.alarm(at: date) { [self] in
                change { state in
                    if state.alarm == date { state.alarm = nil }
                }
            }
        }
    }

    /// Returns a value of the state and its changes.
    func updates<Value: Equatable & Sendable>(
        of value: @escaping @Sendable (TipDatastore) -> Value
    ) -> AsyncStream<Value> {
        let (stream, continuation) = AsyncStream.makeStream(of: Value.self)
        let last = Mutex<Value?>(nil)
        let yield: @Sendable () -> Void = { [weak self] in
            guard let self else { return continuation.finish() }
            let new = value(self)
            let isNew = last.withLock { last in
                defer { last = new }
                return last != new
            }
            if isNew { continuation.yield(new) }
        }
        let id = UUID()
        state.withLock { $0.listeners[id] = yield }
        continuation.onTermination = { [weak self] _ in
            self?.state.withLock { _ = $0.listeners.removeValue(forKey: id) }
        }
        yield()
        return stream
    }

    // MARK: Configuration

    func configure(_ options: [Tips.ConfigurationOption]) throws {
        var frequency = Tips.ConfigurationOption.DisplayFrequency.immediate
        var location = Tips.ConfigurationOption.DatastoreLocation.applicationDefault
        for option in options {
            switch option.kind {
            case .frequency(let new): frequency = new
            case .location(let new): location = new
            }
        }
        guard state.withLock({ !$0.isConfigured }) else { throw TipKitError.tipsDatastoreAlreadyConfigured }
        let file = TipFile.ofApp(location)
        let stored = file?.read()
        change { state in
            state.isConfigured = true
            state.file = file
            state.frequency = frequency.seconds
            guard let stored else { return }
            // Values that the app has set already are newer.
            var record = stored
            record.parameters.merge(state.record.parameters) { $1 }
            record.events.merge(state.record.events) { $0 + $1 }
            record.tips.merge(state.record.tips) { $1 }
            state.record = record
        }
    }

    func removeAll() throws {
        guard state.withLock({ !$0.isConfigured }) else { throw TipKitError.tipsDatastoreAlreadyConfigured }
        TipFile.ofApp(.applicationDefault)?.remove()
        change { state in
            state.record = TipRecord()
            state.values = [:]
        }
    }

    func show(_ types: [any Tip.Type]?) { change { $0.overrides.show(types) } }

    func hide(_ types: [any Tip.Type]?) { change { $0.overrides.hide(types) } }

    // MARK: Tips

    func status(of tip: some Tip) -> Tips.Status {
        let id = tip.id
        let facts = read { state in
            (
                isConfigured: state.isConfigured, tip: state.record.tips[id] ?? TipRecord.TipState(),
                visibleSince: state.visible[id]?.start, lastDisplay: state.record.lastDisplay,
                frequency: state.frequency, override: state.overrides.kind(of: tip),
                isInvalidatedNow: state.invalidated.contains(id)
            )
        }
        guard facts.isConfigured, facts.override != .hidden else { return .pending }
        if let reason = facts.tip.invalidation, facts.override != .shown || facts.isInvalidatedNow {
            return .invalidated(reason)
        }
        if facts.override == .shown { return .available }
        let options = TipOptions(tip.options)
        if let most = options.displayCount, facts.tip.displayCount >= most, facts.visibleSince == nil {
            return .invalidated(.displayCountExceeded)
        }
        if let most = options.displayDuration {
            let rest = most - facts.tip.displayDuration - (facts.visibleSince.map { now.timeIntervalSince($0) } ?? 0)
            if rest <= 0 { return .invalidated(.displayDurationExceeded) }
            if facts.visibleSince != nil { reevaluate(at: now + rest) }
        }
        guard tip.rules.allSatisfy({ $0.isSatisfied() }) else { return .pending }
        if facts.tip.displayCount == 0, !options.ignoresFrequency, let last = facts.lastDisplay {
            let next = last + facts.frequency
            if next > now {
                reevaluate(at: next)
                return .pending
            }
        }
        return .available
    }

    func invalidate(_ id: String, reason: Tips.InvalidationReason) {
        change { state in
            state.record.tips[id, default: TipRecord.TipState()].invalidation = reason
            state.invalidated.insert(id)
        }
    }

    func reset(_ id: String) {
        change { state in
            state.record.tips[id] = nil
            state.invalidated.remove(id)
        }
    }

    /// Records that a view of a tip has appeared.
    package func appear(_ id: String) {
        let now = now
        change { state in
            state.visible[id, default: (0, now)].views += 1
            guard state.visible[id]?.views == 1 else { return }
            if state.record.tips[id]?.displayCount ?? 0 == 0 { state.record.lastDisplay = now }
            state.record.tips[id, default: TipRecord.TipState()].displayCount += 1
        }
    }

    /// Records that a view of a tip has disappeared.
    package func disappear(_ id: String) {
        let now = now
        change { state in
            guard let visible = state.visible[id] else { return }
            if visible.views > 1 {
                state.visible[id]?.views -= 1
            } else {
                state.visible[id] = nil
                state.record.tips[id]?.displayDuration += now.timeIntervalSince(visible.start)
            }
        }
    }

    // MARK: Parameters and events

    func value<Value: Codable & Sendable>(of id: String, isStored: Bool) -> Value? {
        let (known, stored) = read { state in (state.values[id], state.record.parameters[id]) }
        if let known = known as? Value { return known }
        guard isStored, let stored, let value = try? JSONDecoder().decode(Value.self, from: stored) else { return nil }
        // A value that has been set meanwhile is newer.
        state.withLock { if $0.values[id] == nil { $0.values[id] = value } }
        return value
    }

    func set<Value: Codable & Sendable>(_ value: Value, of id: String, isStored: Bool) {
        let data = isStored ? try? JSONEncoder().encode(value) : nil
        change { state in
            state.values[id] = value
            if let data { state.record.parameters[id] = data }
        }
    }

    func donations(to event: String) -> [TipRecord.Donation] { read { $0.record.events[event] ?? [] } }

    func donate(_ info: Data, to event: String, maximumCount: Int) {
        let donation = TipRecord.Donation(date: now, info: info)
        change { state in
            state.record.events[event] = (state.record.events[event] ?? []).suffix(maximumCount - 1) + [donation]
        }
    }
}
