import Foundation
@_spi(Kernel) import Umwelt

/// Controls beside each other on one background, with lines between them.
nonisolated struct JoinedControls<Content: View>: View, SystemView {
    let content: Content

    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.appearance.buttons.groupRadius) private var radius

    nonisolated init(content: Content) { self.content = content }

    @MainActor var body: some View {
        HStack(spacing: 0) {
            Group(subviews: content) { controls in
                ForEach(controls.indices, id: \.self) { index in
                    if index > 0 { Color.separator.frame(width: 1, height: 18) }
                    controls[index]
                }
            }
        }
        .buttonStyle(JoinedButtonStyle())
        .toggleStyle(JoinedToggleStyle())
        .background(ControlFill.soft, in: RoundedRectangle(cornerRadius: radius))
        .fixedSize()
        .opacity(isEnabled ? 1 : 0.4)
        .accessibilityElement(children: .contain)
    }
}

/// The style of buttons in a group.
private nonisolated struct JoinedButtonStyle: PrimitiveButtonStyle, SystemStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: JoinedAppearance(isOn: false), configuration: configuration)
    }
}

/// The style of toggles in a group: buttons on a darker ground while they are on.
private nonisolated struct JoinedToggleStyle: ToggleStyle, SystemStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View {
        PressableButton(
            style: JoinedAppearance(isOn: configuration.state != false), configuration: configuration.button,
            semantics: configuration.semanticRole)
    }
}

/// The appearance of a control in a group.
private nonisolated struct JoinedAppearance: ButtonStyle {
    let isOn: Bool

    @Environment(\.controlSize) private var controlSize
    @Environment(\.foregroundStyle) private var foreground
    @Environment(\.appearance.buttons.groupRadius) private var radius
    @Environment(\.appearance.buttons.labels) private var labels

    nonisolated init(isOn: Bool) { self.isOn = isOn }

    @MainActor func makeBody(configuration: Configuration) -> some View {
        let metrics = labels[controlSize]
        configuration.label
            .labelStyle(.iconOnly)
            .defaultFont(metrics.font)
            .lineLimit(1)
            .foregroundStyle(foreground.isChosen ? AnyShapeStyle(.primary) : configuration.role.tint)
            .padding(metrics.insets)
            .background(isOn ? ControlFill.track : .none, in: RoundedRectangle(cornerRadius: radius))
            .opacity(configuration.isPressed ? 0.5 : 1, isPressed: configuration.isPressed)
            .contentShape(Rectangle())
    }
}
