/// Values of a host that are set by name, as in `reduceMotion=true`.
package struct TraitSettings: Equatable, Sendable {
    /// The settings by the values' names in `NamedTrait`.
    private var settings: [String: String] = [:]

    /// Makes settings without any value.
    package init() {}

    /// Reads settings from lines. A later line replaces an earlier one of the same value.
    ///
    /// - Throws: ``TraitSettingError``.
    package init(_ lines: String) throws(TraitSettingError) {
        for line in lines.split(separator: "\n") {
            let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2 else { throw .noAssignment(String(line)) }
            guard let trait = NamedTrait.named(parts[0]) else { throw .unknownName(parts[0]) }
            var traits = HostTraits()
            guard trait.set(parts[1], in: &traits) else { throw .unknownSetting(parts[1], of: trait.name) }
            settings[trait.name] = parts[1]
        }
    }

    /// True if a value is set.
    package func sets(_ name: String) -> Bool { settings[name] != nil }

    /// Replaces the values of a host that are set.
    package func apply(to traits: inout HostTraits) {
        if settings.isEmpty { return }
        for trait in NamedTrait.all {
            if let text = settings[trait.name] { _ = trait.set(text, in: &traits) }
        }
    }
}

/// The reasons why a setting of a host's value is rejected.
package enum TraitSettingError: Error, Equatable, CustomStringConvertible {
    /// The text is no name with a value.
    case noAssignment(String)
    /// No host has a value of this name.
    case unknownName(String)
    /// A value has no such setting.
    case unknownSetting(String, of: String)

    /// The message for the user.
    package var description: String {
        switch self {
        case .noAssignment(let text):
            "“\(text)” sets no value: write its name and the value, such as reduceMotion=true."
        case .unknownName(let name):
            "No host has a value “\(name)”. There are: \(Self.names)."
        case .unknownSetting(let text, let name):
            "\(name) cannot be “\(text)”. It can be: \(NamedTrait.named(name)?.settings ?? "")."
        }
    }

    /// The names of all values, each with its short ones.
    private static var names: String {
        NamedTrait.all.map { trait in
            trait.shortNames.isEmpty ? trait.name : "\(trait.name) (\(trait.shortNames.joined(separator: ", ")))"
        }
        .joined(separator: ", ")
    }
}
