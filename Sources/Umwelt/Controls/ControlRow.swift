/// A control with its label before it, at the far end of the row; alone where the environment hides labels. In a form with
/// two columns label and control are beside each other, each in its column.
nonisolated struct ControlRow<Label: View, Control: View>: View, SystemView {
    let label: Label
    let control: Control

    @Environment(\.labelsVisibility) private var labelsVisibility
    @Environment(\.isInFormColumns) private var isInFormColumns

    nonisolated init(label: Label, @ViewBuilder control: () -> Control) {
        self.label = label
        self.control = control()
    }

    @MainActor var body: some View {
        if labelsVisibility == .hidden {
            control
        } else if isInFormColumns {
            HStack {
                label
                control.alignmentGuide(.formControls) { $0[.leading] }
            }
        } else {
            HStack(spacing: 0) {
                label
                Spacer(minLength: 8)
                control
            }
        }
    }
}
