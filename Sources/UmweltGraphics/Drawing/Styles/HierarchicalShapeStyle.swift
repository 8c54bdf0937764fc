/// A level of the current foreground style; each is fainter than the previous one.
public struct HierarchicalShapeStyle: ShapeStyle {
    let level: Int

    /// The foreground style itself.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// The second level, fainter than the foreground style.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// The third level.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// The fourth level.
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    /// The fifth level, the faintest.
    public static let quinary = HierarchicalShapeStyle(level: 4)

    /// Returns the paint of the style in an environment.
    public func _paint(in environment: EnvironmentValues) -> Paint { environment.foregroundPaint(atLevel: level) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The foreground style itself.
    public static var primary: HierarchicalShapeStyle { .primary }
    /// The second level, fainter than the foreground style.
    public static var secondary: HierarchicalShapeStyle { .secondary }
    /// The third level.
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    /// The fourth level.
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    /// The fifth level, the faintest.
    public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// A foreground style with a style for each level. The last style is also used for all further levels.
package struct LeveledShapeStyle: ShapeStyle, Equatable {
    package let levels: [AnyShapeStyle]

    package init(levels: [AnyShapeStyle]) {
        self.levels = levels
    }

    package func _paint(in environment: EnvironmentValues) -> Paint { levels[0]._paint(in: environment) }
}

/// A foreground style inside another, to which its references to the current foreground style resolve.
private struct NestedShapeStyle: ShapeStyle, Equatable {
    let style: AnyShapeStyle
    let outer: AnyShapeStyle

    func _paint(in environment: EnvironmentValues) -> Paint { style._paint(in: surroundings(in: environment)) }

    func surroundings(in environment: EnvironmentValues) -> EnvironmentValues {
        var copy = environment
        copy.foregroundStyle = outer
        return copy
    }
}

extension AnyShapeStyle {
    /// Returns the style for use as the foreground style where `outer` is the current one; nil for the default.
    package func nested(in outer: AnyShapeStyle?) -> AnyShapeStyle {
        // Colours and the tint do not refer to the current foreground style, so that they need no outer one.
        guard let outer, !(style is Color), !(style is TintShapeStyle) else { return self }
        return AnyShapeStyle(NestedShapeStyle(style: self, outer: outer))
    }

    /// True if the style has a style for each level.
    package var hasLevels: Bool {
        switch style {
        case is LeveledShapeStyle: true
        case let nested as NestedShapeStyle: nested.style.hasLevels
        default: false
        }
    }

    /// Returns the paint of a level of the style, 0 for the style itself. References to the foreground style resolve to
    /// the foreground style of `environment`.
    func paint(atLevel level: Int, in environment: EnvironmentValues) -> Paint {
        switch style {
        case let step as HierarchicalShapeStyle: return environment.foregroundPaint(atLevel: step.level + level)
        case is ForegroundStyle: return environment.foregroundPaint(atLevel: level)
        case is BackgroundStyle: return environment.backgroundPaint(atLevel: level)
        case is FillShapeStyle: return FillShapeStyle.color(atLevel: level)._paint(in: environment)
        case let named as LeveledShapeStyle:
            return named.levels[min(level, named.levels.count - 1)]._paint(in: environment)
        case let nested as NestedShapeStyle:
            return nested.style.paint(atLevel: level, in: nested.surroundings(in: environment))
        default:
            let paint = style._paint(in: environment)
            guard level > 0 else { return paint }
            let opacities = Self.opacities(environment.colorSchemeContrast)
            return paint.withOpacity(multipliedBy: opacities[min(level, opacities.count - 1)])
        }
    }

    /// The opacities of the levels, from 0 to 1: the alpha values of UIKit's label colours, and half of the last one.
    private static func opacities(_ contrast: ColorSchemeContrast) -> [Double] {
        contrast == .increased ? [1, 0.8, 0.7, 0.55, 0.3] : [1, 0.6, 0.3, 0.18, 0.09]
    }
}

extension EnvironmentValues {
    /// Returns the paint of a level of the current foreground style, 0 for the style itself.
    package func foregroundPaint(atLevel level: Int) -> Paint {
        guard let style = foregroundStyle else {
            let colors: [SystemColor] = [.primary, .secondary, .tertiary, .quaternary, .quinary]
            return .color(colors[min(level, colors.count - 1)].resolve(in: self))
        }
        // A foreground style that refers to the foreground style would resolve for ever; it gets the default one.
        return style.paint(atLevel: level, in: style.style is Color ? self : withoutForeground)
    }

    /// The values without a foreground style, so that it resolves to the default.
    private var withoutForeground: EnvironmentValues {
        var copy = self
        copy.foregroundStyle = nil
        return copy
    }
}
