/// A style for shapes and text: a colour, gradient, image or material, or a custom style that resolves to one of them.
///
/// ```swift
/// struct Accent: ShapeStyle {
///     func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///         environment.colorScheme == .dark ? Color.yellow : Color.orange
///     }
/// }
/// ```
public protocol ShapeStyle: Sendable {
    /// The type of the resolved style; `Never` for styles that the system draws.
    associatedtype Resolved: ShapeStyle = Never

    /// Returns the resolved style for an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// Returns the paint of the style in an environment.
    func _paint(in environment: EnvironmentValues) -> Paint
}

extension ShapeStyle {
    /// Returns the paint of the resolved style.
    public func _paint(in environment: EnvironmentValues) -> Paint { resolve(in: environment)._paint(in: environment) }
}

extension ShapeStyle where Resolved == Never {
    /// Stops the program, because the system draws this style directly; never called.
    ///
    /// - Parameter environment: Not used.
    public func resolve(in environment: EnvironmentValues) -> Never { fatalError("\(Self.self) is drawn as it is.") }
}

extension Never: ShapeStyle {
    /// Never called: this type has no values.
    public func _paint(in environment: EnvironmentValues) -> Paint { fatalError("Never is no style.") }
}

/// A type-erased shape style.
///
/// ```swift
/// Circle().fill(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.gray))
/// ```
public struct AnyShapeStyle: ShapeStyle {
    package let style: any ShapeStyle

    /// Erases the type of a style.
    ///
    /// - Parameter style: The style, whose type is hidden.
    public init<S: ShapeStyle>(_ style: S) { self.style = (style as? AnyShapeStyle)?.style ?? style }

    /// Returns the paint of the style in an environment.
    public func _paint(in environment: EnvironmentValues) -> Paint { style._paint(in: environment) }
}

extension AnyShapeStyle: Equatable {
    /// True if both styles draw the same.
    public static func == (left: AnyShapeStyle, right: AnyShapeStyle) -> Bool {
        areValuesEqual(left.style, right.style)
    }
}

/// The current foreground style.
public struct ForegroundStyle: ShapeStyle {
    /// Makes the style.
    public init() {}

    /// Returns the paint of the style in an environment.
    public func _paint(in environment: EnvironmentValues) -> Paint { environment.foregroundPaint(atLevel: 0) }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The current foreground style.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == Color {
    /// The system's red.
    public static var red: Color { Color(system: .red) }
    /// The system's orange.
    public static var orange: Color { Color(system: .orange) }
    /// The system's yellow.
    public static var yellow: Color { Color(system: .yellow) }
    /// The system's green.
    public static var green: Color { Color(system: .green) }
    /// The system's mint.
    public static var mint: Color { Color(system: .mint) }
    /// The system's teal.
    public static var teal: Color { Color(system: .teal) }
    /// The system's cyan.
    public static var cyan: Color { Color(system: .cyan) }
    /// The system's blue.
    public static var blue: Color { Color(system: .blue) }
    /// The system's indigo.
    public static var indigo: Color { Color(system: .indigo) }
    /// The system's purple.
    public static var purple: Color { Color(system: .purple) }
    /// The system's pink.
    public static var pink: Color { Color(system: .pink) }
    /// The system's brown.
    public static var brown: Color { Color(system: .brown) }
    /// The system's grey.
    public static var gray: Color { Color(system: .gray) }
    /// White.
    public static var white: Color { Color(white: 1) }
    /// Black.
    public static var black: Color { Color(white: 0) }
    /// Transparent.
    public static var clear: Color { Color(white: 0, opacity: 0) }
}
