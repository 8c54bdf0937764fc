/// What shapes and text are drawn with: a colour, or a style of your own that becomes one when the environment is known.
///
/// ```swift
/// struct Accent: ShapeStyle {
///     func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///         environment.colorScheme == .dark ? Color.yellow : Color.orange
///     }
/// }
/// ```
public protocol ShapeStyle: Sendable {
    /// What the style becomes.
    associatedtype Resolved: ShapeStyle = Never

    /// What the style becomes in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// What a shape is drawn with.
    func _paint(in environment: EnvironmentValues) -> Paint
}

extension ShapeStyle {
    /// The paint of what the style becomes.
    public func _paint(in environment: EnvironmentValues) -> Paint { resolve(in: environment)._paint(in: environment) }
}

extension ShapeStyle where Resolved == Never {
    /// A style that the system draws itself becomes no other.
    public func resolve(in environment: EnvironmentValues) -> Never { fatalError("\(Self.self) is drawn as it is.") }
}

extension Never: ShapeStyle {
    /// There is no such style.
    public func _paint(in environment: EnvironmentValues) -> Paint { fatalError("Never is no style.") }
}

/// A style whose type does not show.
public struct AnyShapeStyle: ShapeStyle {
    let style: any ShapeStyle

    /// Hides the type of a style.
    public init<S: ShapeStyle>(_ style: S) { self.style = (style as? AnyShapeStyle)?.style ?? style }

    /// What to draw with in an environment.
    public func _paint(in environment: EnvironmentValues) -> Paint { style._paint(in: environment) }
}

extension AnyShapeStyle: Equatable {
    /// Whether both draw the same.
    public static func == (left: AnyShapeStyle, right: AnyShapeStyle) -> Bool {
        areValuesEqual(left.style, right.style)
    }
}

/// The current foreground style.
public struct ForegroundStyle: ShapeStyle {
    /// Makes the style.
    public init() {}

    /// What to draw with in an environment.
    public func _paint(in environment: EnvironmentValues) -> Paint { environment.foregroundPaint(atLevel: 0) }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The current foreground style.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == Color {
    /// The system's red.
    public static var red: Color { .red }
    /// The system's orange.
    public static var orange: Color { .orange }
    /// The system's yellow.
    public static var yellow: Color { .yellow }
    /// The system's green.
    public static var green: Color { .green }
    /// The system's mint.
    public static var mint: Color { .mint }
    /// The system's teal.
    public static var teal: Color { .teal }
    /// The system's cyan.
    public static var cyan: Color { .cyan }
    /// The system's blue.
    public static var blue: Color { .blue }
    /// The system's indigo.
    public static var indigo: Color { .indigo }
    /// The system's purple.
    public static var purple: Color { .purple }
    /// The system's pink.
    public static var pink: Color { .pink }
    /// The system's brown.
    public static var brown: Color { .brown }
    /// The system's grey.
    public static var gray: Color { .gray }
    /// White.
    public static var white: Color { .white }
    /// Black.
    public static var black: Color { .black }
    /// Transparent.
    public static var clear: Color { .clear }
}
