@_spi(Kernel) import Umwelt

/// The texts and the buttons of an action sheet.
public struct ActionSheet {
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Makes an action sheet, by default with only a cancel button.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - message: The text above the dialog's content; nil for none.
    ///   - buttons: The buttons.
    public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }

    /// A button of an action sheet.
    public typealias Button = Alert.Button
}

extension View {
    /// Presents a choice of actions for the value of a binding while that is not nil.
    ///
    /// - Parameters:
    ///   - item: The value for the sheet; nil to show none.
    ///   - content: Returns the choice for the value.
    nonisolated public func actionSheet<T: Identifiable>(
        item: Binding<T?>, content: (T) -> ActionSheet
    ) -> some View {
        let sheet = item.wrappedValue.map(content)
        return actionSheet(sheet, isPresented: IsPresentLocation.binding(item))
    }

    /// Presents a choice of actions while a binding's value is true.
    ///
    /// - Parameters:
    ///   - isPresented: True while the dialog is shown; it is set to false when the dialog closes.
    ///   - content: Returns the choice.
    nonisolated public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
        actionSheet(content(), isPresented: isPresented)
    }

    nonisolated private func actionSheet(_ sheet: ActionSheet?, isPresented: Binding<Bool>) -> some View {
        legacyDialog(
            .confirmationDialog, isPresented, title: sheet?.title, message: sheet?.message,
            buttons: sheet?.buttons)
    }
}
