@_spi(Kernel) import Umwelt

/// The texts and the buttons of an alert.
public struct Alert {
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Makes an alert with one button, by default an OK button.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - message: The text above the dialog's content; nil for none.
    ///   - dismissButton: The button that closes the alert; nil for an OK button.
    public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
        self.title = title
        self.message = message
        buttons = dismissButton.map { [$0] } ?? []
    }

    /// Makes an alert with two buttons.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - message: The text above the dialog's content; nil for none.
    ///   - primaryButton: The first button.
    ///   - secondaryButton: The second button.
    public init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }

    /// A button of an alert.
    public struct Button {
        let label: Text
        let role: ButtonRole?
        let action: (() -> Void)?

        /// A button.
        ///
        /// - Parameters:
        ///   - label: The label.
        ///   - action: The action; nil for none.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(label: label, role: nil, action: action)
        }

        /// A button that cancels.
        ///
        /// - Parameters:
        ///   - label: The label.
        ///   - action: The action; nil for none.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(label: label, role: .cancel, action: action)
        }

        /// A button that cancels, with the title Cancel.
        ///
        /// - Parameter action: The action; nil for none.
        public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
            .cancel(SystemWord.cancel.text, action: action)
        }

        /// A button that deletes data.
        ///
        /// - Parameters:
        ///   - label: The label.
        ///   - action: The action; nil for none.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(label: label, role: .destructive, action: action)
        }
    }
}

extension View {
    /// Presents an alert for the value of a binding while that is not nil.
    ///
    /// - Parameters:
    ///   - item: The value for the sheet; nil to show none.
    ///   - content: Returns the alert for the value.
    nonisolated public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
        let alert = item.wrappedValue.map(content)
        return legacyAlert(alert, isPresented: IsPresentLocation.binding(item))
    }

    /// Presents an alert while a binding's value is true.
    ///
    /// - Parameters:
    ///   - isPresented: True while the alert is shown; it is set to false when the alert closes.
    ///   - content: Returns the alert.
    nonisolated public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        legacyAlert(content(), isPresented: isPresented)
    }

    nonisolated private func legacyAlert(_ alert: Alert?, isPresented: Binding<Bool>) -> some View {
        legacyDialog(
            .alert, isPresented, title: alert?.title, message: alert?.message, buttons: alert?.buttons)
    }

    /// Presents a dialog whose buttons are values; nil for no dialog.
    nonisolated func legacyDialog(
        _ style: PresentationStyle, _ isPresented: Binding<Bool>, title: Text?, message: Text?,
        buttons: [Alert.Button]?
    ) -> some View {
        let parts = buttons.map { buttons in
            DialogParts(
                title: title, actions: ForEach(buttons.indices, id: \.self) { LegacyAlertButton(button: buttons[$0]) },
                message: message)
        }
        return dialog(style, isPresented, parts)
    }
}

private nonisolated struct LegacyAlertButton: View, SystemView {
    let button: Alert.Button

    nonisolated init(button: Alert.Button) { self.button = button }

    @MainActor var body: some View { Button(role: button.role, action: { button.action?() }) { button.label } }
}

/// A location that is true while an optional is not nil; writing false sets the optional to nil.
final class IsPresentLocation<Wrapped>: DerivedLocation<Bool> {
    private let base: Binding<Wrapped?>

    private init(_ base: Binding<Wrapped?>) { self.base = base }

    static func binding(_ base: Binding<Wrapped?>) -> Binding<Bool> { Binding(location: IsPresentLocation(base)) }

    override var derivedValue: Bool { base.wrappedValue != nil }

    override func set(_ value: Bool, transaction: Transaction?) { if !value { base.wrappedValue = nil } }

    override func isSame(as other: Location<Bool>) -> Bool {
        (other as? IsPresentLocation<Wrapped>).map { areValuesEqual(base, $0.base) } ?? false
    }
}
