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

    /// How much of a style remains at each level; the alpha values of UIKit's label colours, and half of the last one.
    private static func opacities(_ contrast: ColorSchemeContrast) -> [Double] {
        contrast == .increased ? [1, 0.8, 0.7, 0.55, 0.3] : [1, 0.6, 0.3, 0.18, 0.09]
    }

    /// What to draw with in an environment.
    public func _paint(in environment: EnvironmentValues) -> Paint {
        guard let base = environment.foregroundStyle, !(base.style is HierarchicalShapeStyle) else {
            let colors: [SystemColor] = [.primary, .secondary, .tertiary, .quaternary, .quinary]
            return .color(colors[level].resolve(in: environment))
        }
        if let levels = base.style as? LeveledShapeStyle { return levels._paint(atLevel: level, in: environment) }
        let paint = ForegroundStyle()._paint(in: environment)
        return paint.withOpacity(multipliedBy: Self.opacities(environment.colorSchemeContrast)[level])
    }
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

    func _paint(in environment: EnvironmentValues) -> Paint { _paint(atLevel: 0, in: environment) }

    fileprivate func _paint(atLevel level: Int, in environment: EnvironmentValues) -> Paint {
        levels[min(level, levels.count - 1)]._paint(in: environment.withoutForeground)
    }
}

extension EnvironmentValues {
    /// The same where nobody has set a foreground style.
    var withoutForeground: EnvironmentValues {
        var copy = self
        copy.foregroundStyle = nil
        return copy
    }
}
