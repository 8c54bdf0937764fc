/// Checks a program's environment without running it: required objects that are not set on some path, and useless
/// values.
struct EnvironmentCheck {
    let graph: ViewGraph
    let modules: SourceModules

    /// A finding, at a position.
    struct Finding: Equatable {
        enum Kind: String { case warning, note }

        let kind: Kind
        let position: ViewGraph.Position
        let text: String
    }

    /// Returns warnings with their notes.
    var findings: [Finding] {
        let sorted = graph.requirements.sorted {
            ($0.position.file, $0.position.offset) < ($1.position.file, $1.position.offset)
        }
        return sorted.flatMap(findings(for:)) + values
    }

    // MARK: Objects

    private func findings(for requirement: ViewGraph.Requirement) -> [Finding] {
        let wrappers = graph.referencedWrappers.contains(requirement.name)
        guard graph.referenced.contains(requirement.property) || wrappers else { return [] }
        let key = ViewGraph.Key.object(requirement.object)
        if graph.given.contains(key) { return [] }
        let object = TypeName.short(requirement.object)
        let reader = graph.declarations[requirement.type]?.name ?? ""
        let paths = graph.roots.map { ($0, path(to: requirement.type, from: $0.declaration, without: key)) }
        if paths.isEmpty || paths.allSatisfy({ !$0.1.isReached }) {
            return [
                Finding(
                    kind: .note, position: requirement.position,
                    text: "\(reader) requires \(article(object)), but no app and no preview was found that shows "
                        + "\(reader): its environment cannot be checked. Add a #Preview of it.")
            ]
        }
        let missing = paths.compactMap { root, found in found.path.map { (root, $0) } }
        guard let first = missing.first else { return unknown(requirement, reader, object) }
        let modifier = requirement.isObservableObject ? ".environmentObject(_:)" : ".environment(_:)"
        let warning = Finding(
            kind: .warning, position: requirement.position,
            text:
                "\(reader) requires \(article(object)) in its environment, but nothing sets one from \(first.0.name) "
                + "to \(reader): \(words(for: first.1)). Set it with \(modifier) around one of them.")
        return [warning] + notes(for: missing, of: requirement)
    }

    /// Returns a note for an object that may be set by unknown code on all paths.
    private func unknown(_ requirement: ViewGraph.Requirement, _ reader: String, _ object: String) -> [Finding] {
        let isKnown = graph.roots.contains { root in
            search(requirement.type, from: root.declaration) { !$0.isUnknown } != nil
        }
        if isKnown { return [] }
        return [
            Finding(
                kind: .note, position: requirement.position,
                text:
                    "\(reader) requires \(article(object)), and is shown by code that cannot be followed, such as a "
                    + "closure: the code may set one.")
        ]
    }

    private func notes(
        for missing: [(ViewGraph.Root, [Step])], of requirement: ViewGraph.Requirement
    ) -> [Finding] {
        missing.compactMap { root, path in
            guard let position = path.last(where: { $0.position != nil })?.position else { return nil }
            let reader = graph.declarations[requirement.type]?.name ?? ""
            return Finding(
                kind: .note, position: position,
                text: "here \(reader) is shown from \(root.name): \(words(for: path))")
        }
    }

    private func article(_ name: String) -> String {
        let isVowel = name.first.map { "AEIOUaeiou".contains($0) } ?? false
        return "\(isVowel ? "an" : "a") \(name)"
    }

    private func words(for path: [Step]) -> String {
        let names = path.compactMap { step in
            graph.declarations[step.declaration].flatMap { $0.isType && !$0.name.isEmpty ? $0.name : nil }
        }
        return names.filter { !$0.hasPrefix("$s") }.joined(separator: " > ")
    }

    /// A declaration on the path from a root, and where it is used.
    private struct Step {
        let declaration: String
        let position: ViewGraph.Position?
    }

    /// Searches for a path on which nothing sets a key.
    ///
    /// - Returns: The path, nil for none; and whether the declaration is reachable.
    private func path(
        to target: String, from root: String, without key: ViewGraph.Key
    ) -> (path: [Step]?, isReached: Bool) {
        let open = search(target, from: root) { !sets($0, key) }
        if let open { return (open, true) }
        return (nil, search(target, from: root) { _ in true } != nil)
    }

    private func search(_ target: String, from root: String, _ follows: (ViewGraph.Surroundings) -> Bool) -> [Step]? {
        var previous: [String: Step] = [:]
        var known: Set = [root]
        var waiting = [root]
        var next = 0
        while next < waiting.count {
            let current = waiting[next]
            next += 1
            if current == target { return steps(to: current, previous) }
            for use in graph.declarations[current]?.uses ?? [] {
                // A call that makes a view shows the view's body.
                for reached in [use.target, graph.constructed[use.target]].compactMap({ $0 })
                where !known.contains(reached) {
                    guard graph.declarations[reached] != nil, follows(use.surroundings) else { continue }
                    known.insert(reached)
                    previous[reached] = Step(declaration: current, position: use.position)
                    waiting.append(reached)
                }
            }
        }
        return nil
    }

    private func steps(to target: String, _ previous: [String: Step]) -> [Step] {
        var steps: [Step] = []
        var current = target
        var position: ViewGraph.Position?
        while true {
            let step = previous[current]
            position = step?.position
            steps.insert(Step(declaration: current, position: position), at: 0)
            guard let step else { return steps }
            current = step.declaration
        }
    }

    /// Returns true if a key is set around an expression, or if that is not known.
    private func sets(_ surroundings: ViewGraph.Surroundings, _ key: ViewGraph.Key) -> Bool {
        if surroundings.isUnknown || surroundings.keys.contains(key) { return true }
        return surroundings.receivers.contains { receiver in
            // A declaration of another package may set anything.
            if !modules.declares(receiver) { return true }
            return graph.keysSet(by: graph.constructed[receiver] ?? receiver)?.contains(key) ?? true
        }
    }

    // MARK: Values

    /// The values of the program's that are never used, set and never read, or read and never set.
    private var values: [Finding] {
        graph.values.sorted {
            ($0.value.position.file, $0.value.position.offset) < ($1.value.position.file, $1.value.position.offset)
        }
        .compactMap { usr, value in
            if value.isPublic || graph.usedOtherwise.contains(usr) { return nil }
            let text: String
            switch (graph.written[usr], graph.read[usr]) {
            case (nil, nil): text = "The environment value \(value.name) is never used: remove it."
            case (.some, nil):
                text =
                    "The environment value \(value.name) is set, but no view reads it: read it with "
                    + "@Environment(\\.\(value.name)), or remove it."
            case (nil, let reader?):
                text =
                    "The environment value \(value.name) is read by \(reader), but nothing sets it: it is always its "
                    + "default. Set it with .environment(\\.\(value.name), …)."
            default: return nil
            }
            return Finding(kind: .warning, position: value.position, text: text)
        }
    }
}
