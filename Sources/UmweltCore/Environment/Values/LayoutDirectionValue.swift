package struct LayoutDirectionKey: EnvironmentKey {
    package static var defaultValue: LayoutDirection { .leftToRight }
}

extension EnvironmentValues {
    /// The direction of layouts, from left to right or from right to left. The host sets it by the language.
    ///
    /// Every container reads it. `Text` reads it for the side at which its lines start.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }
}
