import Foundation

/// A shadow of everything that is drawn with a style: behind it, or inside of its edges.
///
/// ```swift
/// Circle().fill(.blue.shadow(.inner(radius: 4, y: 2)))
/// ```
public struct ShadowStyle: Equatable, Sendable {
    let color: Color
    let radius: CGFloat
    let offset: CGSize
    let isInner: Bool

    /// Returns a shadow behind the shape or text; lengths are in points.
    ///
    /// - Parameters:
    ///   - color: The colour of the shadow.
    ///   - radius: The radius of the blur, in points.
    ///   - x: The distance to the right, in points.
    ///   - y: The distance down, in points.
    public static func drop(
        color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false)
    }

    /// Returns a shadow that the edges of the shape or text throw inwards; lengths are in points.
    ///
    /// - Parameters:
    ///   - color: The colour of the shadow.
    ///   - radius: The radius of the blur, in points.
    ///   - x: The distance to the right, in points.
    ///   - y: The distance down, in points.
    public static func inner(
        color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: true)
    }
}

extension ShapeStyle {
    /// Returns the style with a shadow.
    ///
    /// - Parameter style: The shadow: `.drop` behind the content, or `.inner` inside it.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { _ShadowShapeStyle(style: self, shadowStyle: style) }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// Returns the foreground style with a shadow.
    ///
    /// - Parameter style: The shadow: `.drop` behind the content, or `.inner` inside it.
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        _ShadowShapeStyle(style: ForegroundStyle(), shadowStyle: style)
    }
}

/// A style with a shadow.
public struct _ShadowShapeStyle<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    let shadowStyle: ShadowStyle

    /// Returns the paint of the style in an environment.
    public func _paint(in environment: EnvironmentValues) -> Paint {
        let shadow = PaintShadow(
            DisplayShadow(
                color: shadowStyle.color.resolve(in: environment), radius: shadowStyle.radius,
                offset: shadowStyle.offset), isInner: shadowStyle.isInner)
        let paint = style._paint(in: environment)
        if case .shadowed(let inner, let shadows) = paint { return .shadowed(inner, shadows + [shadow]) }
        return .shadowed(paint, [shadow])
    }
}
