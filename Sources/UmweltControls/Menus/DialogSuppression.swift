@_spi(Kernel) import Umwelt

extension View {
    /// Adds a "don't ask again" toggle to the alerts and dialogs in this view.
    ///
    /// ```swift
    /// Editor()
    ///     .confirmationDialog("Delete the page?", isPresented: $asks) {
    ///         Button("Delete", role: .destructive, action: delete)
    ///     }
    ///     .dialogSuppressionToggle("Do not ask again", isSuppressed: $isSuppressed)
    /// ```
    ///
    /// - Parameters:
    ///   - label: The label.
    ///   - isSuppressed: True if the user does not want to be asked again.
    nonisolated public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
        environment(
            \.dialogControl, DialogControl(view: AnyView(SuppressionToggle(label: label, isSuppressed: isSuppressed))))
    }

    /// Adds a toggle to the alerts and dialogs in this view, with a label in the language of the environment.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - isSuppressed: True if the user does not want to be asked again.
    nonisolated public func dialogSuppressionToggle(
        _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
    ) -> some View {
        dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
    }

    /// Adds a toggle with a label to the alerts and dialogs in this view.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - isSuppressed: True if the user does not want to be asked again.
    @_disfavoredOverload
    nonisolated public func dialogSuppressionToggle<S: StringProtocol>(
        _ title: S, isSuppressed: Binding<Bool>
    ) -> some View {
        dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed)
    }

    /// Adds a toggle with the usual label to the alerts and dialogs in this view.
    ///
    /// - Parameter isSuppressed: True if the user does not want to be asked again.
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
