/// The changes of an environment value at one place, one after the other.
struct ValueChanges {
    /// The number of writes in a row that were changes.
    var count = 0

    /// The reasons for the earlier runs of the writer's body.
    var causes: Set<UInt64> = []
}

extension ViewDiagnostics {
    /// The number of consecutive changed writes after which a value counts as changing with each run of the writer's
    /// body: a guess.
    static let mostValueChanges = 10

    /// Records that a modifier has written an environment value of the program again.
    ///
    /// A value that changes although its writer's body runs for different reasons depends on none of them. If the body
    /// always runs for the same reason, the value may be the state that is the reason. A value that changes while the
    /// body always runs for the same reason may be the state that is the reason.
    ///
    /// - Parameters:
    ///   - cell: The cell of the value.
    ///   - isChanged: True if the value differs from the previous one.
    ///   - writer: The modifier's element.
    func recordWrite(of cell: EnvironmentCell, isChanged: Bool, by writer: _Element) {
        let id = ObjectIdentifier(cell)
        guard isChanged else {
            valueChanges[id] = nil
            return
        }
        guard cell.entry.isOfProgram, !writer.tree.animations.isRunning, let owner = owner(of: writer) else { return }
        var changes = valueChanges[id] ?? ValueChanges()
        changes.count += 1
        changes.causes.insert(lastCauses(of: owner))
        valueChanges[id] = changes
        guard changes.count >= Self.mostValueChanges, changes.causes.count > 1 else { return }
        let (key, place) = (cell.entry.shortKey, cell.location.map { " at \($0)" } ?? "")
        let readers = "\(cell.readerCount) \(cell.readerCount == 1 ? "reader runs" : "readers run")"
        if ClosureValue.isClosure(cell.entry.anyValue) {
            report(
                "\(key) changes", at: cell.location?.description,
                "The closure \(key), set in the environment\(place), changes with each run of \(owner.bodyName).body: "
                    + "its \(readers) for nothing. Capture only Equatable values that stay the same, or "
                    + "set an object with a method.")
        } else {
            report(
                "\(key) changes", at: cell.location?.description,
                "The environment value \(key), set\(place), changes with each run of \(owner.bodyName).body: its "
                    + "\(readers) each time. Store the value in a @State, or make its type Equatable if it is the same."
            )
        }
    }

    /// Reports a default that is a new object for each reader on Apple's systems. Returns false if the default has
    /// changed.
    func reportUnstableDefault(of cell: EnvironmentCell, in reader: any NamedBodyElement) -> Bool {
        let entry = cell.entry
        guard type(of: entry.anyValue) is AnyClass,
            let other = entry.info.makeDefault().anyValue as AnyObject?, other !== entry.anyValue as AnyObject
        else { return false }
        let key = entry.shortKey
        report(
            "\(key) unstable", in: reader,
            "The environment value \(key) is read by \(reader.bodyName), but nothing sets it, and its "
                + "default is a new object each time: an unstable default. All readers share one "
                + "\(entry.shortValue) here; on Apple's systems each reader has its own. Set it with "
                + ".environment(\\.\(key), …), or write the default as a static constant.")
        return true
    }
}

/// The question whether a value is a closure.
private enum ClosureValue {
    /// Returns true if a value is a closure, or an optional of one.
    static func isClosure(_ value: Any) -> Bool {
        func isFunction<Value>(_ value: Value) -> Bool { MetadataKind(of: Value.self) == .function }
        if let optional = value as? any OptionalClosure { return optional.isOfClosure }
        return _openExistential(value, do: isFunction)
    }
}

private protocol OptionalClosure {
    var isOfClosure: Bool { get }
}

extension Optional: OptionalClosure {
    fileprivate var isOfClosure: Bool { MetadataKind(of: Wrapped.self) == .function }
}
