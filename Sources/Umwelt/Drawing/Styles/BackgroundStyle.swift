/// What views are drawn on.
public struct BackgroundStyle: ShapeStyle {
    /// Makes the style.
    public init() {}

    /// What to draw with in an environment.
    public func _paint(in environment: EnvironmentValues) -> Paint { environment.backgroundPaint(atLevel: 0) }
}

extension EnvironmentValues {
    /// A step of what views are drawn on: 0 for that itself, and further ones for what lies on it.
    func backgroundPaint(atLevel level: Int) -> Paint {
        // A background may not be itself: it would never come to a colour.
        guard let style = backgroundStyle, !(style.style is BackgroundStyle) else {
            let colors: [SystemColor] = [.windowBackground, .secondaryBackground, .tertiaryBackground]
            return .color(colors[min(level, colors.count - 1)].resolve(in: self))
        }
        return style.paint(atLevel: level, in: self)
    }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// What views are drawn on.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension View {
    /// Fills the space behind this view with the background style.
    nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Fills a shape behind this view with the background style.
    nonisolated public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }
}
