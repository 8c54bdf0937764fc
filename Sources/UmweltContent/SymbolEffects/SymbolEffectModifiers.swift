extension View {
    /// Puts an effect on the symbols in this view while it is active.
    ///
    /// ```swift
    /// Image(systemName: "mic.fill").symbolEffect(.pulse, isActive: isRecording)
    /// ```
    ///
    /// If a symbol has several effects of one type, the innermost is used.
    ///
    /// - Parameters:
    ///   - effect: The effect.
    ///   - options: The speed and the number of repetitions.
    ///   - isActive: True while the effect is active.
    nonisolated public func symbolEffect<T>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View where T: IndefiniteSymbolEffect, T: SymbolEffect {
        modifier(
            _SymbolEffectModifier(
                SymbolEffectEntry(
                    configuration: effect.configuration, options: options, trigger: .active(isActive)),
                location: CallSite(fileID: fileID, line: line)))
    }

    /// Puts an effect on the symbols in this view that plays when a value changes.
    ///
    /// ```swift
    /// Image(systemName: "heart.fill").symbolEffect(.bounce, value: likes)
    /// ```
    ///
    /// - Parameters:
    ///   - effect: The effect.
    ///   - options: The speed and the number of repetitions for each change.
    ///   - value: The value.
    nonisolated public func symbolEffect<T, U>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View where T: DiscreteSymbolEffect, T: SymbolEffect, U: Equatable {
        modifier(
            _SymbolEffectModifier(
                SymbolEffectEntry(configuration: effect.configuration, options: options, trigger: .value(value)),
                location: CallSite(fileID: fileID, line: line)))
    }

    /// Removes the effects of modifiers around this view from its symbols.
    ///
    /// - Parameter isEnabled: False to keep them.
    nonisolated public func symbolEffectsRemoved(
        _ isEnabled: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(
            _SymbolEffectsRemovedModifier(
                isEnabled: isEnabled, location: CallSite(fileID: fileID, line: line)))
    }
}

/// The modifier that puts an effect on symbols.
public nonisolated struct _SymbolEffectModifier: EnvironmentWritingModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    let entry: SymbolEffectEntry
    package let location: CallSite?

    nonisolated init(_ entry: SymbolEffectEntry, location: CallSite?) {
        self.entry = entry
        self.location = location
    }

    package func write(to values: inout EnvironmentValues) { values.symbolEffects.append(entry) }
}

/// The modifier that removes effects from symbols.
public nonisolated struct _SymbolEffectsRemovedModifier: EnvironmentWritingModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    let isEnabled: Bool
    package let location: CallSite?

    nonisolated init(isEnabled: Bool, location: CallSite?) {
        self.isEnabled = isEnabled
        self.location = location
    }

    package func write(to values: inout EnvironmentValues) {
        if isEnabled { values.symbolEffects = [] }
    }
}
