import Foundation

extension ShapeStyle {
    /// Returns the style with its opacity multiplied by a factor from 0 to 1.
    ///
    /// - Parameter opacity: The factor, from 0 for transparent to 1 for unchanged.
    public func opacity(_ opacity: Double) -> some ShapeStyle { _OpacityShapeStyle(style: self, opacity: opacity) }

    /// Returns the style fitted to a rectangle instead of the shape that is drawn.
    ///
    /// - Parameter rect: The rectangle, in points, in the coordinates of the view.
    public func `in`(_ rect: CGRect) -> some ShapeStyle { _AnchoredShapeStyle(style: self, bounds: rect) }

    /// The second level of the style, fainter than the style itself.
    public var secondary: some ShapeStyle { _LevelShapeStyle(style: self, level: 1) }
    /// The third level of the style.
    public var tertiary: some ShapeStyle { _LevelShapeStyle(style: self, level: 2) }
    /// The fourth level of the style.
    public var quaternary: some ShapeStyle { _LevelShapeStyle(style: self, level: 3) }
    /// The fifth level of the style, the faintest.
    public var quinary: some ShapeStyle { _LevelShapeStyle(style: self, level: 4) }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// Returns the foreground style with its opacity multiplied by a factor from 0 to 1.
    ///
    /// ```swift
    /// Text("Last year").foregroundStyle(.opacity(0.5))
    /// ```
    ///
    /// - Parameter opacity: The factor, from 0 for transparent to 1 for unchanged.
    public static func opacity(_ opacity: Double) -> some ShapeStyle {
        _OpacityShapeStyle(style: ForegroundStyle(), opacity: opacity)
    }
}

/// A style with its opacity multiplied.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    let opacity: Double

    /// Returns the paint of the style in an environment.
    public func _paint(in environment: EnvironmentValues) -> Paint {
        style._paint(in: environment).withOpacity(multipliedBy: opacity)
    }
}

/// A style that is fitted to its own rectangle instead of the shape that is drawn.
public struct _AnchoredShapeStyle<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    let bounds: CGRect

    /// Returns the paint of the style in an environment.
    public func _paint(in environment: EnvironmentValues) -> Paint { style._paint(in: environment).fitted(to: bounds) }
}

/// One level of a style.
public struct _LevelShapeStyle<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    let level: Int

    /// Returns the paint of the style in an environment.
    public func _paint(in environment: EnvironmentValues) -> Paint {
        AnyShapeStyle(style).paint(atLevel: level, in: environment)
    }
}
