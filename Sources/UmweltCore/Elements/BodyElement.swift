import UmweltGraph

/// The element of a view with a body: installs the dynamic properties, runs the body and passes the result to the
/// element below.
package final class BodyElement<V: View>: SingleChildElement<V, V.Body>, NamedBodyElement, StateRestorable {
    /// The view as its parent made it, before its properties are installed.
    private(set) var view: V
    let plan: PropertyPlan
    private(set) var slots: [AnyObject?]
    private var causes: UpdateCauses = [.identity]

    /// The animation of the view's own data, if it is ``Animatable``: the body runs for each frame.
    private var animation: ValueAnimation<V>?

    private var reads: BindingReads?

    package init(_ view: V, _ inputs: _ElementInputs) {
        self.view = view
        plan = PropertyPlan.of(V.self)
        slots = []
        super.init(inputs)
        if !plan.fields.isEmpty {
            let kept = consumeSavedPart(as: SavedSlots.self)?.slots(for: self, of: plan)
            slots = withUnsafePointer(to: view) { view in
                plan.fields.enumerated().map { index, field in
                    kept.flatMap { $0[index] } ?? field.makeSlot(at: view, for: self)
                }
            }
            if let values = inputs.tree.restoration?.values(for: self) { plan.restore(values, in: slots) }
        }
        invalidateNext()
    }

    public override func update(_ new: V) {
        if areValuesEqual(view, new) { return }
        let old = view
        view = new
        tree.recorder?.recordValues(new, before: old, of: self)
        animate(&animation, from: old, to: new) { [unowned self] _ in viewChanged() }
    }

    private func viewChanged() {
        causes.insert(.view)
        invalidateNext()
    }

    public override func inputDidChange(_ input: GraphNode) {
        if input is EnvironmentCell || input is DerivedEnvironment || input === scope.theRoot.additions {
            causes.insert(.environment)
        } else if let index = slots.indices.first(where: { plan.fields[$0].isInput(input, slot: slots[$0]) }) {
            causes.insert(.property(index))
        } else {
            causes.insert(.dependency)
            tree.recorder?.recordInput(input.name, of: self)
        }
    }

    /// Returns true if the body has to run. If only the environment or the sources of bindings have changed, the body
    /// runs only if a property reads a different value. A value derived from several keys may be equal.
    public override func shouldUpdate() -> Bool {
        if causes.isDisjoint(with: [.environment, .binding]) { return true }
        if causes.remove(.environment) != nil {
            withUnsafePointer(to: view) { view in
                for (index, field) in plan.fields.enumerated()
                where field.environmentChanged(at: view, slot: slots[index], for: self) {
                    causes.insert(.property(index))
                }
            }
        }
        // Bindings of a view that has got other values may no longer be read.
        if causes.remove(.binding) != nil, causes.isEmpty, let change = reads?.firstChange() {
            causes.insert(change.property.map { .property($0) } ?? .dependency)
        }
        return !causes.isEmpty
    }

    package var bindingReads: BindingReads {
        if let reads { return reads }
        let made = BindingReads(for: self)
        reads = made
        return made
    }

    package func propertyName(at index: Int) -> String { plan.fields[index].sourceName }

    package func bindingMayHaveChanged(isInput: Bool) {
        causes.insert(.binding)
        if isInput { invalidateWithInput() } else { invalidate() }
    }

    public override func update() {
        tree.willRunBody(of: self)
        NestingLimit.check(at: self)
        var installed = animation?.presentation(at: tree.animations.time) ?? view
        reads?.beginRun()
        if plan.hasBindings {
            withUnsafePointer(to: installed) { plan.prepareBindings(for: self, at: $0) }
        }
        let body =
            if let diagnostics = tree.diagnostics {
                diagnostics.checkWrites(of: self) { runTracked(&installed) }
            } else {
                runTracked(&installed)
            }
        reads?.endRun()
        if isObserving { plan.readsObservables = true }
        causes = []
        guard let recorder = tree.recorder else { return show(body) }
        recorder.withOutput(of: self) { show(body) }
    }

    /// Installs the properties of a view and runs its body, whose reads are tracked.
    private func runTracked(_ installed: inout V) -> V.Body {
        ObservationTracker.track(for: self, isExpected: plan.readsObservables) {
            RunningBody.with(self) {
                withUnsafeMutablePointer(to: &installed) { plan.install(at: $0, slots: slots, for: self) }
                guard let diagnostics = tree.diagnostics else { return runBody(of: installed) }
                return diagnostics.time(self) { runBody(of: installed) }
            }
        }
    }

    private func runBody(of view: V) -> V.Body { onMainActor({ @MainActor (view: V) in view.body }, view) }

    public override func observedValueWillChange() {
        causes.insert(.dependency)
        invalidate()
    }

    public override func didLeaveTree() {
        reads = nil
        if !tree.isReleasingContent { plan.leave(slots) }
    }

    public override var hasSavedPart: Bool { plan.hasLastingSlots }

    public override var savedPart: Any? { SavedSlots(slots, of: plan) }

    public override var name: String { bodyName }

    public override var isOrdered: Bool { !plan.isOfSystem }

    public override var structuralName: String? {
        // Without its type parameters: one of those may be the view that was changed.
        String(bodyName.prefix { $0 != "<" })
    }

    package var encodedState: [String: EncodedState] { plan.encodedState(in: slots) }

    package var hasWrittenState: Bool { plan.hasWrittenState(in: slots) }

    package var bodyName: String { plan.typeName }

    package var bodyType: Any.Type { V.self }

    package override var programBodyName: String? { plan.isOfSystem ? nil : plan.typeName }

    package var changes: [String] { causes.names(properties: plan.fields.map(\.name)) }

    package var isOfSystem: Bool { plan.isOfSystem }

    package var causeBits: UInt64 { causes.rawValue }

    package var recordedCauses: [UpdateRecord.Cause] {
        if causes.contains(.identity) { return [.appeared] }
        var recorded: [UpdateRecord.Cause] = causes.contains(.view) ? [.parent(properties: [])] : []
        withUnsafePointer(to: view) { view in
            for (index, field) in plan.fields.enumerated() where causes.contains(.property(index)) {
                recorded.append(field.cause(at: view, for: self))
            }
        }
        if causes.contains(.dependency) { recorded.append(.observed(property: nil)) }
        return recorded
    }
}

