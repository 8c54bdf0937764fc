/// The properties of observable objects at a moment. Later differences are changes.
///
/// Observation reports a change only to earlier readers of the property. A body is registered as a reader when it has
/// ended, so changes during its first run notify no other node.
struct ObjectSnapshot {
    private let objects: [(object: InspectedObject, values: [String: Any])]

    /// The greatest number of objects within each other that are compared.
    private static let mostLevels = 3

    /// Copies the observed properties of objects, and of the objects inside.
    init(of objects: [InspectedObject]) {
        var found: [(object: InspectedObject, values: [String: Any])] = []
        func add(_ object: InspectedObject, level: Int) {
            guard !found.contains(where: { $0.object.id == object.id }) else { return }
            let properties = object.observedProperties
            found.append((object, Dictionary(properties.map { ($0.name, $0.value) }) { $1 }))
            guard level < Self.mostLevels else { return }
            for property in properties {
                if let inner = InspectedObject(property.value) { add(inner, level: level + 1) }
            }
        }
        for object in objects { add(object, level: 1) }
        self.objects = found
    }

    /// The properties that have other values now.
    var changes: [ObjectChanges.Change] {
        objects.flatMap { object, values in
            object.observedProperties.compactMap { property in
                guard let old = values[property.name], !Self.isSame(old, property.value) else { return nil }
                return ObjectChanges.Change(
                    name: "\(object.typeName).\(property.name)", old: InspectedText.of(old),
                    new: InspectedText.of(property.value))
            }
        }
    }

    private static func isSame(_ old: Any, _ new: Any) -> Bool {
        func isSame<Value>(_ old: Value) -> Bool { (new as? Value).map { areValuesEqual(old, $0) } ?? false }
        return _openExistential(old, do: isSame)
    }
}

extension ViewDiagnostics {
    /// The number of runs of the bodies of a type that are checked for changes. Most bodies that change an object do so
    /// in their first runs, and reading all properties takes longer than most bodies.
    static let mostCheckedRuns = 20

    /// Runs a body, and reports the observable properties that it has changed and that no view was notified of.
    func checkWrites<Result>(of element: any NamedBodyElement, _ run: () -> Result) -> Result {
        guard !element.isOfSystem, checkedRuns[ObjectIdentifier(element.bodyType), default: 0] < Self.mostCheckedRuns
        else { return run() }
        checkedRuns[ObjectIdentifier(element.bodyType), default: 0] += 1
        let objects = element.graph.track(as: nil) { element.objectsWithoutBindings }
        guard !objects.isEmpty else { return run() }
        let snapshot = ObjectSnapshot(of: objects)
        let reported = ObservationTracker.reportedWrites
        let result = run()
        // A change that a view was notified of has its own message.
        guard ObservationTracker.reportedWrites == reported else { return result }
        for change in snapshot.changes {
            report(
                "\(change.name) in \(element.bodyName)", in: element,
                "\(change.name) was changed from \(change.old) to \(change.new) while \(element.bodyName).body ran: no "
                    + "view is updated for it, and a view that was made before shows the old value. Change it in an "
                    + "action, or in onChange.")
        }
        return result
    }
}
