import Foundation

/// A trait of a host by the name of the environment property that reads it, with its settings as texts: for command
/// options, recordings, and the table of drivers.
package struct NamedTrait: Sendable {
    /// The name of the environment property, such as `accessibilityReduceMotion`; in the few cases without one, the
    /// property of `HostTraits`.
    package let name: String

    /// Other names, as in `reduceMotion`.
    package let shortNames: [String]

    /// The settings, for messages: a list, or a description with an example.
    package let settings: String

    /// Returns the setting of traits as a text.
    package let text: @Sendable (HostTraits) -> String

    /// Returns the statement of a test that applies a setting to `host.traits`.
    let source: @Sendable (String) -> String

    private let apply: @Sendable (String, inout HostTraits) -> Bool

    /// The setting of an optional value that is left to the host.
    static let automatic = "automatic"

    init(
        _ name: String, _ shortNames: [String] = [], settings: String,
        text: @escaping @Sendable (HostTraits) -> String,
        source: @escaping @Sendable (String) -> String,
        apply: @escaping @Sendable (String, inout HostTraits) -> Bool
    ) {
        self.name = name
        self.shortNames = shortNames
        self.settings = settings
        self.text = text
        self.source = source
        self.apply = apply
    }

    /// Sets the value. Returns false, without a change, for an unknown setting.
    package func set(_ text: String, in traits: inout HostTraits) -> Bool { apply(text, &traits) }

    /// The trait with a name or a short name; nil for none.
    package static func named(_ name: String) -> NamedTrait? {
        all.first { $0.name == name || $0.shortNames.contains(name) }
    }
}

extension NamedTrait {
    /// A value that is true or false.
    static func flag(
        _ name: String, _ shortNames: String..., at path: WritableKeyPath<HostTraits, Bool> & Sendable
    ) -> NamedTrait {
        NamedTrait(
            name, shortNames, settings: "true, false", text: { "\($0[keyPath: path])" },
            source: { "host.traits.\(name) = \($0)" },
            apply: { text, traits in
                guard let isOn = Bool(text) else { return false }
                traits[keyPath: path] = isOn
                return true
            })
    }

    /// A value that is one of several cases, by their names.
    static func choice<Value: Equatable & Sendable>(
        _ name: String, _ shortNames: String..., of values: [Value],
        at path: WritableKeyPath<HostTraits, Value> & Sendable
    ) -> NamedTrait {
        NamedTrait(
            name, shortNames, settings: list(values), text: { "\($0[keyPath: path])" },
            source: { "host.traits.\(name) = .\($0)" },
            apply: { text, traits in
                guard let value = values.first(where: { "\($0)" == text }) else { return false }
                traits[keyPath: path] = value
                return true
            })
    }

    /// A trait with several cases, by their names, or nil for a derived value.
    static func derivedChoice<Value: Equatable & Sendable>(
        _ name: String, of values: [Value], at path: WritableKeyPath<HostTraits, Value?> & Sendable
    ) -> NamedTrait {
        NamedTrait(
            name, settings: "\(list(values)), \(automatic)",
            text: { $0[keyPath: path].map { "\($0)" } ?? automatic },
            source: { text in
                let value = Value.self == Bool.self ? text : ".\(text)"
                return "host.traits.\(name) = \(text == automatic ? "nil" : value)"
            },
            apply: { text, traits in
                let value = values.first { "\($0)" == text }
                guard value != nil || text == automatic else { return false }
                traits[keyPath: path] = value
                return true
            })
    }

    private static func list<Value>(_ values: [Value]) -> String {
        values.map { "\($0)" }.joined(separator: ", ")
    }
}
