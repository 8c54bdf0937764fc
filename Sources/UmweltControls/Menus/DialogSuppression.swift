@_spi(Kernel) import Umwelt

extension View {
    /// Adds a toggle to the alerts and dialogs in this view, by which the user says that they do not want to be asked
    /// again.
    ///
    /// ```swift
    /// Editor()
    ///     .confirmationDialog("Delete the page?", isPresented: $asks) { … }
    ///     .dialogSuppressionToggle("Do not ask again", isSuppressed: $isSuppressed)
    /// ```
    nonisolated public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
        environment(
            \.dialogControl, DialogControl(view: AnyView(SuppressionToggle(label: label, isSuppressed: isSuppressed))))
    }

    /// Adds a toggle to the alerts and dialogs in this view, with a label in the language of the environment.
    nonisolated public func dialogSuppressionToggle(
        _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
    ) -> some View {
        dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
    }

    /// Adds a toggle with a label to the alerts and dialogs in this view.
    @_disfavoredOverload
    nonisolated public func dialogSuppressionToggle<S: StringProtocol>(
        _ title: S, isSuppressed: Binding<Bool>
    ) -> some View {
        dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed)
    }

    /// Adds a toggle with the usual label to the alerts and dialogs in this view.
    nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
        dialogSuppressionToggle("Do not ask again", isSuppressed: isSuppressed)
    }
}

/// The toggle of a dialog: a box, as on a Mac.
private nonisolated struct SuppressionToggle: View, SystemView {
    let label: Text
    let isSuppressed: Binding<Bool>

    nonisolated init(label: Text, isSuppressed: Binding<Bool>) {
        self.label = label
        self.isSuppressed = isSuppressed
    }

    @MainActor var body: some View {
        Toggle(isOn: isSuppressed) { label.font(.footnote).foregroundStyle(Color.primary) }
            .toggleStyle(.checkbox)
            // A press of it is no answer.
            .modifier(MenuDismissalBlocker(isActive: true))
    }
}
