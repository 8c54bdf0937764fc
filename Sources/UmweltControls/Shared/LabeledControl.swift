@_spi(Kernel) import Umwelt

/// A control that shows its label itself, and uses it as the accessibility label if the environment hides labels.
nonisolated struct LabeledControl<Label: View, Control: View>: View, SystemView {
    let label: Label
    let control: Control

    @Environment(\.labelsVisibility) private var labelsVisibility

    nonisolated init(label: Label, @ViewBuilder control: () -> Control) {
        self.label = label
        self.control = control()
    }

    @MainActor var body: some View { control.labeled(by: labelsVisibility == .hidden ? label : nil) }
}
