import Foundation

/// The build settings of a target in a project of Xcode, in the configuration for debugging.
///
/// A value may contain other settings, as `$(NAME)` or `${NAME}`, with operators as in `$(NAME:lower)`.
struct BuildSettings: Equatable, Sendable {
    /// The values, with the variables in them.
    private var values: [String: String] = [:]

    /// The names of the settings that are set.
    var names: Dictionary<String, String>.Keys { values.keys }

    /// The value of a setting, without variables; nil if it is not set.
    subscript(name: String) -> String? { values[name].map(expanded) }

    /// Adds settings that override existing ones. `$(inherited)` in a value is the value from before.
    ///
    /// - Parameter settings: Names, which may have conditions as in `NAME[sdk=iphoneos*]`, and values, in their order.
    mutating func add(_ settings: [(name: String, value: String)]) {
        let parsed = settings.compactMap { setting in
            ConditionalName(setting.name).map { (name: $0, value: setting.value) }
        }
        // A value with a condition that is met counts more than one without, wherever it stands.
        for (name, value) in parsed.filter({ !$0.name.isConditional }) + parsed.filter(\.name.isConditional) {
            let before = values[name.plain] ?? ""
            values[name.plain] = value.replacing(/\$[({]inherited[)}]/, with: before)
        }
    }

    /// Returns a text with variables replaced by the values of settings. An undefined setting is empty, and so is one
    /// that contains itself.
    func expanded(_ text: String) -> String { expanded(text, inside: []) }

    /// Returns a text without variables.
    ///
    /// - Parameter outer: The settings whose values are being filled in.
    private func expanded(_ text: String, inside outer: Set<String>) -> String {
        var text = text
        var hasFound = true
        while hasFound && text.contains("$") {
            hasFound = false
            // The innermost variables, as in `$(KEY_$(CONFIGURATION))`.
            text.replace(/\$[({]([^$(){}:]*)((?::[^$(){}:]*)*)[)}]/) { match in
                hasFound = true
                let name = String(match.1)
                let value = outer.contains(name) ? "" : expanded(values[name] ?? "", inside: outer.union([name]))
                return match.2.split(separator: ":").reduce(value) { Self.apply($1, to: $0) }
            }
        }
        return text
    }

    private static func apply(_ operation: Substring, to value: String) -> String {
        switch operation {
        case "lower": value.lowercased()
        case "upper": value.uppercased()
        case "rfc1034identifier": value.replacing(/[^A-Za-z0-9.-]/, with: "-")
        case "c99extidentifier", "identifier":
            value.replacing(/[^A-Za-z0-9_]/, with: "_").replacing(/^[0-9]/) { "_\($0.0)" }
        case _ where operation.hasPrefix("default="): value.isEmpty ? String(operation.dropFirst(8)) : value
        default: value
        }
    }
}

/// The name of a setting without its conditions.
private struct ConditionalName {
    let plain: String
    let isConditional: Bool

    /// Reads a name; nil if one of its conditions is false for a debug build for an iPhone or its simulator.
    init?(_ text: String) {
        guard let match = text.wholeMatch(of: /\s*(\w+)\s*((?:\[[^\]]*\])*)\s*/) else { return nil }
        plain = String(match.1)
        isConditional = !match.2.isEmpty
        let conditions = match.2.split { "[],".contains($0) }
        if !conditions.allSatisfy(Self.holds) { return nil }
    }

    private static func holds(_ condition: Substring) -> Bool {
        let parts = condition.split(separator: "=", maxSplits: 1).map(String.init)
        let values = ["config": ["Debug"], "sdk": ["iphonesimulator", "iphoneos"]][parts[0]] ?? []
        return parts.count == 2 && values.contains { fnmatch(parts[1], $0, 0) == 0 }
    }
}