/// An element that runs a body.
package protocol NamedBodyElement: BindingReader {
    /// The name of the type that the body belongs to.
    var bodyName: String { get }

    /// The type of the view whose body the element runs; for a modifier, the view type that represents it.
    var bodyType: Any.Type { get }

    /// The names of the changes since the body last ran, as `_printChanges()` prints them.
    var changes: [String] { get }

    /// True if the body is one of the library's own, not of the program's.
    var isOfSystem: Bool { get }

    /// The reasons for the next run of the body, as bits.
    var causeBits: UInt64 { get }

    /// The reasons for the next run of the body.
    var recordedCauses: [UpdateRecord.Cause] { get }

    /// The stored properties of the view or the modifier with their values, for the inspector.
    var inspectedProperties: [InspectedProperty] { get }

    /// The objects that announce their changes and that the view or the modifier has.
    var observedObjects: [InspectedObject] { get }

    /// The same objects without the objects of bindings, whose values can be computed by functions of the app.
    var objectsWithoutBindings: [InspectedObject] { get }

    /// The name of the only binding among the stored properties, such as `Counter.count`; nil if there are none or
    /// several.
    var bindingName: String? { get }

    /// Sets a property of state, or of an observable object, to the value of a text.
    ///
    /// - Parameter path: The names that lead to the property, such as `library.owner`.
    /// - Returns: False if there is no such property, or the text is not one of its values.
    func setProperty(_ path: String, to text: String) -> Bool
}

/// The element whose body runs now. Passes run on the main actor only.
package enum RunningBody {
    package nonisolated(unsafe) private(set) static var current: (any NamedBodyElement)?

    static func with<Result>(_ element: any NamedBodyElement, _ run: () -> Result) -> Result {
        let outer = current
        current = element
        defer { current = outer }
        return run()
    }

    /// Runs a closure without dependency tracking: its reads do not become dependencies of the running body.
    static func withoutTracking<Result>(_ read: () -> Result) -> Result {
        guard MainQueue.isCurrent, let body = current else { return read() }
        current = nil
        defer { current = body }
        return body.graph.track(as: nil, read)
    }

    /// Returns the line that `_printChanges()` prints in a body of a type.
    static func describeChanges(of type: Any.Type) -> String {
        guard let current else { return "\(type): no body runs." }
        let changes = current.changes
        return changes.isEmpty ? "\(type): unchanged." : "\(type): \(changes.joined(separator: ", ")) changed."
    }
}

/// The reasons for a run of a body.
struct UpdateCauses: OptionSet {
    let rawValue: UInt64

    static let view = UpdateCauses(rawValue: 1 << 0)
    static let identity = UpdateCauses(rawValue: 1 << 1)
    static let environment = UpdateCauses(rawValue: 1 << 2)
    static let dependency = UpdateCauses(rawValue: 1 << 3)

    static let binding = UpdateCauses(rawValue: 1 << 4)

    /// The bit of the first property, after the other bits.
    private static let firstProperty = 5

    /// The cause of a property by its index in the view's plan; properties from the 59th on share one bit.
    static func property(_ index: Int) -> UpdateCauses {
        UpdateCauses(rawValue: 1 << UInt64(min(index + firstProperty, 63)))
    }

    /// Returns the names that `_printChanges()` prints for the causes. Of a new view everything is new.
    func names(properties: [String]) -> [String] {
        let isNew = contains(.identity)
        var names: [String] = []
        if isNew || contains(.view) { names.append("@self") }
        if isNew { names.append("@identity") }
        for (index, name) in properties.enumerated() where isNew || contains(.property(index)) {
            if !names.contains(name) { names.append(name) }
        }
        if contains(.dependency) { names.append("@dependencies") }
        return names
    }
}
