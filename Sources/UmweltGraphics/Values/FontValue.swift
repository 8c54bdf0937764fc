struct FontKey: EnvironmentKey {
    static var defaultValue: Font? { nil }
}

struct FontModifiersKey: EnvironmentKey {
    static var defaultValue: [Font.Modifier] { [] }
}

extension EnvironmentValues {
    /// The font of text; nil for the default, the body font.
    ///
    /// `Text` reads it. Set it with ``View/font(_:fileID:line:)``.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    /// The modifiers that are applied to every font: weights and slants, outermost first.
    package var fontModifiers: [Font.Modifier] {
        get { self[FontModifiersKey.self] }
        set { self[FontModifiersKey.self] = newValue }
    }
}

extension View {
    /// Sets the font of text in this view.
    ///
    /// ```swift
    /// VStack {
    ///     Text("One")
    ///     Text("Two").font(.body.italic())
    /// }
    /// .font(.title)
    /// ```
    ///
    /// An inner view's font replaces that of an outer one.
    ///
    /// - Parameters:
    ///   - font: The font; nil for the default, the body font.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func font(_ font: Font?, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
        environment(\.font, font, fileID: fileID, line: line)
    }

    /// Sets the weight of fonts in this view.
    ///
    /// ```swift
    /// Text("Total").font(.title2).fontWeight(.semibold)
    /// ```
    ///
    /// - Parameters:
    ///   - weight: The weight; nil for the font's.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func fontWeight(
        _ weight: Font.Weight?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        fontModifier(weight.map(Font.Modifier.weight), fileID: fileID, line: line)
    }

    /// Sets the letter width of fonts in this view, if their families have several; nil for no change.
    ///
    /// - Parameters:
    ///   - width: The width; nil for the font's.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func fontWidth(
        _ width: Font.Width?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        fontModifier(width.map(Font.Modifier.width), fileID: fileID, line: line)
    }

    /// Sets the design of system fonts in this view; nil for no change.
    ///
    /// - Parameters:
    ///   - design: The design; nil for the font's.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func fontDesign(
        _ design: Font.Design?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        fontModifier(design.map(Font.Modifier.design), fileID: fileID, line: line)
    }

    /// Makes fonts in this view bold, or removes an outer view's `bold`.
    ///
    /// ```swift
    /// Text(mail.subject).bold(mail.isUnread)
    /// ```
    ///
    /// - Parameters:
    ///   - isActive: True for bold; false to remove bold.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func bold(
        _ isActive: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        fontModifier(.bold, isActive: isActive, fileID: fileID, line: line)
    }

    /// Makes fonts in this view italic; with false, removes an outer view's `italic`.
    ///
    /// ```swift
    /// Text(quote).italic()
    /// ```
    ///
    /// - Parameters:
    ///   - isActive: True to apply the variant; false to remove it.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func italic(
        _ isActive: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        fontModifier(.italic, isActive: isActive, fileID: fileID, line: line)
    }

    /// Makes fonts in this view monospaced; with false, removes an outer view's `monospaced`.
    ///
    /// - Parameters:
    ///   - isActive: True to apply the variant; false to remove it.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func monospaced(
        _ isActive: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        fontModifier(.monospaced, isActive: isActive, fileID: fileID, line: line)
    }

    /// Sets digits of one width for the fonts in this view.
    ///
    /// Use it for numbers that change in place or are in columns.
    ///
    /// ```swift
    /// Text(remaining, format: .number).monospacedDigit()
    /// ```
    ///
    /// - Parameters:
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func monospacedDigit(fileID: StaticString = #fileID, line: UInt = #line) -> some View {
        fontModifier(.monospacedDigit, fileID: fileID, line: line)
    }

    nonisolated private func fontModifier(
        _ modifier: Font.Modifier?, isActive: Bool = true, fileID: StaticString, line: UInt
    ) -> some View {
        transformEnvironment(
            \.fontModifiers, transform: { if let modifier { $0.set(modifier, isActive: isActive) } },
            fileID: fileID, line: line)
    }
}

extension [Font.Modifier] {
    /// Adds a modifier, or removes every occurrence of it.
    package mutating func set(_ modifier: Font.Modifier, isActive: Bool) {
        // A scale that is set twice does not make text smaller twice.
        if isActive && modifier == .secondaryScale && contains(modifier) { return }
        if isActive { append(modifier) } else { removeAll { $0 == modifier } }
    }
}
