/// The appearance of materials, as in an active window or as in an inactive one.
public struct MaterialActiveAppearance: Equatable, Sendable {
    enum Kind: Equatable {
        case automatic, active, inactive, matchWindow
    }

    let kind: Kind

    /// The default appearance: active.
    public static let automatic = MaterialActiveAppearance(kind: .automatic)
    /// The appearance in an active window: the backdrop shines through.
    public static let active = MaterialActiveAppearance(kind: .active)
    /// The appearance in an inactive window: materials are opaque.
    public static let inactive = MaterialActiveAppearance(kind: .inactive)
    /// The appearance that fits the window's own state.
    public static let matchWindow = MaterialActiveAppearance(kind: .matchWindow)
}

struct MaterialActiveAppearanceKey: EnvironmentKey {
    static var defaultValue: MaterialActiveAppearance { .automatic }
}

extension EnvironmentValues {
    /// The appearance of materials, as in an active window or as in an inactive one.
    ///
    /// ``Material`` reads it. Set it with ``View/materialActiveAppearance(_:fileID:line:)``.
    public var materialActiveAppearance: MaterialActiveAppearance {
        get { self[MaterialActiveAppearanceKey.self] }
        set { self[MaterialActiveAppearanceKey.self] = newValue }
    }
}

extension View {
    /// Sets the appearance of materials in this view, as in an active window or as in an inactive one.
    ///
    /// ```swift
    /// Sidebar().background(.bar).materialActiveAppearance(.matchWindow)
    /// ```
    ///
    /// - Parameters:
    ///   - appearance: The appearance: of an active window, of an inactive window, or of the view's window.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func materialActiveAppearance(
        _ appearance: MaterialActiveAppearance, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.materialActiveAppearance, appearance, fileID: fileID, line: line)
    }
}

extension ShapeStyle {
    /// Returns the style with an appearance of its materials, as in an active window or as in an inactive one.
    ///
    /// - Parameter appearance: The appearance: of an active window, of an inactive window, or of the view's window.
    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some ShapeStyle {
        _MaterialAppearanceShapeStyle(style: self, appearance: appearance)
    }
}

/// A style whose materials have a fixed appearance.
public struct _MaterialAppearanceShapeStyle<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    let appearance: MaterialActiveAppearance

    /// Returns the paint of the style in an environment.
    public func _paint(in environment: EnvironmentValues) -> Paint {
        var values = environment
        values.materialActiveAppearance = appearance
        return style._paint(in: values)
    }
}
