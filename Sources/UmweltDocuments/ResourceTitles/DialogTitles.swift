import Foundation
import Umwelt

extension View {
    /// Shows an alert with a title from a resource, while a binding's value is true.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - isPresented: True while the alert is shown; it is set to false when the alert closes.
    ///   - actions: Makes the buttons.
    @_disfavoredOverload
    nonisolated public func alert<A: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { alert(Text(titleResource), isPresented: isPresented, actions: actions) }

    /// Shows an alert with a title from a resource and a message, while a binding's value is true.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - isPresented: True while the alert is shown; it is set to false when the alert closes.
    ///   - actions: Makes the buttons.
    ///   - message: The message that accompanies the items; nil for none.
    @_disfavoredOverload
    nonisolated public func alert<A: View, M: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { alert(Text(titleResource), isPresented: isPresented, actions: actions, message: message) }

    /// Shows an alert about a value, with a title from a resource, while a binding's value is true.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - isPresented: True while the alert is shown; it is set to false when the alert closes.
    ///   - data: The value for the alert; without a value no alert is shown.
    ///   - actions: Makes the buttons, from the value.
    @_disfavoredOverload
    nonisolated public func alert<A: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        alert(Text(titleResource), isPresented: isPresented, presenting: data, actions: actions)
    }

    /// Shows an alert about a value, with a title from a resource and a message, while a binding's value is true.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - isPresented: True while the alert is shown; it is set to false when the alert closes.
    ///   - data: The value for the alert; without a value no alert is shown.
    ///   - actions: Makes the buttons, from the value.
    ///   - message: The message that accompanies the items; nil for none.
    @_disfavoredOverload
    nonisolated public func alert<A: View, M: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(Text(titleResource), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    /// Shows choices with a title from a resource, while a binding's value is true.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - isPresented: True while the dialog is shown; it is set to false when the dialog closes.
    ///   - titleVisibility: The visibility of the title; with `.automatic` the host decides.
    ///   - actions: Makes the buttons.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<A: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
    ) -> some View {
        confirmationDialog(
            Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
    }

    /// Shows choices with a title from a resource and a message, while a binding's value is true.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - isPresented: True while the dialog is shown; it is set to false when the dialog closes.
    ///   - titleVisibility: The visibility of the title; with `.automatic` the host decides.
    ///   - actions: Makes the buttons.
    ///   - message: The message that accompanies the items; nil for none.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        confirmationDialog(
            Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
            message: message)
    }

    /// Shows choices about a value, with a title from a resource, while a binding's value is true.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - isPresented: True while the dialog is shown; it is set to false when the dialog closes.
    ///   - titleVisibility: The visibility of the title; with `.automatic` the host decides.
    ///   - data: The value for the dialog; without a value no dialog is shown.
    ///   - actions: Makes the buttons, from the value.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<A: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        confirmationDialog(
            Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
            actions: actions)
    }

    /// Shows choices about a value, with a title from a resource and a message, while a binding's value is true.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - isPresented: True while the dialog is shown; it is set to false when the dialog closes.
    ///   - titleVisibility: The visibility of the title; with `.automatic` the host decides.
    ///   - data: The value for the dialog; without a value no dialog is shown.
    ///   - actions: Makes the buttons, from the value.
    ///   - message: The message that accompanies the items; nil for none.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        confirmationDialog(
            Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
            actions: actions, message: message)
    }

    /// Adds a toggle to the alerts and dialogs in this view, with a label from a resource.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - isSuppressed: True if the user does not want to be asked again.
    @_disfavoredOverload
    nonisolated public func dialogSuppressionToggle(
        _ titleResource: LocalizedStringResource, isSuppressed: Binding<Bool>
    ) -> some View {
        dialogSuppressionToggle(Text(titleResource), isSuppressed: isSuppressed)
    }
}
