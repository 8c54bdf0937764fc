/// The colour of lines between views.
public struct SeparatorShapeStyle: ShapeStyle {
    /// Makes the style.
    public init() {}

    /// Returns the paint of the style in an environment.
    public func _paint(in environment: EnvironmentValues) -> Paint { Color.separator._paint(in: environment) }
}

/// The colour of the placeholder text of an empty field.
public struct PlaceholderTextShapeStyle: ShapeStyle {
    /// Makes the style.
    public init() {}

    /// Returns the paint of the style in an environment.
    public func _paint(in environment: EnvironmentValues) -> Paint {
        Color(system: .placeholder)._paint(in: environment)
    }
}

/// The colour of links.
public struct LinkShapeStyle: ShapeStyle {
    /// Makes the style.
    public init() {}

    /// Returns the paint of the style in an environment.
    public func _paint(in environment: EnvironmentValues) -> Paint { Color(system: .link)._paint(in: environment) }
}

/// The colour that fills shapes on a background: UIKit's `systemFill`, whose further levels are `secondarySystemFill` to
/// `quaternarySystemFill`.
///
/// ```swift
/// Text("42").padding().background(.fill.tertiary, in: .capsule)
/// ```
public struct FillShapeStyle: ShapeStyle {
    /// Makes the style.
    public init() {}

    /// Returns the paint of the style in an environment.
    public func _paint(in environment: EnvironmentValues) -> Paint { Self.color(atLevel: 0)._paint(in: environment) }

    /// Returns the colour of a level, 0 for the style itself. Levels below the faintest colour have that colour.
    static func color(atLevel level: Int) -> Color {
        let colors: [SystemColor] = [.fill, .secondaryFill, .tertiaryFill, .quaternaryFill]
        return Color(system: colors[min(level, colors.count - 1)])
    }
}

/// The colour of selected items: the tint.
///
/// ```swift
/// Label("Inbox", systemImage: "tray").background(isSelected ? AnyShapeStyle(.selection) : AnyShapeStyle(.clear))
/// ```
public struct SelectionShapeStyle: ShapeStyle {
    /// Makes the style.
    public init() {}

    /// Returns the paint of the environment's tint, or of the accent colour by default.
    public func _paint(in environment: EnvironmentValues) -> Paint { TintShapeStyle()._paint(in: environment) }
}

/// The colour of the background of windows, whatever the background style of a view is.
public struct WindowBackgroundShapeStyle: ShapeStyle {
    /// Makes the style.
    public init() {}

    /// Returns the paint of the style in an environment.
    public func _paint(in environment: EnvironmentValues) -> Paint { Color.windowBackground._paint(in: environment) }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The colour of lines between views.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The colour of the placeholder text of an empty field.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
    /// The colour of links.
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// The colour that fills shapes on a background.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    /// The colour of selected items: the tint.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    /// The colour of the background of windows, whatever the background style of a view is.
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
