import Foundation

extension Recording {
    /// The values of the host that a recording begins with: those of a test's host.
    static var firstTraits: HostTraits {
        var traits = HostTraits()
        traits.locale = Locale(identifier: "en_US")
        traits.layoutDirection = .leftToRight
        return traits
    }

    /// The values of the host that are on or off, by their names in `HostTraits`.
    private static var flags: [(name: String, path: WritableKeyPath<HostTraits, Bool>)] {
        [
            ("accessibilityReduceMotion", \.accessibilityReduceMotion),
            ("accessibilityReduceTransparency", \.accessibilityReduceTransparency),
            ("accessibilityShowBorders", \.accessibilityShowBorders),
            ("accessibilityDifferentiateWithoutColor", \.accessibilityDifferentiateWithoutColor),
            ("accessibilityInvertColors", \.accessibilityInvertColors),
        ]
    }

    /// Returns the steps for a change of the host's values.
    static func steps(from old: HostTraits, to new: HostTraits) -> [Step] {
        var steps: [Step] = []
        func add<Value: Equatable>(_ path: KeyPath<HostTraits, Value>, _ step: (Value) -> Step?) {
            if new[keyPath: path] != old[keyPath: path], let step = step(new[keyPath: path]) { steps.append(step) }
        }
        add(\.colorScheme) { .appearance(isDark: $0 == .dark) }
        add(\.dynamicTypeSize) { .textSize("\($0)") }
        add(\.colorSchemeContrast) { .contrast(isIncreased: $0 == .increased) }
        add(\.legibilityWeight) { .bold($0 == .bold) }
        // Hosts write the same locale in several ways.
        if let locale = new.locale?.identifier(.icu), locale != old.locale?.identifier(.icu) {
            steps.append(.locale(locale))
        }
        add(\.timeZone) { $0.map { .timeZone($0.identifier) } }
        add(\.layoutDirection) { $0.map { .direction(isRightToLeft: $0 == .rightToLeft) } }
        for (name, path) in flags { add(path) { .flag(name, isOn: $0) } }
        return steps
    }

    /// Sets the value of the host that is on or off. Returns false if there is none with the name.
    static func set(_ name: String, to isOn: Bool, in traits: inout HostTraits) -> Bool {
        guard let flag = flags.first(where: { $0.name == name }) else { return false }
        traits[keyPath: flag.path] = isOn
        return true
    }
}
