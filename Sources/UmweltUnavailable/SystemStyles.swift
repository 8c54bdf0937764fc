import Umwelt

@available(*, unavailable, message: "Umwelt has no style of selected rows: use .tint, or Color.accentColor.")
public struct SelectionShapeStyle: ShapeStyle {
    public init() {}

    public func resolve(in environment: EnvironmentValues) -> Color { .accentColor }
}

@available(*, unavailable, message: "Umwelt has no style of selected rows: use .tint, or Color.accentColor.")
extension ShapeStyle where Self == SelectionShapeStyle {
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

@available(*, unavailable, message: "Umwelt has no style of windows' backgrounds: use .background.")
public struct WindowBackgroundShapeStyle: ShapeStyle {
    public init() {}

    public func resolve(in environment: EnvironmentValues) -> Color { .clear }
}

@available(*, unavailable, message: "Umwelt has no style of windows' backgrounds: use .background.")
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
