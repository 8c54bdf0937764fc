import Foundation
@_spi(Kernel) import Umwelt

/// The outline of text fields with a border.
///
/// ```swift
/// HStack {
///     TextField("Search", text: $search)
///     Button("Go", action: find)
/// }
/// .textFieldStyle(.bordered)
/// .textInputBorderShape(.capsule)
/// ```
public struct TextInputBorderShape: Equatable, Sendable {
    private enum Outline: Equatable, Sendable {
        case automatic
        case capsule
        case roundedRectangle
    }

    private let outline: Outline

    private init(_ outline: Outline) { self.outline = outline }

    /// The default outline: a rounded rectangle.
    public static var automatic: TextInputBorderShape { TextInputBorderShape(.automatic) }

    /// A capsule: half circles at both ends.
    public static var capsule: TextInputBorderShape { TextInputBorderShape(.capsule) }

    /// A rounded rectangle.
    public static var roundedRectangle: TextInputBorderShape { TextInputBorderShape(.roundedRectangle) }

    /// True if the ends are half circles.
    var isRound: Bool { outline == .capsule }
}

extension TextInputBorderShape: Shape, InsettableShape {
    /// Returns the outline inside of a rectangle.
    ///
    /// - Parameter rect: The rectangle, in points.
    nonisolated public func path(in rect: CGRect) -> Path {
        switch outline {
        case .automatic, .roundedRectangle: RoundedRectangle(cornerRadius: FieldMetrics.cornerRadius).path(in: rect)
        case .capsule: Capsule().path(in: rect)
        }
    }

    /// The outline is the same in both layout directions.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    /// Returns the same shape, inset at each edge by a distance in points.
    ///
    /// - Parameter amount: The distance, in points.
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { Inset(base: self, amount: amount) }
}

extension Shape where Self == TextInputBorderShape {
    /// The default outline of text fields with a border.
    public static var textInputBorder: TextInputBorderShape { .automatic }
}

struct TextInputBorderShapeKey: EnvironmentKey {
    static var defaultValue: TextInputBorderShape { .automatic }
}

extension EnvironmentValues {
    /// The outline of text fields with a border.
    var textInputBorderShape: TextInputBorderShape {
        get { self[TextInputBorderShapeKey.self] }
        set { self[TextInputBorderShapeKey.self] = newValue }
    }
}

extension View {
    /// Sets the outline of text fields with a border in this view.
    ///
    /// - Parameters:
    ///   - shape: The outline, such as `.capsule` or `.roundedRectangle`.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func textInputBorderShape(
        _ shape: TextInputBorderShape, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.textInputBorderShape, shape, fileID: fileID, line: line)
    }
}
