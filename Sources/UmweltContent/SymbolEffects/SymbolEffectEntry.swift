/// An effect that a modifier puts on the symbols below it.
struct SymbolEffectEntry {
    let configuration: SymbolEffectConfiguration
    let options: SymbolEffectOptions
    let trigger: Trigger

    /// The trigger of the effect.
    enum Trigger {
        /// The effect lasts while this is true.
        case active(Bool)
        /// The effect plays when the value changes.
        case value(any Equatable)
        /// The effect lasts with a strength, from 0 to 1, or more where a spring overshoots.
        case strength(Double)
    }
}

extension SymbolEffectEntry: Equatable {
    static func == (left: SymbolEffectEntry, right: SymbolEffectEntry) -> Bool {
        left.configuration == right.configuration && left.options == right.options && left.trigger == right.trigger
    }
}

extension SymbolEffectEntry.Trigger: Equatable {
    static func == (left: Self, right: Self) -> Bool {
        switch (left, right) {
        case (.active(let left), .active(let right)): left == right
        case (.strength(let left), .strength(let right)): left == right
        case (.value(let left), .value(let right)): areSame(left, right)
        default: false
        }
    }
}

private func areSame<Value: Equatable>(_ left: Value, _ right: any Equatable) -> Bool { left == right as? Value }

struct SymbolEffectsKey: EnvironmentKey {
    static var defaultValue: [SymbolEffectEntry] { [] }
}

extension EnvironmentValues {
    /// The effects on symbols, from the outermost modifier to the innermost.
    var symbolEffects: [SymbolEffectEntry] {
        get { self[SymbolEffectsKey.self] }
        set { self[SymbolEffectsKey.self] = newValue }
    }
}
