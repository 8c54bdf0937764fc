import Foundation

extension Recording {
    /// The initial values of the host in a recording: those of a test's host.
    package static var firstTraits: HostTraits {
        var traits = HostTraits()
        traits.adopt(Locale(identifier: "en_US"))
        return traits
    }

    /// The values without a dedicated step, by their names in `NamedTrait`: those that users and the inspector change.
    /// The scene phase is not included, because each click in the inspector changes it.
    private static let named = [
        "calendar", "layoutDirection", "horizontalSizeClass", "verticalSizeClass", "accentColor", "design",
    ]

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
        // A step may change several values: a language has a calendar.
        var replayed = old
        for step in steps { try? replay(step, in: &replayed) { ReplayError(step: 0, reason: $0) } }
        for trait in named.compactMap(NamedTrait.named) where trait.text(replayed) != trait.text(new) {
            steps.append(.trait(trait.name, setting: trait.text(new)))
        }
        return steps
    }

    /// Does a step that changes a value of the host; another step changes none.
    ///
    /// - Parameter fail: Makes the error for a reason why the step cannot be done.
    static func replay(_ step: Step, in traits: inout HostTraits, _ fail: (String) -> ReplayError) throws {
        switch step {
        case .appearance(let isDark): traits.colorScheme = isDark ? .dark : .light
        case .textSize(let name):
            guard let size = DynamicTypeSize.allCases.first(where: { "\($0)" == name }) else {
                throw fail("“\(name)” is no size of text.")
            }
            traits.dynamicTypeSize = size
        case .contrast(let isIncreased): traits.colorSchemeContrast = isIncreased ? .increased : .standard
        case .bold(let isBold): traits.legibilityWeight = isBold ? .bold : nil
        case .locale(let identifier): traits.adopt(Locale(identifier: identifier))
        case .timeZone(let identifier):
            guard let zone = TimeZone(identifier: identifier) else { throw fail("“\(identifier)” is no time zone.") }
            traits.adopt(zone)
        case .direction(let isRightToLeft): traits.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        case .flag(let name, let isOn):
            guard let flag = flags.first(where: { $0.name == name }) else { throw fail("the host has no “\(name)”.") }
            traits[keyPath: flag.path] = isOn
        case .trait(let name, let setting):
            guard let trait = NamedTrait.named(name) else { throw fail("the host has no “\(name)”.") }
            guard trait.set(setting, in: &traits) else { throw fail("\(name) cannot be “\(setting)”.") }
        default: break
        }
    }
}
