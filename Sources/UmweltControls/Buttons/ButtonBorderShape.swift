import Foundation
@_spi(Kernel) import Umwelt

/// The outline of buttons with a background.
///
/// ```swift
/// Button("Buy", action: buy).buttonStyle(.bordered).buttonBorderShape(.capsule)
/// ```
public struct ButtonBorderShape: Equatable, Sendable {
    private enum Outline: Equatable, Sendable {
        case automatic
        case capsule
        case rounded(radius: CGFloat?)
        case circle
    }

    private let outline: Outline

    private init(_ outline: Outline) { self.outline = outline }

    /// The default outline: a rounded rectangle, or a capsule for small buttons and for all in the design of iOS 26.
    public static let automatic = ButtonBorderShape(.automatic)

    /// A capsule: half circles at both ends.
    public static let capsule = ButtonBorderShape(.capsule)

    /// A rounded rectangle.
    public static let roundedRectangle = ButtonBorderShape(.rounded(radius: nil))

    /// Returns a rounded rectangle with a corner radius in points.
    ///
    /// - Parameter radius: The radius of the corners, in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(.rounded(radius: radius))
    }

    /// A circle.
    public static let circle = ButtonBorderShape(.circle)

    /// The corner radius, in points, where the size of the button is not known.
    private static let usualRadius: CGFloat = 8

    /// Returns the outline for buttons of a control size, in the window's design.
    package func resolved(for size: ControlSize, _ measures: ButtonMeasures) -> ButtonBorderShape {
        let radius: CGFloat =
            switch size {
            case .mini, .small: 6
            case .regular: Self.usualRadius
            case .large, .extraLarge: 12
            }
        return switch outline {
        case .automatic where size < .regular || measures.areCapsules: .capsule
        case .automatic, .rounded(radius: nil): .roundedRectangle(radius: radius)
        default: self
        }
    }

    /// True if buttons are as wide as high.
    var isRound: Bool { outline == .circle }
}

extension ButtonBorderShape: Shape, InsettableShape {
    /// Returns the outline inside of a rectangle.
    ///
    /// - Parameter rect: The rectangle, in points.
    nonisolated public func path(in rect: CGRect) -> Path {
        switch outline {
        case .automatic, .rounded(radius: nil): RoundedRectangle(cornerRadius: Self.usualRadius).path(in: rect)
        case .rounded(let radius?): RoundedRectangle(cornerRadius: radius).path(in: rect)
        case .capsule: Capsule().path(in: rect)
        case .circle: Circle().path(in: rect)
        }
    }

    /// The outline is the same in both layout directions.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    /// Returns the same shape, inset at each edge by a distance in points.
    ///
    /// - Parameter amount: The distance, in points.
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { Inset(base: self, amount: amount) }
}

extension Shape where Self == ButtonBorderShape {
    /// The default outline of buttons.
    public static var buttonBorder: ButtonBorderShape { .automatic }
}

struct ButtonBorderShapeKey: EnvironmentKey {
    static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
    /// The outline of buttons with a background.
    var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }
}

extension View {
    /// Sets the outline of buttons with a background in this view.
    ///
    /// - Parameters:
    ///   - shape: The outline, such as `.capsule`.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func buttonBorderShape(
        _ shape: ButtonBorderShape, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.buttonBorderShape, shape, fileID: fileID, line: line)
    }
}
