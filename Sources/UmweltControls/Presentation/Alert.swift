import Foundation
@_spi(Kernel) import Umwelt

extension View {
    /// Presents an alert while a binding's value is true.
    ///
    /// Every button in it closes it after running its action. Without buttons there is one with the title OK.
    ///
    /// ```swift
    /// Button("Delete", action: ask).alert("Delete this book?", isPresented: $isAsking) {
    ///     Button("Delete", role: .destructive, action: delete)
    ///     Button("Cancel", role: .cancel) {}
    /// }
    /// ```
    nonisolated public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, actions: actions)
    }

    /// Presents an alert while a binding's value is true.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        alert(Text(title), isPresented: isPresented, actions: actions)
    }

    /// Presents an alert while a binding's value is true.
    nonisolated public func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(.alert, isPresented, DialogParts<A, EmptyView>(title: title, actions: actions(), message: nil))
    }

    /// Presents an alert with a message while a binding's value is true.
    nonisolated public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
    }

    /// Presents an alert with a message while a binding's value is true.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        alert(Text(title), isPresented: isPresented, actions: actions, message: message)
    }

    /// Presents an alert with a message while a binding's value is true.
    nonisolated public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        dialog(.alert, isPresented, DialogParts(title: title, actions: actions(), message: message()))
    }
}

extension View {
    /// Presents an alert about some data while a binding's value is true and the data is not nil.
    ///
    /// While it is shown the alert keeps the data that it began with.
    nonisolated public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions)
    }

    /// Presents an alert about some data while a binding's value is true and the data is not nil.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
    }

    /// Presents an alert about some data while a binding's value is true and the data is not nil.
    nonisolated public func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        let parts = data.map { DialogParts<A, EmptyView>(title: title, actions: actions($0), message: nil) }
        return dialog(.alert, isPresented, parts, keepsParts: true)
    }

    /// Presents an alert about some data, with a message, while a binding's value is true and the data is not nil.
    nonisolated public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    /// Presents an alert about some data, with a message, while a binding's value is true and the data is not nil.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    /// Presents an alert about some data, with a message, while a binding's value is true and the data is not nil.
    nonisolated public func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        let parts = data.map { DialogParts(title: title, actions: actions($0), message: message($0)) }
        return dialog(.alert, isPresented, parts, keepsParts: true)
    }
}

extension View {
    /// Presents an alert with the description of an error as its title, while a binding's value is true and the error
    /// is not nil.
    nonisolated public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> some View {
        let parts = error.map {
            DialogParts<A, EmptyView>(title: Text($0.localizedDescription), actions: actions(), message: nil)
        }
        return dialog(.alert, isPresented, parts, keepsParts: true)
    }

    /// Presents an alert with the description of an error as its title, and a message, while a binding's value is true
    /// and the error is not nil.
    nonisolated public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
    ) -> some View {
        let parts = error.map {
            DialogParts(title: Text($0.localizedDescription), actions: actions($0), message: message($0))
        }
        return dialog(.alert, isPresented, parts, keepsParts: true)
    }
}
