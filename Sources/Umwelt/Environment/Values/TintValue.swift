struct TintKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
    /// What controls are tinted with; nil for their usual colours.
    package var tint: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }
}

extension View {
    /// Sets what controls in this view are tinted with; nil for their usual colours.
    ///
    /// ```swift
    /// Toggle("Alarm", isOn: $isOn).tint(.orange)
    /// ```
    nonisolated public func tint<S: ShapeStyle>(
        _ tint: S?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.tint, tint.map(AnyShapeStyle.init), fileID: fileID, line: line)
    }

    /// Sets the colour that controls in this view are tinted with; nil for their usual colours.
    @_disfavoredOverload
    nonisolated public func tint(
        _ tint: Color?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.tint, tint.map(AnyShapeStyle.init), fileID: fileID, line: line)
    }
}

/// What controls are tinted with; the accent colour where nobody has set a tint.
public struct TintShapeStyle: ShapeStyle {
    /// Makes the style.
    public init() {}

    /// The tint of the environment, or else the accent colour.
    public func _paint(in environment: EnvironmentValues) -> Paint {
        // A tint may not be itself: it would never come to a colour.
        guard let tint = environment.tint, !(tint.style is TintShapeStyle) else {
            return Color.accentColor._paint(in: environment)
        }
        return tint._paint(in: environment)
    }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// What controls are tinted with.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}
