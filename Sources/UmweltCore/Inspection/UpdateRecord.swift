/// The record of an update: the written values, the bodies that ran for them and why, and the work of the passes.
public struct UpdateRecord: Sendable, Equatable, Codable {
    /// The values that were written, in order.
    public var writes: [Write] = []

    /// The environment values that changed, in order.
    public var environment: [EnvironmentChange] = []

    /// The bodies of the program's views and modifiers that ran, in order.
    public var bodies: [BodyRun] = []

    /// The views whose identity has changed, in order: the name of the program's view around each, and `id 2` for an
    /// explicit identity, or `if` or `else` for the branch that is shown now.
    public var identities: [String] = []

    /// The names of the preferences whose readers got another value, in order.
    public var preferences: [String] = []

    /// The time that the passes took. The times are not part of the text.
    public var times = Times()

    /// The number of sizes that were measured, which were in no cache.
    public var measured = 0

    /// The number of layout nodes whose children were placed.
    public var placed = 0

    /// The time that the passes of the updates took, in seconds.
    public struct Times: Sendable, Equatable, Codable {
        /// The time of bodies and other readers of written values.
        public var bodies = 0.0

        /// The time of collecting layout nodes.
        public var structure = 0.0

        /// The time of preferences.
        public var preferences = 0.0

        /// The time of measuring and placing.
        public var layout = 0.0

        /// The time of actions such as `onAppear` and `onChange`.
        public var actions = 0.0
    }

    /// A value of the program that was written.
    public struct Write: Sendable, Equatable, Codable {
        /// The name, such as `Counter.count`.
        public var name: String

        /// The value before and the value now; nil if they are not known, as for properties of objects.
        public var old: String?
        public var new: String?

        /// The source position, as `FILE:LINE`; nil if unknown.
        public var place: String?
    }

    /// An environment value that changed for a part of the tree.
    public struct EnvironmentChange: Sendable, Equatable, Codable {
        /// The name of the key, as ``EnvironmentReport/Value/key``.
        public var key: String

        /// The value before.
        public var old: String?

        /// The value now.
        public var value: String

        /// The source position of the modifier that set it, as `FILE:LINE`; nil for values of the host and the library.
        public var writer: String?
    }

    /// A body that ran.
    public struct BodyRun: Sendable, Equatable, Codable {
        /// The name of the view's or the modifier's type.
        public var name: String

        /// The names of the program's views around it, from the outside in.
        public var ancestors: [String]

        /// The known reasons.
        public var causes: [Cause]

        /// True if the run had no effect: no inner view received other values, nothing was measured or drawn, and no
        /// preference and no environment value changed. A change that only assistive technology notices counts as no
        /// effect; a button with another action counts as an effect.
        public var hadEqualOutput = false

        /// The stored properties and the bindings that differed, with their values. All values that differed are
        /// ``UpdateRecord/differences(of:)``.
        public var differences: [Difference] = []
    }

    /// A reason for a run of a body.
    public enum Cause: Sendable, Equatable, Codable {
        /// The view is new, or has a new identity.
        case appeared

        /// The parent gave the view other values, in the stored properties with these names.
        case parent(properties: [String])

        /// A property of the view, such as a `@State`, has another value.
        case property(String)

        /// A property of the view reads an environment value that has changed. `writer` is the source position of the
        /// modifier that set it, as `FILE:LINE`; nil for values of the host, of the library and for defaults.
        case environment(property: String, key: String, writer: String?)

        /// A value read through a binding has changed. `property` is the view's property with the binding, nil if it
        /// has several; `source` is the property with the value, such as `Counter.count`.
        case binding(property: String?, source: String)

        /// An observable property that the body read has changed, such as `Shelf.books`; nil if it is not known which.
        case observed(property: String?)
    }

    /// True if nothing was written and no body ran.
    public var isEmpty: Bool { writes.isEmpty && environment.isEmpty && bodies.isEmpty }

    /// Returns the runs of the body of a type.
    ///
    /// - Parameter name: The name of the view's type.
    public func runs(of name: String) -> [BodyRun] { bodies.filter { $0.name == name } }
}

extension UpdateRecord: CustomStringConvertible {
    /// The cause chain as lines: writes, changes of the environment, bodies with their reasons, and the passes' work.
    public var description: String {
        var lines = writes.map(\.description)
        lines += environment.map {
            "Environment value \($0.key) = \($0.value)\($0.writer.map { ", set at \($0)" } ?? "")"
        }
        lines += identities.map { "New identity in \($0)" }
        lines += preferences.map { "Preference \($0) changed" }
        // Bodies of one type with the same reasons are one line: a list has many rows.
        var told: [(run: BodyRun, count: Int)] = []
        for run in bodies {
            if let index = told.firstIndex(where: { $0.run == run }) {
                told[index].count += 1
            } else {
                told.append((run, 1))
            }
        }
        let names = Set(bodies.map(\.name))
        for (run, count) in told {
            let depth = run.ancestors.count { names.contains($0) } + 1
            let times = count == 1 ? "ran" : "ran \(count) times"
            let causes =
                run.causes.isEmpty ? "for no known reason" : run.causes.map(\.description).joined(separator: "; ")
            let effect = run.hadEqualOutput ? ", and its output was equal" : ""
            lines.append(String(repeating: "  ", count: depth) + "\(run.name).body \(times): \(causes)\(effect)")
        }
        if bodies.isEmpty { lines.append("  No body ran.") }
        lines.append("  \(measured) measured, \(placed) placed.")
        return lines.joined(separator: "\n")
    }
}

extension UpdateRecord.Write: CustomStringConvertible {
    public var description: String {
        let values = new.map { "\(old.map { "\($0) → " } ?? "= ")\($0)" }
        return "Wrote \(name)\(values.map { ": \($0)" } ?? "")\(place.map { ", at \($0)" } ?? "")"
    }
}

extension UpdateRecord.Cause: CustomStringConvertible {
    public var description: String {
        switch self {
        case .appeared: "it is new"
        case .parent(let properties) where properties.isEmpty: "its parent passed other values"
        case .parent(let properties): "its parent passed another \(properties.joined(separator: ", "))"
        case .property(let name): "\(name) changed"
        case .environment(let property, let key, let writer):
            "\(property) reads \(key)\(writer.map { ", set at \($0)" } ?? ""), which changed"
        case .binding(let property?, let source): "\(property) changed, which is bound to \(source)"
        case .binding(nil, let source): "\(source) changed, which it reads through a binding"
        case .observed(let property?): "\(property) changed, which it reads"
        case .observed(nil): "an observed property that it reads changed"
        }
    }
}
