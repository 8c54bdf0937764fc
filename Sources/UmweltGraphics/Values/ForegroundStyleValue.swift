struct ForegroundStyleKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
    /// The style that text and shapes are drawn with; nil for the primary colour.
    package var foregroundStyle: AnyShapeStyle? {
        get { self[ForegroundStyleKey.self] }
        set { self[ForegroundStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the colour of text and shapes in this view.
    ///
    /// ```swift
    /// Label("Delete", systemImage: "trash").foregroundColor(.red)
    /// ```
    ///
    /// For gradients and levels such as `.secondary` use ``View/foregroundStyle(_:fileID:line:)``.
    ///
    /// - Parameters:
    ///   - color: The colour; nil for the primary colour.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func foregroundColor(
        _ color: Color?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.foregroundStyle, color.map(AnyShapeStyle.init), fileID: fileID, line: line)
    }

    /// Sets the style of text and shapes in this view.
    ///
    /// ```swift
    /// VStack {
    ///     Text("Title").foregroundStyle(.primary)
    ///     Text("Subtitle").foregroundStyle(.secondary)
    /// }
    /// .foregroundStyle(.indigo)
    /// ```
    ///
    /// Levels such as `.secondary` are weaker forms of the style that an outer view sets.
    ///
    /// - Parameters:
    ///   - style: The style: a colour, a gradient, a material, or a level such as `.secondary`.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func foregroundStyle<S: ShapeStyle>(
        _ style: S, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        foregroundStyle(AnyShapeStyle(style), at: CallSite(fileID: fileID, line: line))
    }

    /// Sets the style of text and shapes in this view, and ``ShapeStyle/secondary-type.property``.
    ///
    /// - Parameters:
    ///   - primary: The style of text and shapes.
    ///   - secondary: The style of the level `.secondary`.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        let style = LeveledShapeStyle(levels: [AnyShapeStyle(primary), AnyShapeStyle(secondary)])
        return foregroundStyle(AnyShapeStyle(style), at: CallSite(fileID: fileID, line: line))
    }

    /// Sets the style of text and shapes in this view, ``ShapeStyle/secondary-type.property`` and
    /// ``ShapeStyle/tertiary-type.property``.
    ///
    /// - Parameters:
    ///   - primary: The style of text and shapes.
    ///   - secondary: The style of the level `.secondary`.
    ///   - tertiary: The style of the level `.tertiary`.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        let levels = [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]
        return foregroundStyle(
            AnyShapeStyle(LeveledShapeStyle(levels: levels)), at: CallSite(fileID: fileID, line: line))
    }

    nonisolated private func foregroundStyle(_ style: AnyShapeStyle, at location: CallSite) -> some View {
        modifier(_ForegroundStyleModifier(style: style, location: location))
    }
}

/// The environment writer of the foreground style.
///
/// A style that refers to the current style, such as a level of it, refers to the inherited one.
public nonisolated struct _ForegroundStyleModifier: EnvironmentWritingModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    let style: AnyShapeStyle
    package let location: CallSite?

    package func write(to values: inout EnvironmentValues) {
        values.foregroundStyle = style.nested(in: values.foregroundStyle)
    }
}
