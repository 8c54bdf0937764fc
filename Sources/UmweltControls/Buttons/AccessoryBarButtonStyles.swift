import Foundation
@_spi(Kernel) import Umwelt

/// A button style for filter bars: a small grey label, with a background while the pointer is over it.
public nonisolated struct AccessoryBarButtonStyle: SystemButtonStyle {
    nonisolated var appearance: AccessoryBarButtonAppearance { AccessoryBarButtonAppearance(hasBorder: false) }

    /// Makes the style.
    nonisolated public init() {}
}

/// A button style for the actions of filter bars: a small label in a border.
public nonisolated struct AccessoryBarActionButtonStyle: SystemButtonStyle {
    nonisolated var appearance: AccessoryBarButtonAppearance { AccessoryBarButtonAppearance(hasBorder: true) }

    /// Makes the style.
    nonisolated public init() {}
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
    /// A style with a small grey label, and a background while the pointer is over it.
    public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
    /// A style with a small label in a border.
    public static var accessoryBarAction: AccessoryBarActionButtonStyle { AccessoryBarActionButtonStyle() }
}

/// The appearance of buttons of accessory bars.
nonisolated struct AccessoryBarButtonAppearance: ButtonStyle {
    let hasBorder: Bool

    nonisolated init(hasBorder: Bool) { self.hasBorder = hasBorder }

    @MainActor func makeBody(configuration: Configuration) -> some View {
        AccessoryBarButton(hasBorder: hasBorder, configuration: configuration)
    }
}

/// A button of an accessory bar. The figures are guesses at the appearance on macOS.
private nonisolated struct AccessoryBarButton: View, SystemView {
    let hasBorder: Bool
    let configuration: ButtonStyleConfiguration

    @State private var isHovered = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var controlSize
    @Environment(\.foregroundStyle) private var foreground

    nonisolated init(hasBorder: Bool, configuration: ButtonStyleConfiguration) {
        self.hasBorder = hasBorder
        self.configuration = configuration
    }

    @MainActor var body: some View {
        let shape = RoundedRectangle(cornerRadius: 5)
        configuration.label
            .environment(\.alignsLabels, false)
            .defaultFont(controlSize < .regular ? .footnote : .subheadline)
            .padding(insets)
            .foregroundStyle(labelStyle)
            .background(fill, in: shape)
            .overlay {
                if hasBorder { shape.strokeBorder(Color.separator).opacity(isEnabled ? 1 : 0.5) }
            }
            .onHover { isHovered = $0 }
    }

    private var insets: EdgeInsets {
        switch controlSize {
        case .mini, .small: EdgeInsets(top: 2, leading: 5, bottom: 2, trailing: 5)
        case .regular: EdgeInsets(top: 4, leading: 7, bottom: 4, trailing: 7)
        case .large, .extraLarge: EdgeInsets(top: 6, leading: 9, bottom: 6, trailing: 9)
        }
    }

    private var labelStyle: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(Color(system: .tertiary)) }
        if configuration.role == .destructive { return configuration.role.tint }
        return foreground.isChosen || hasBorder ? AnyShapeStyle(.primary) : AnyShapeStyle(.secondary)
    }

    private var fill: ControlFill {
        guard isEnabled else { return .none }
        return configuration.isPressed ? .track : isHovered ? .soft : .none
    }
}
