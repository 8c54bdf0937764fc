extension UpdateRecord {
    /// A changed value for which a body ran.
    public struct Difference: Sendable, Equatable, Codable, CustomStringConvertible {
        /// The name of the property, such as `Row.book`; for environment values, the property that reads the value.
        public var name: String

        /// The value before and the value now; nil if they are not known.
        public var old: String?
        public var new: String?

        /// The name and the values, such as `Row.book: Emma → Ulysses`.
        public var description: String {
            guard let new else { return name }
            return "\(name): \(old.map { "\($0) → " } ?? "now ")\(new)"
        }
    }

    /// Returns the changed values for which a body of this update ran; none for a new view.
    ///
    /// ```swift
    /// let update = host.explain { library.books[0].title = "Emma" }
    /// for run in update.bodies { print(run.name, update.differences(of: run)) }
    /// ```
    ///
    /// - Parameter run: The run of a body.
    public func differences(of run: BodyRun) -> [Difference] {
        run.causes.flatMap { cause -> [Difference] in
            switch cause {
            case .appeared: []
            case .parent(let properties):
                properties.map { property in
                    let name = "\(run.name).\(property)"
                    return run.differences.first { $0.name == name } ?? Difference(name: name)
                }
            case .property(let name):
                [run.differences.first { $0.name == name } ?? difference(writtenTo: name, as: name)]
            case .environment(let property, let key, _):
                [difference(of: key, readBy: property)]
            case .binding(let property, let source): [difference(writtenTo: source, as: property ?? source)]
            case .observed(let property):
                [property.map { difference(writtenTo: $0, as: $0) } ?? Difference(name: Self.observed)]
            }
        }
    }

    /// The change of a value that was written, under another name.
    private func difference(writtenTo source: String, as name: String) -> Difference {
        let written = writes.filter { $0.name == source }
        return Difference(name: name, old: written.first?.old, new: written.last?.new)
    }

    private func difference(of key: String, readBy property: String) -> Difference {
        let changes = environment.filter { $0.key == key }
        return Difference(name: property, old: changes.first?.old, new: changes.last?.value)
    }
}
