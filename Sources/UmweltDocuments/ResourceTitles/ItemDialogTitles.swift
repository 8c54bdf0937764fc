import Foundation
import Umwelt

extension View {
    /// Presents an alert with a title that is looked up by a resource, while a binding's value is not nil.
    @_disfavoredOverload
    nonisolated public func alert<A: View, T>(
        _ titleResource: LocalizedStringResource, item data: Binding<T?>, @ViewBuilder actions: (T) -> A
    ) -> some View { alert(Text(titleResource), item: data, actions: actions) }

    /// Presents an alert with a title that is looked up by a resource and a message, while a binding's value is not
    /// nil.
    @_disfavoredOverload
    nonisolated public func alert<A: View, M: View, T>(
        _ titleResource: LocalizedStringResource, item data: Binding<T?>, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View { alert(Text(titleResource), item: data, actions: actions, message: message) }

    /// Presents a choice of actions with a title that is looked up by a resource, while a binding's value is not nil.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<A: View, T>(
        _ titleResource: LocalizedStringResource, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        confirmationDialog(Text(titleResource), item: data, titleVisibility: titleVisibility, actions: actions)
    }

    /// Presents a choice of actions with a title that is looked up by a resource and a message, while a binding's value
    /// is not nil.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ titleResource: LocalizedStringResource, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        confirmationDialog(
            Text(titleResource), item: data, titleVisibility: titleVisibility, actions: actions, message: message)
    }
}
