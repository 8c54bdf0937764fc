internal import CStack
import UmweltGraph

/// The recorder of a tree's updates, while they are inspected. A tree without one pays a branch for each write
/// and each body.
package final class UpdateRecorder {
    private var record = UpdateRecord()

    /// The functions on the stack at each write, and the bodies that ran for it.
    private var traces = WriteTraces()

    /// The values of the observable objects that were written to.
    private var objects = ObjectChanges()

    /// The writes of observed properties that elements have read, since these ran last.
    private var observedWrites: [ObjectIdentifier: [Int]] = [:]

    /// The names of other inputs of elements that have changed since these ran last.
    private var inputs: [ObjectIdentifier: [String]] = [:]

    /// The stored properties in which views differ from their previous values, by element.
    private var changedProperties: [ObjectIdentifier: [String]] = [:]

    /// The values of those properties and of bindings, by element.
    private var differences: [ObjectIdentifier: [UpdateRecord.Difference]] = [:]

    private let costBefore: UpdateCost

    /// The indices of the program's bodies in the record, by their elements: the last run of each.
    private var runs: [ObjectIdentifier: Int] = [:]

    /// The names of views and their ancestors, by element.
    private var ancestors: [ObjectIdentifier: [String]] = [:]

    /// The element whose body's output is passed on.
    private var showing: _Element?

    /// Called with each element whose body is about to run.
    package var onRun: ((_Element) -> Void)?

    /// Called at the end of each update.
    package var onUpdate: (() -> Void)?

    /// The pass that runs, and when it began.
    private var pass: (times: WritableKeyPath<UpdateRecord.Times, Double>, start: ContinuousClock.Instant)?

    /// The number of active recorders. Environment cells, which have no reference to their tree, read it. Trees are
    /// used on the main actor only.
    nonisolated(unsafe) private(set) static var count = 0

    package init(cost: UpdateCost) {
        costBefore = cost
        Self.count += 1
    }

    deinit { Self.count -= 1 }

    // MARK: Notes

    /// Records that a value is written.
    func recordWrite(of name: String, from old: String? = nil, to new: String? = nil) {
        add(UpdateRecord.Write(name: name, old: old, new: new, place: nil), at: RunningCode.addresses)
    }

    private func add(_ write: UpdateRecord.Write, at stack: [UInt]) {
        record.writes.append(write)
        traces.stacks.append(stack)
    }

    /// Records that an object is about to change that announces its changes as a whole.
    func recordWrite(of object: AnyObject) {
        recordWrite(of: typeName(of: type(of: object)))
        objects.recordWrite(record.writes.count - 1, of: [InspectedObject(followed: object)])
    }

    /// Records that an observed property is about to change. Called for each of its readers.
    ///
    /// - Parameter element: The element of a reader; nil for one that is no view's.
    func recordObservedWrite(by element: _Element?) {
        let stack = RunningCode.addresses
        let index: Int
        if let known = traces.stacks.suffix(Self.readerKinds).lastIndex(of: stack) {
            index = known
        } else {
            index = record.writes.count
            add(UpdateRecord.Write(name: UpdateRecord.observed, old: nil, new: nil, place: nil), at: stack)
            objects.recordWrite(index, of: (element as? any NamedBodyElement)?.observedObjects ?? [])
        }
        guard let id = element.map(ObjectIdentifier.init) else { return }
        if observedWrites[id]?.contains(index) != true { observedWrites[id, default: []].append(index) }
    }

    /// Records that an element is to run for an input that it reads through a binding, which is none of its view's
    /// properties.
    func recordInput(_ name: String, of element: _Element) {
        inputs[ObjectIdentifier(element), default: []].append(name)
    }

    /// The number of different call stacks with which a reader's observation calls.
    private static let readerKinds = 4

    func recordChange(of cell: EnvironmentCell, from old: EnvironmentEntry) {
        record.environment.append(
            UpdateRecord.EnvironmentChange(
                key: cell.storedEntry.shortKey, old: old.shortValue, value: cell.storedEntry.shortValue,
                writer: cell.location?.description))
        if let showing { recordEffect(at: showing) }
    }

    /// Records that a parent passes a view other values.
    func recordValues<V>(_ new: V, before old: V, of element: _Element) {
        if let parent = element.parent { recordEffect(at: parent) }
        changedProperties[ObjectIdentifier(element)] = zip(
            Mirror(reflecting: old).children, Mirror(reflecting: new).children
        )
        .compactMap { old, new in
            // The properties that the library installs are the same, whatever the wrapper holds.
            if old.value is any DynamicProperty || areSame(old.value, new.value) { return nil }
            if let name = new.label { recordDifference(of: name, from: old.value, to: new.value, in: element) }
            return new.label
        }
    }

    /// Records the old and the new value of a property for which the body of an element is about to run.
    ///
    /// - Parameter name: The name of the property without the type.
    func recordDifference(of name: String, from old: Any, to new: Any, in element: _Element) {
        guard let view = element.programBodyName else { return }
        differences[ObjectIdentifier(element), default: []].append(
            UpdateRecord.Difference(name: "\(view).\(name)", old: "\(old)", new: "\(new)"))
    }

    /// Records that a body is about to run.
    func recordRun(of element: any NamedBodyElement) {
        onRun?(element)
        let id = ObjectIdentifier(element)
        let body = record.bodies.count
        var causes: [UpdateRecord.Cause] = []
        for cause in element.recordedCauses {
            switch cause {
            case .parent: causes.append(.parent(properties: changedProperties.removeValue(forKey: id) ?? []))
            case .observed:
                for source in inputs[id] ?? [] {
                    causes.append(.binding(property: element.bindingName, source: source))
                }
                let writes = observedWrites[id] ?? []
                for write in writes {
                    traces.readers.append(WriteTraces.Reader(body: body, cause: causes.count, write: write))
                    causes.append(cause)
                }
                if writes.isEmpty && inputs[id] == nil { causes.append(cause) }
            default: causes.append(cause)
            }
        }
        inputs[id] = nil
        observedWrites[id] = nil
        runs[id] = body
        record.bodies.append(
            UpdateRecord.BodyRun(
                name: element.bodyName, ancestors: ancestors(of: element), causes: causes,
                hadEqualOutput: !causes.contains(.appeared),
                differences: differences.removeValue(forKey: ObjectIdentifier(element)) ?? []))
    }

    /// Records that the output of an element changes, which is the effect of the nearest app body around it.
    func recordEffect(at element: _Element) {
        var outer: _Element? = element
        while let current = outer {
            if current.programBodyName != nil {
                if let run = runs[ObjectIdentifier(current)] { record.bodies[run].hadEqualOutput = false }
                return
            }
            outer = current.parent
        }
    }

    /// The names of the program's views around an element, from the outside in. They are found once for each view.
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

    /// Passes the output of a body on. Changes during the call are effects of the body.
    func withOutput(of element: _Element, _ pass: () -> Void) {
        let outer = showing
        showing = element
        pass()
        showing = outer
    }

    /// Records that an element makes its content again: its `id` has another value, or a condition has changed.
    func recordIdentity(of element: _Element) {
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

    /// Records that the readers of a preference of the app get another value.
    func recordPreference<Key: PreferenceKey>(_ key: Key.Type) {
        if !LibraryModule.declares(key) { record.preferences.append(typeName(of: key)) }
    }

    /// Records that a pass starts, and that the previous pass has ended.
    ///
    /// - Parameter next: The pass; nil if the update has ended.
    func begin(_ next: WritableKeyPath<UpdateRecord.Times, Double>?) {
        let now = ContinuousClock.now
        if let pass { record.times[keyPath: pass.times] += (now - pass.start) / .seconds(1) }
        pass = next.map { ($0, now) }
    }

    // MARK: The record

    /// Returns the record, with the source positions of the writes as far as the debug information has them.
    package func finish(cost: UpdateCost) -> UpdateRecord {
        var (record, traces) = finishWithoutPlaces(cost: cost)
        record.findPlaces(traces)
        return record
    }

    /// Returns the record, and the addresses from which its source positions are found.
    package func finishWithoutPlaces(cost: UpdateCost) -> (UpdateRecord, WriteTraces) {
        var (record, traces) = (record, traces)
        traces.changes = objects.finished()
        record.nameObserved(by: traces)
        record.measured = cost.layouts - costBefore.layouts
        record.placed = cost.placements - costBefore.placements
        return (record, traces)
    }

    private func areSame(_ old: Any, _ new: Any) -> Bool {
        func compare<Value>(_ old: Value) -> Bool { (new as? Value).map { areValuesEqual(old, $0) } ?? false }
        return _openExistential(old, do: compare)
    }
}
