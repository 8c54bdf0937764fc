/// Whether frosted glass looks as if its window was worked with.
public struct MaterialActiveAppearance: Equatable, Sendable {
    enum Kind: Equatable {
        case automatic, active, inactive, matchWindow
    }

    let kind: Kind

    /// As is usual: it does.
    public static let automatic = MaterialActiveAppearance(kind: .automatic)
    /// It does.
    public static let active = MaterialActiveAppearance(kind: .active)
    /// It does not: nothing shines through.
    public static let inactive = MaterialActiveAppearance(kind: .inactive)
    /// It does while its window is.
    public static let matchWindow = MaterialActiveAppearance(kind: .matchWindow)
}

struct MaterialActiveAppearanceKey: EnvironmentKey {
    static var defaultValue: MaterialActiveAppearance { .automatic }
}

extension EnvironmentValues {
    /// Whether frosted glass looks as if its window was worked with.
    ///
    /// ``Material`` reads it. Set it with ``View/materialActiveAppearance(_:fileID:line:)``.
    public var materialActiveAppearance: MaterialActiveAppearance {
        get { self[MaterialActiveAppearanceKey.self] }
        set { self[MaterialActiveAppearanceKey.self] = newValue }
    }
}

extension View {
    /// Sets whether frosted glass in this view looks as if its window was worked with.
    ///
    /// ```swift
    /// Sidebar().background(.bar).materialActiveAppearance(.matchWindow)
    /// ```
    nonisolated public func materialActiveAppearance(
        _ appearance: MaterialActiveAppearance, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.materialActiveAppearance, appearance, fileID: fileID, line: line)
    }
}

extension ShapeStyle {
    /// The style, in which frosted glass looks as if its window was worked with, or not.
    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some ShapeStyle {
        _MaterialAppearanceShapeStyle(style: self, appearance: appearance)
    }
}

/// A style in which frosted glass looks as is said.
public struct _MaterialAppearanceShapeStyle<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    let appearance: MaterialActiveAppearance

    /// What to draw with in an environment.
    public func _paint(in environment: EnvironmentValues) -> Paint {
        var values = environment
        values.materialActiveAppearance = appearance
        return style._paint(in: values)
    }
}
