struct FontKey: EnvironmentKey {
    static var defaultValue: Font? { nil }
}

struct FontModifiersKey: EnvironmentKey {
    static var defaultValue: [Font.Modifier] { [] }
}

extension EnvironmentValues {
    /// The font of text; nil for the usual one.
    ///
    /// `Text` reads it. Set it with ``View/font(_:)``.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    /// What is done to every font: weights and slants, outermost first.
    var fontModifiers: [Font.Modifier] {
        get { self[FontModifiersKey.self] }
        set { self[FontModifiersKey.self] = newValue }
    }
}

extension View {
    /// Sets the font of text in this view; nil for the usual one.
    ///
    /// ```swift
    /// VStack { Text("One"); Text("Two") }.font(.title)
    /// ```
    nonisolated public func font(_ font: Font?, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
        environment(\.font, font, fileID: fileID, line: line)
    }

    /// Sets the weight of fonts in this view; nil leaves it.
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
        fontModifier(weight.map(Font.Modifier.weight))
    }

    /// Makes fonts in this view bold.
    nonisolated public func bold(_ isActive: Bool = true) -> some View { fontModifier(isActive ? .bold : nil) }

    /// Makes fonts in this view italic.
    nonisolated public func italic(_ isActive: Bool = true) -> some View { fontModifier(isActive ? .italic : nil) }

    /// Gives fonts in this view letters of one width.
    nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
        fontModifier(isActive ? .monospaced : nil)
    }

    /// Gives fonts in this view digits of one width.
    nonisolated public func monospacedDigit() -> some View { fontModifier(.monospacedDigit) }

    nonisolated private func fontModifier(_ modifier: Font.Modifier?) -> some View {
        transformEnvironment(\.fontModifiers) { if let modifier { $0.append(modifier) } }
    }
}
