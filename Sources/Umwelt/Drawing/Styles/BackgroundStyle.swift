/// What views are drawn on.
public struct BackgroundStyle: ShapeStyle {
    /// Makes the style.
    public init() {}

    /// What to draw with in an environment.
    public func _paint(in environment: EnvironmentValues) -> Paint {
        // A background may not be itself: it would never come to a colour.
        guard let style = environment.backgroundStyle, !(style.style is BackgroundStyle) else {
            return Color.windowBackground._paint(in: environment)
        }
        return style._paint(in: environment)
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
