/// The background style of the environment; the system's background colours by default.
public struct BackgroundStyle: ShapeStyle {
    /// Makes the style.
    public init() {}

    /// Returns the paint of the style in an environment.
    public func _paint(in environment: EnvironmentValues) -> Paint { environment.backgroundPaint(atLevel: 0) }
}

extension EnvironmentValues {
    /// Returns the paint of one level of the background style: 0 for the background itself, higher levels for the
    /// backgrounds of groups on it.
    func backgroundPaint(atLevel level: Int) -> Paint {
        // A background style that is the background style itself would resolve for ever.
        guard let style = backgroundStyle, !(style.style is BackgroundStyle) else {
            let colors: [SystemColor] = [.windowBackground, .secondaryBackground, .tertiaryBackground]
            return .color(colors[min(level, colors.count - 1)].resolve(in: self))
        }
        return style.paint(atLevel: level, in: self)
    }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The background style of the environment; the system's background colours by default.
    public static var background: BackgroundStyle { BackgroundStyle() }
}
