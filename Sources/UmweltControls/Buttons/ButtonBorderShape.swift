import Foundation
@_spi(Kernel) import Umwelt

/// The outline of buttons with a ground.
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

    /// The usual outline: a rounded rectangle, of small buttons a capsule.
    public static let automatic = ButtonBorderShape(.automatic)

    /// Half circles at both ends.
    public static let capsule = ButtonBorderShape(.capsule)

    /// A rounded rectangle.
    public static let roundedRectangle = ButtonBorderShape(.rounded(radius: nil))

    /// A rounded rectangle with corners of a radius in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(.rounded(radius: radius))
    }

    /// A circle.
    public static let circle = ButtonBorderShape(.circle)

    /// The radius of corners where nothing says how large a button is.
    private static let usualRadius: CGFloat = 8

    /// The outline of a button of a size.
    func resolved(for size: ControlSize) -> ButtonBorderShape {
        let radius: CGFloat =
            switch size {
            case .mini, .small: 6
            case .regular: Self.usualRadius
            case .large, .extraLarge: 12
            }
        return switch outline {
        case .automatic where size < .regular: .capsule
        case .automatic, .rounded(radius: nil): .roundedRectangle(radius: radius)
        default: self
        }
    }

    /// Whether buttons are as wide as they are high.
    var isRound: Bool { outline == .circle }
}

extension ButtonBorderShape: Shape, InsettableShape {
    /// The outline in a rectangle.
    nonisolated public func path(in rect: CGRect) -> Path {
        switch outline {
        case .automatic, .rounded(radius: nil): RoundedRectangle(cornerRadius: Self.usualRadius).path(in: rect)
        case .rounded(let radius?): RoundedRectangle(cornerRadius: radius).path(in: rect)
        case .capsule: Capsule().path(in: rect)
        case .circle: Circle().path(in: rect)
        }
    }

    /// The same in both directions.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    /// The same shape, smaller by a distance in points at each edge.
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { Inset(base: self, amount: amount) }
}

extension Shape where Self == ButtonBorderShape {
    /// The usual outline of buttons.
    public static var buttonBorder: ButtonBorderShape { .automatic }
}

struct ButtonBorderShapeKey: EnvironmentKey {
    static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
    /// The outline of buttons with a ground.
    var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }
}

extension View {
    /// Sets the outline of buttons with a ground in this view.
    nonisolated public func buttonBorderShape(
        _ shape: ButtonBorderShape, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.buttonBorderShape, shape, fileID: fileID, line: line)
    }
}
