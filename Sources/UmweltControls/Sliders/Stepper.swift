import Foundation
@_spi(Kernel) import Umwelt

/// A control with two buttons that increase and decrease a value.
///
/// ```swift
/// Stepper("Guests: \(guests)", value: $guests, in: 1...12)
/// ```
public nonisolated struct Stepper<Label: View>: View, SystemView {
    private let steps: any StepperBehavior
    private let onEditingChanged: (Bool) -> Void
    private let label: Label

    @Environment(\.isEnabled) private var isEnabled

    nonisolated init(steps: any StepperBehavior, label: Label, onEditingChanged: @escaping (Bool) -> Void) {
        self.steps = steps
        self.onEditingChanged = onEditingChanged
        self.label = label
    }

    /// The label, the formatted value if there is a format, and the buttons.
    @MainActor public var body: some View {
        LabelScope(label) { label in
            ControlRow(label: label.opacity(isEnabled ? 1 : 0.4), hasOwnPadding: true) {
                HStack {
                    steps.text.map { $0.foregroundStyle(.secondary) }
                    StepperButtons(steps: steps, onEditingChanged: onEditingChanged)
                        .modifier(
                            ControlModifier(Semantics(role: role, isEnabled: isEnabled)) { event in handle(event) }
                        )
                        .labeled(by: TupleView((label, steps.text)))
                        .primarySemantics()
                }
            }
            .primarySemanticsScope()
            .modifier(ControlBaseline())
        }
    }

    private var role: Semantics.Role {
        .stepper(
            StepperSemantics(
                value: steps.number, bounds: steps.range, canIncrement: steps.canStep(up: true),
                canDecrement: steps.canStep(up: false)))
    }

    @MainActor private func handle(_ event: NodeEvent) -> Bool {
        switch event {
        case .increment: step(up: true)
        case .decrement: step(up: false)
        default: false
        }
    }

    @MainActor private func step(up: Bool) -> Bool {
        guard steps.canStep(up: up) else { return false }
        onEditingChanged(true)
        steps.step(up: up)
        onEditingChanged(false)
        return true
    }
}

/// The buttons of a stepper.
private nonisolated struct StepperButtons: View, SystemView {
    let steps: any StepperBehavior
    let onEditingChanged: (Bool) -> Void

    @Environment(\.appearance.steppers) private var measures

    nonisolated init(steps: any StepperBehavior, onEditingChanged: @escaping (Bool) -> Void) {
        self.steps = steps
        self.onEditingChanged = onEditingChanged
    }

    @MainActor var body: some View {
        HStack(spacing: 0) {
            StepButton(steps: steps, isUp: false, onEditingChanged: onEditingChanged)
            Capsule().fill(Color.separator).frame(width: 1, height: 18)
            StepButton(steps: steps, isUp: true, onEditingChanged: onEditingChanged)
        }
        .frame(width: measures.size.width, height: measures.size.height)
        .background(measures.fill, in: RoundedRectangle(cornerRadius: measures.cornerRadius))
    }
}

/// One button of a stepper.
///
/// The value counts as being edited while the button is pressed; a press without a duration is one edit.
private nonisolated struct StepButton: View, SystemView {
    let steps: any StepperBehavior
    let isUp: Bool
    let onEditingChanged: (Bool) -> Void

    @State private var isHeld = false

    nonisolated init(steps: any StepperBehavior, isUp: Bool, onEditingChanged: @escaping (Bool) -> Void) {
        self.steps = steps
        self.isUp = isUp
        self.onEditingChanged = onEditingChanged
    }

    @MainActor var body: some View {
        let canStep = steps.canStep(up: isUp)
        PressableButton(
            style: StepButtonAppearance(isUp: isUp),
            configuration: PrimitiveButtonStyleConfiguration(role: nil, label: .init(EmptyView())) { step() },
            onPressingChanged: {
                isHeld = $0
                onEditingChanged($0)
            }
        )
        .labeled(by: (isUp ? SystemWord.increment : .decrement).text)
        .disabled(!canStep)
    }

    @MainActor private func step() {
        if !isHeld { onEditingChanged(true) }
        steps.step(up: isUp)
        if !isHeld { onEditingChanged(false) }
    }
}

/// The appearance of a stepper's button: a plus or a minus.
private nonisolated struct StepButtonAppearance: ButtonStyle {
    let isUp: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.appearance.steppers) private var measures
    @Environment(\.controlAppearance.stepper) private var look

    nonisolated init(isUp: Bool) { self.isUp = isUp }

    @MainActor func makeBody(configuration: Configuration) -> some View {
        sign
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(
                configuration.isPressed ? ControlFill.track : .none,
                in: RoundedRectangle(cornerRadius: measures.cornerRadius))
    }

    /// The image of the app's appearance, or the default lines.
    @MainActor @ViewBuilder private var sign: some View {
        if let image = isUp ? look.increment : look.decrement {
            image
                .foregroundStyle(look.tint.map(AnyShapeStyle.init) ?? AnyShapeStyle(.tint))
                .opacity(isEnabled ? 1 : 0.4)
        } else {
            ZStack {
                Capsule().frame(width: measures.sign, height: 2)
                if isUp { Capsule().frame(width: 2, height: measures.sign) }
            }
            .foregroundStyle(Color(system: isEnabled ? .primary : .tertiary))
        }
    }
}
