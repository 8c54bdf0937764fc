import Foundation
@_spi(Kernel) import Umwelt

/// The default style: a label and a switch, or in bars a button that looks pressed while it is on.
public nonisolated struct DefaultToggleStyle: ToggleStyle, SystemStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Returns the view in this style.
    ///
    /// - Parameter configuration: The label and the state of the toggle.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        DefaultToggle(configuration: configuration)
    }
}

/// A toggle in the default style of its surroundings.
private nonisolated struct DefaultToggle: View, SystemView {
    let configuration: ToggleStyleConfiguration

    @Environment(\.valuesOutsideBar) private var valuesOutsideBar

    nonisolated init(configuration: ToggleStyleConfiguration) { self.configuration = configuration }

    @MainActor var body: some View {
        if valuesOutsideBar == nil {
            SwitchToggleStyle().makeBody(configuration: configuration)
        } else {
            ButtonToggleStyle().makeBody(configuration: configuration)
        }
    }
}

/// A toggle style with a label and, at the trailing end of the row, a switch: green, or in the tint, while it is on.
public nonisolated struct SwitchToggleStyle: ToggleStyle, SystemStyle {
    private let tint: Color?

    /// Makes the style.
    nonisolated public init() { tint = nil }

    /// Makes the style with a colour for switches that are on, whatever the environment's tint is.
    ///
    /// - Parameter tint: The colour.
    nonisolated public init(tint: Color) { self.tint = tint }

    /// Returns the view in this style.
    ///
    /// - Parameter configuration: The label and the state of the toggle.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        LabeledControl(label: configuration.label) {
            PressableButton(
                style: SwitchRowAppearance(state: configuration.state, tint: tint), configuration: configuration.button,
                semantics: configuration.semanticRole)
        }
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The default style.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// A style with a label and a switch.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// The appearance of a label with a switch.
private nonisolated struct SwitchRowAppearance: ButtonStyle {
    let state: Bool?
    let tint: Color?
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isInRow) private var isInRow
    @Environment(\.labelsVisibility) private var labelsVisibility
    @Environment(\.appearance.lists.switchOverhang) private var overhang

    nonisolated init(state: Bool?, tint: Color?) {
        self.state = state
        self.tint = tint
    }

    @MainActor func makeBody(configuration: Configuration) -> some View {
        ControlRow(label: configuration.label.opacity(isEnabled ? 1 : 0.4), hasOwnPadding: true) {
            SwitchPicture(state: state, isPressed: configuration.isPressed, tint: tint).opacity(isEnabled ? 1 : 0.5)
                .modifier(RowOverhang(length: isInRow && labelsVisibility != .hidden ? overhang : 0))
        }
        .modifier(ControlBaseline())
    }
}

/// A switch; its state is nil if it is mixed.
private nonisolated struct SwitchPicture: View, SystemView {
    let state: Bool?
    let isPressed: Bool
    let tint: Color?
    @Environment(\.tint) private var environmentTint
    @Environment(\.accessibilityDifferentiateWithoutColor) private var isMarked
    @Environment(\.appearance.toggles) private var measures
    @Environment(\.controlAppearance) private var look

    nonisolated init(state: Bool?, isPressed: Bool, tint: Color?) {
        self.state = state
        self.isPressed = isPressed
        self.tint = tint
    }

    @MainActor var body: some View {
        Capsule(style: .circular)
            .fill(state == false ? offStyle : onStyle)
            .frame(width: measures.track.width, height: measures.track.height)
            .overlay(alignment: state == true ? .leading : .trailing) { if isMarked { mark } }
            .overlay(alignment: state.map { $0 ? .trailing : .leading } ?? .center) {
                Knob(
                    width: measures.knob.width + (isPressed ? measures.pressedGrowth : 0), height: measures.knob.height,
                    color: look.switchKnob ?? .white
                )
                .padding(measures.inset)
            }
            .movesByItself(.control, value: Shown(state: state, isPressed: isPressed))
            .frame(width: measures.size.width, height: measures.size.height, alignment: .trailing)
    }

    /// The state that the switch shows.
    private struct Shown: Equatable {
        let state: Bool?
        let isPressed: Bool
    }

    /// The mark that distinguishes on from off without a colour: the signs of power switches.
    @MainActor @ViewBuilder private var mark: some View {
        switch state {
        case true: Capsule(style: .circular).fill(.white).frame(width: 2, height: 11).padding(.horizontal, 11)
        case false: Circle().stroke(.secondary, lineWidth: 1.5).frame(width: 9, height: 9).padding(.horizontal, 8)
        default: EmptyView()
        }
    }

    private var onStyle: AnyShapeStyle {
        tint.map(AnyShapeStyle.init) ?? environmentTint ?? AnyShapeStyle(look.onSwitch ?? Color.green)
    }

    private var offStyle: AnyShapeStyle {
        look.offSwitch.map(AnyShapeStyle.init) ?? AnyShapeStyle(measures.off)
    }
}

/// The white part of a control that the user moves.
nonisolated struct Knob: View, SystemView {
    let width: CGFloat
    let height: CGFloat
    let color: Color

    nonisolated init(width: CGFloat, height: CGFloat, color: Color = .white) {
        self.width = width
        self.height = height
        self.color = color
    }

    @MainActor var body: some View {
        Capsule(style: .circular)
            .fill(color)
            .background { Capsule(style: .circular).fill(Color.black.opacity(0.08)).padding(-0.5) }
            .frame(width: width, height: height)
    }
}
