internal import CStack
import UmweltGraph

/// The recorder of a tree's updates, while they are inspected. A tree without one pays a branch for each write
/// and each body.
final class UpdateRecorder {
    private var record = UpdateRecord()

    /// The functions that ran at each write.
    private var stacks: [[UInt]] = []

    /// The stored properties in which views differ from those that their parents gave before, by element.
    private var changedProperties: [ObjectIdentifier: [String]] = [:]

    /// The values of those properties and of bindings, by element.
    private var differences: [ObjectIdentifier: [UpdateRecord.Difference]] = [:]

    private let costBefore: UpdateCost

    /// The places of the program's bodies in the record, by their elements: the last run of each.
    private var runs: [ObjectIdentifier: Int] = [:]

    /// The names of views and of those around them, by their elements.
    private var ancestors: [ObjectIdentifier: [String]] = [:]

    /// The element whose body's output is passed on.
    private var showing: _Element?

    /// Called with each element whose body is about to run.
    var onRun: ((_Element) -> Void)?

    /// Called at the end of each update.
    var onUpdate: (() -> Void)?

    /// The pass that runs, and when it began.
    private var pass: (times: WritableKeyPath<UpdateRecord.Times, Double>, start: ContinuousClock.Instant)?

    /// The number of recorders at work, by which cells of the environment, which do not know their tree, see that there
    /// is one. Trees are used on the main actor only.
    nonisolated(unsafe) private(set) static var count = 0

    init(cost: UpdateCost) {
        costBefore = cost
        Self.count += 1
    }

    deinit { Self.count -= 1 }

    // MARK: Notes

    /// Notes that a value is written.
    func noteWrite(of name: String, from old: String? = nil, to new: String? = nil) {
        record.writes.append(UpdateRecord.Write(name: name, old: old, new: new, place: nil))
        stacks.append(RunningCode.addresses)
    }

    /// Notes that an observed property is about to change. Each of its readers is told.
    func noteObservedWrite() {
        let stack = RunningCode.addresses
        if stacks.suffix(Self.readerKinds).contains(stack) { return }
        record.writes.append(UpdateRecord.Write(name: Self.observed, old: nil, new: nil, place: nil))
        stacks.append(stack)
    }

    private static let observed = "an observed property"

    /// The number of ways in which the observation of a reader calls: its stacks differ by no more.
    private static let readerKinds = 4

    func noteChange(of cell: EnvironmentCell, from old: EnvironmentEntry) {
        record.environment.append(
            UpdateRecord.EnvironmentChange(
                key: cell.storedEntry.shortKey, old: old.shortValue, value: cell.storedEntry.shortValue,
                writer: cell.location?.description))
        if let showing { noteEffect(at: showing) }
    }

    /// Notes that a parent gives a view other values.
    func noteValues<V>(_ new: V, before old: V, of element: _Element) {
        if let parent = element.parent { noteEffect(at: parent) }
        changedProperties[ObjectIdentifier(element)] = zip(
            Mirror(reflecting: old).children, Mirror(reflecting: new).children
        )
        .compactMap { old, new in
            // The properties that the library installs are the same, whatever the wrapper holds.
            if old.value is any DynamicProperty || areSame(old.value, new.value) { return nil }
            if let name = new.label { noteDifference(of: name, from: old.value, to: new.value, in: element) }
            return new.label
        }
    }

    /// Records the two values of a property for which the body of an element is about to run.
    ///
    /// - Parameter name: The name of the property without the type.
    func noteDifference(of name: String, from old: Any, to new: Any, in element: _Element) {
        guard let view = element.programBodyName else { return }
        differences[ObjectIdentifier(element), default: []].append(
            UpdateRecord.Difference(name: "\(view).\(name)", old: "\(old)", new: "\(new)"))
    }

