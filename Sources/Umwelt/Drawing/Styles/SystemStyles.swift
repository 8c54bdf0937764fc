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

/// The colour that fills shapes on a background.
public struct FillShapeStyle: ShapeStyle {
    /// Makes the style.
    public init() {}

    /// Returns the paint of the style in an environment.
    public func _paint(in environment: EnvironmentValues) -> Paint { Color(system: .fill)._paint(in: environment) }
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
