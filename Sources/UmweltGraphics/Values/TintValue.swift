struct TintKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
    /// The style that controls are tinted with; nil for their usual colours.
    package var tint: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }
}

extension View {
    /// Sets the style that controls in this view are tinted with; nil for their usual colours.
    ///
    /// ```swift
    /// Toggle("Alarm", isOn: $isOn).tint(.orange)
    /// ```
    ///
    /// - Parameters:
    ///   - tint: The style or colour; nil for the usual colours.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func tint<S: ShapeStyle>(
        _ tint: S?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.tint, tint.map(AnyShapeStyle.init), fileID: fileID, line: line)
    }

    /// Sets the colour that controls in this view are tinted with; nil for their usual colours.
    ///
    /// - Parameters:
    ///   - tint: The style or colour; nil for the usual colours.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    @_disfavoredOverload
    nonisolated public func tint(
        _ tint: Color?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.tint, tint.map(AnyShapeStyle.init), fileID: fileID, line: line)
    }
}

/// The tint of controls: the environment's tint, or the accent colour by default.
public struct TintShapeStyle: ShapeStyle {
    /// Makes the style.
    public init() {}

    /// Returns the paint of the environment's tint, or of the accent colour by default.
    public func _paint(in environment: EnvironmentValues) -> Paint {
        // A tint that is this style itself, or one that resolves to it, would be resolved for ever.
        guard let tint = environment.tint, !(tint.style is TintShapeStyle), !(tint.style is SelectionShapeStyle)
        else {
            return Color.accentColor._paint(in: environment)
        }
        return tint._paint(in: environment)
    }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The style that controls are tinted with.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}
