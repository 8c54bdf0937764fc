import Foundation

extension ShapeStyle {
    /// The style, more transparent.
    public func opacity(_ opacity: Double) -> some ShapeStyle { _OpacityShapeStyle(style: self, opacity: opacity) }

    /// The style as if it lay in a rectangle of the view, in points, whatever is drawn with it.
    public func `in`(_ rect: CGRect) -> some ShapeStyle { _AnchoredShapeStyle(style: self, bounds: rect) }

    /// Fainter than the style.
    public var secondary: some ShapeStyle { _LevelShapeStyle(style: self, level: 1) }
    /// Fainter still.
    public var tertiary: some ShapeStyle { _LevelShapeStyle(style: self, level: 2) }
    /// Almost the faintest.
    public var quaternary: some ShapeStyle { _LevelShapeStyle(style: self, level: 3) }
    /// The faintest.
    public var quinary: some ShapeStyle { _LevelShapeStyle(style: self, level: 4) }
}

/// A style, more transparent.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    let opacity: Double

    /// What to draw with in an environment.
    public func _paint(in environment: EnvironmentValues) -> Paint {
        style._paint(in: environment).withOpacity(multipliedBy: opacity)
    }
}

/// A style in a rectangle of its own.
public struct _AnchoredShapeStyle<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    let bounds: CGRect

    /// What to draw with in an environment.
    public func _paint(in environment: EnvironmentValues) -> Paint { style._paint(in: environment).fitted(to: bounds) }
}

/// A step of a style.
public struct _LevelShapeStyle<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    let level: Int

    /// What to draw with in an environment.
    public func _paint(in environment: EnvironmentValues) -> Paint {
        AnyShapeStyle(style).paint(atLevel: level, in: environment)
    }
}
