/// A step of the current foreground style: each fainter than the one before.
public struct HierarchicalShapeStyle: ShapeStyle {
    let level: Int

    /// The foreground style itself.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// Fainter.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// Fainter still.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// Almost the faintest.
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    /// The faintest.
    public static let quinary = HierarchicalShapeStyle(level: 4)

    /// What to draw with in an environment.
    public func _paint(in environment: EnvironmentValues) -> Paint { environment.foregroundPaint(atLevel: level) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The foreground style itself.
    public static var primary: HierarchicalShapeStyle { .primary }
    /// Fainter than the foreground style.
    public static var secondary: HierarchicalShapeStyle { .secondary }
    /// Fainter still.
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    /// Almost the faintest.
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    /// The faintest.
    public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// A foreground style that says itself what its levels are. Those that it does not name are as the last one.
struct LeveledShapeStyle: ShapeStyle, Equatable {
    let levels: [AnyShapeStyle]

    func _paint(in environment: EnvironmentValues) -> Paint { levels[0]._paint(in: environment) }
}

/// A foreground style inside of another: what it says of the current style means that one.
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
    /// The style as the foreground style where `outer` is the current one.
    func nested(in outer: AnyShapeStyle?) -> AnyShapeStyle {
        // These say nothing of the current style.
        guard let outer, !(style is Color), !(style is TintShapeStyle) else { return self }
        return AnyShapeStyle(NestedShapeStyle(style: self, outer: outer))
    }

    /// Whether the style says itself what its steps are.
    var hasLevels: Bool {
        switch style {
        case is LeveledShapeStyle: true
        case let nested as NestedShapeStyle: nested.style.hasLevels
        default: false
        }
    }

    /// A step of the style; the environment's foreground style is the one around it.
    func paint(atLevel level: Int, in environment: EnvironmentValues) -> Paint {
        switch style {
        case let step as HierarchicalShapeStyle: return environment.foregroundPaint(atLevel: step.level + level)
        case is ForegroundStyle: return environment.foregroundPaint(atLevel: level)
        case is BackgroundStyle: return environment.backgroundPaint(atLevel: level)
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

    /// How much of a style remains at each level; the alpha values of UIKit's label colours, and half of the last one.
    private static func opacities(_ contrast: ColorSchemeContrast) -> [Double] {
        contrast == .increased ? [1, 0.8, 0.7, 0.55, 0.3] : [1, 0.6, 0.3, 0.18, 0.09]
    }
}

extension EnvironmentValues {
    /// A step of the current foreground style, 0 for the style itself.
    func foregroundPaint(atLevel level: Int) -> Paint {
        guard let style = foregroundStyle else {
            let colors: [SystemColor] = [.primary, .secondary, .tertiary, .quaternary, .quinary]
            return .color(colors[min(level, colors.count - 1)].resolve(in: self))
        }
        // A foreground style may say what it is by the foreground style: that is the usual one then.
        return style.paint(atLevel: level, in: style.style is Color ? self : withoutForeground)
    }

    /// The same where nobody has set a foreground style.
    private var withoutForeground: EnvironmentValues {
        var copy = self
        copy.foregroundStyle = nil
        return copy
    }
}