    /// Notes that a body is about to run.
    func noteRun(of element: any NamedBodyElement) {
        onRun?(element)
        let causes = element.recordedCauses.map { cause in
            guard case .parent = cause else { return cause }
            return .parent(properties: changedProperties.removeValue(forKey: ObjectIdentifier(element)) ?? [])
        }
        runs[ObjectIdentifier(element)] = record.bodies.count
        record.bodies.append(
            UpdateRecord.BodyRun(
                name: element.bodyName, ancestors: ancestors(of: element), causes: causes,
                hadEqualOutput: !causes.contains(.appeared),
                differences: differences.removeValue(forKey: ObjectIdentifier(element)) ?? []))
    }

    /// Notes that what shows changes at an element, which is the work of the nearest body of the program around it.
    func noteEffect(at element: _Element) {
        var outer: _Element? = element
        while let current = outer {
            if current.programBodyName != nil {
                if let run = runs[ObjectIdentifier(current)] { record.bodies[run].hadEqualOutput = false }
                return
            }
            outer = current.parent
        }
    }

    /// The names of the program's views around an element, from the outside in. Those of each view are found once.
    private func ancestors(of element: _Element) -> [String] {
        var outer = element.parent
        while let current = outer {
            if let name = current.programBodyName {
                let id = ObjectIdentifier(current)
                if let known = ancestors[id] { return known }
                let names = ancestors(of: current) + [name]
                ancestors[id] = names
                return names
            }
            outer = current.parent
        }
        return []
    }

    /// Passes the output of a body on. What changes meanwhile is its work.
    func withOutput(of element: _Element, _ pass: () -> Void) {
        let outer = showing
        showing = element
        pass()
        showing = outer
    }

    /// Notes that an element makes its content anew: it is bound to another value by `id`, or a condition has changed.
    func noteIdentity(of element: _Element) {
        // Items and optional views without a branch are new, but take no other's place.
        guard let identity = element.structuralName else { return }
        var outer = element.parent
        while let current = outer {
            if let body = current as? any NamedBodyElement, !body.isOfSystem {
                record.identities.append("\(body.bodyName): \(identity)")
                return
            }
            outer = current.parent
        }
        record.identities.append(identity)
    }

    /// Notes that the readers of a preference get another value.
    func notePreference<Key: PreferenceKey>(_ key: Key.Type) { record.preferences.append("\(key)") }

    /// Notes that a pass begins, and that the one before it has ended.
    ///
    /// - Parameter next: The pass; nil if the update has ended.
    func begin(_ next: WritableKeyPath<UpdateRecord.Times, Double>?) {
        let now = ContinuousClock.now
        if let pass { record.times[keyPath: pass.times] += (now - pass.start) / .seconds(1) }
        pass = next.map { ($0, now) }
    }

    // MARK: The record

    /// Returns the record, with the places of the writes as far as the program's debug information tells them.
    func finish(cost: UpdateCost) -> UpdateRecord {
        var (record, stacks) = finishWithoutPlaces(cost: cost)
        record.findPlaces(stacks)
        return record
    }

    /// Returns the record, and the functions that ran at each of its writes.
    func finishWithoutPlaces(cost: UpdateCost) -> (UpdateRecord, [[UInt]]) {
        var record = record
        record.measured = cost.layouts - costBefore.layouts
        record.placed = cost.placements - costBefore.placements
        return (record, stacks)
    }

    private func areSame(_ old: Any, _ new: Any) -> Bool {
        func compare<Value>(_ old: Value) -> Bool { (new as? Value).map { areValuesEqual(old, $0) } ?? false }
        return _openExistential(old, do: compare)
    }
}

extension UpdateRecord {
    /// The number of writes whose places are looked up: each takes a part of a second.
    private static let mostPlaces = 20

    /// Looks up the places of the writes, as far as the program's debug information tells them.
    ///
    /// - Parameter stacks: The functions that ran at each write.
    mutating func findPlaces(_ stacks: [[UInt]]) {
        for index in writes.indices.prefix(Self.mostPlaces) {
            let code = RunningCode.access(at: stacks[index])
            writes[index].place = code.place
            if let property = code.property, writes[index].new == nil { writes[index].name = property }
        }
        // Readers are told of one write in several ways.
        var told: [UpdateRecord.Write] = []
        writes.removeAll { write in
            if write.new == nil && told.contains(write) { return true }
            told.append(write)
            return false
        }
    }
}
