import Foundation
@_spi(Kernel) import Umwelt

/// The default style: a label in the tint, fainter while it is pressed and grey when the button is disabled.
public nonisolated struct DefaultButtonStyle: SystemButtonStyle {
    nonisolated var appearance: TextButtonAppearance { TextButtonAppearance(isTinted: true) }

    nonisolated var takesRow: Bool { true }

    /// Makes the style.
    nonisolated public init() {}
}

/// A button style with a label in the tint and no background; grey when the button is disabled.
public nonisolated struct BorderlessButtonStyle: SystemButtonStyle {
    nonisolated var appearance: TextButtonAppearance { TextButtonAppearance(isTinted: true) }

    /// Makes the style.
    nonisolated public init() {}
}

/// A button style with an unchanged label, fainter while it is pressed and when the button is disabled.
public nonisolated struct PlainButtonStyle: SystemButtonStyle {
    nonisolated var appearance: TextButtonAppearance { TextButtonAppearance(isTinted: false) }

    /// Makes the style.
    nonisolated public init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The default style.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// A style with a label in the tint and no background.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// A style with an unchanged label.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// The appearance of buttons without a border.
nonisolated struct TextButtonAppearance: ButtonStyle {
    let isTinted: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.accessibilityShowBorders) private var showsBorders
    @Environment(\.backgroundProminence) private var backgroundProminence
    @Environment(\.foregroundStyle) private var foreground
    @Environment(\.valuesOutsideBar) private var valuesOutsideBar
    @Environment(\.appearance.buttons.keepsUsualDistanceBelow) private var keepsUsualDistanceBelow
    @Environment(\.tint) private var tint
    @Environment(\.appearance.barItems.hasInkLabels) private var hasInkInBars

    /// The distance, in points, by which the background that shows a button's extent exceeds its label.
    private static let reach: CGFloat = 4

    nonisolated init(isTinted: Bool) { self.isTinted = isTinted }

    @MainActor func makeBody(configuration: Configuration) -> some View {
        if keepsUsualDistanceBelow {
            label(configuration).modifier(UsualDistanceBelow())
        } else {
            label(configuration)
        }
    }

    @ViewBuilder @MainActor private func label(_ configuration: Configuration) -> some View {
        let isPressed = isEnabled && configuration.isPressed
        if isTinted {
            configuration.label.inBarCapsule(valuesOutsideBar?.capsule).opacity(
                isPressed ? 0.5 : 1, isPressed: isPressed
            )
            .foregroundStyle(isEnabled ? tint(configuration.role) : AnyShapeStyle(Color(system: .tertiary)))
            .background {
                if showsBorders {
                    RoundedRectangle(cornerRadius: 6).fill(ControlFill.soft).padding(-Self.reach)
                }
            }
        } else {
            configuration.label.inBarCapsule(valuesOutsideBar?.capsule)
                .opacity(isPressed ? 0.5 : isEnabled ? 1 : 0.4, isPressed: isPressed)
        }
    }

    /// Returns the tint of the role, or the current style if the app has set one, and on a prominent background, where
    /// the tint has too little contrast. In toolbars all roles have the app's tint, as iOS 18.2 draws them, or the
    /// colour of text.
    @MainActor private func tint(_ role: ButtonRole?) -> AnyShapeStyle {
        if hasInkInBars, let valuesOutsideBar, areValuesEqual(tint, valuesOutsideBar.tint) {
            return AnyShapeStyle(.primary)
        }
        if backgroundProminence == .increased || foreground.isChosen { return AnyShapeStyle(.primary) }
        return role == .destructive && valuesOutsideBar == nil ? role.tint : (nil as ButtonRole?).tint
    }
}

extension ButtonRole? {
    /// The tint of buttons of the role: red for destructive ones.
    package nonisolated var tint: AnyShapeStyle {
        self == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
    }
}
