/// A control with its label before it, at the far end of the row; alone where the environment hides labels.
nonisolated struct ControlRow<Label: View, Control: View>: View, SystemView {
    let label: Label
    let control: Control

    @Environment(\.labelsVisibility) private var labelsVisibility

    nonisolated init(label: Label, @ViewBuilder control: () -> Control) {
        self.label = label
        self.control = control()
    }

    @MainActor var body: some View {
        if labelsVisibility == .hidden {
            control
        } else {
            HStack(spacing: 0) {
                label
                Spacer(minLength: 8)
                control
            }
        }
    }
}
