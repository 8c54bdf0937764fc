import Foundation
@_spi(Kernel) import Umwelt

/// The usual looks: a label in the tint, fainter while it is pressed and grey when the button cannot be used.
public nonisolated struct DefaultButtonStyle: SystemButtonStyle {
    nonisolated var appearance: TextButtonAppearance { TextButtonAppearance(isTinted: true) }

    nonisolated var takesRow: Bool { true }

    /// Makes the style.
    nonisolated public init() {}
}

/// A label in the tint and nothing around it, grey when the button cannot be used.
public nonisolated struct BorderlessButtonStyle: SystemButtonStyle {
    nonisolated var appearance: TextButtonAppearance { TextButtonAppearance(isTinted: true) }

    /// Makes the style.
    nonisolated public init() {}
}

/// Looks that are the label's own, fainter while it is pressed and when the button cannot be used.
public nonisolated struct PlainButtonStyle: SystemButtonStyle {
    nonisolated var appearance: TextButtonAppearance { TextButtonAppearance(isTinted: false) }

    /// Makes the style.
    nonisolated public init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The usual looks.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// A label in the tint and nothing around it.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// Looks that are the label's own.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// The label alone.
nonisolated struct TextButtonAppearance: ButtonStyle {
    let isTinted: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.accessibilityShowBorders) private var showsBorders
    @Environment(\.backgroundProminence) private var backgroundProminence

    /// How far the ground that shows a button's reach goes beyond its label, in points.
    private static let reach: CGFloat = 4

    nonisolated init(isTinted: Bool) { self.isTinted = isTinted }

    @MainActor func makeBody(configuration: Configuration) -> some View {
        let isPressed = isEnabled && configuration.isPressed
        if isTinted {
            configuration.label.opacity(isPressed ? 0.5 : 1)
                .foregroundStyle(isEnabled ? tint(configuration.role) : AnyShapeStyle(Color(system: .tertiary)))
                .background {
                    if showsBorders {
                        RoundedRectangle(cornerRadius: 6).fill(ControlFill.soft).padding(-Self.reach)
                    }
                }
        } else {
            configuration.label.opacity(isPressed ? 0.5 : isEnabled ? 1 : 0.4)
        }
    }

    /// The role's, unless it could hardly be seen on a strong colour.
    @MainActor private func tint(_ role: ButtonRole?) -> AnyShapeStyle {
        backgroundProminence == .increased ? AnyShapeStyle(.primary) : role.tint
    }
}

extension ButtonRole? {
    /// What a button of the role is tinted with: red warns of what is lost.
    nonisolated var tint: AnyShapeStyle {
        self == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
    }
}
