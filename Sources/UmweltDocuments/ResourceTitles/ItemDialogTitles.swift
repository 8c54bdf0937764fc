import Foundation
import Umwelt

extension View {
    /// Presents an alert with a title from a resource, while a binding's value is not nil.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - data: The value for the alert; nil to show none.
    ///   - actions: Makes the buttons, from the value.
    @_disfavoredOverload
    nonisolated public func alert<A: View, T>(
        _ titleResource: LocalizedStringResource, item data: Binding<T?>, @ViewBuilder actions: (T) -> A
    ) -> some View { alert(Text(titleResource), item: data, actions: actions) }

    /// Presents an alert with a title from a resource and a message, while a binding's value is not nil.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - data: The value for the alert; nil to show none.
    ///   - actions: Makes the buttons, from the value.
    ///   - message: The message that accompanies the items; nil for none.
    @_disfavoredOverload
    nonisolated public func alert<A: View, M: View, T>(
        _ titleResource: LocalizedStringResource, item data: Binding<T?>, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View { alert(Text(titleResource), item: data, actions: actions, message: message) }

    /// Presents a choice of actions with a title from a resource, while a binding's value is not nil.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - data: The value for the dialog; nil to show none.
    ///   - titleVisibility: The visibility of the title; with `.automatic` the host decides.
    ///   - actions: Makes the buttons, from the value.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<A: View, T>(
        _ titleResource: LocalizedStringResource, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        confirmationDialog(Text(titleResource), item: data, titleVisibility: titleVisibility, actions: actions)
    }

    /// Presents a choice of actions with a title from a resource and a message, while a binding's value is not nil.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - data: The value for the dialog; nil to show none.
    ///   - titleVisibility: The visibility of the title; with `.automatic` the host decides.
    ///   - actions: Makes the buttons, from the value.
    ///   - message: The message that accompanies the items; nil for none.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ titleResource: LocalizedStringResource, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        confirmationDialog(
            Text(titleResource), item: data, titleVisibility: titleVisibility, actions: actions, message: message)
    }
}
