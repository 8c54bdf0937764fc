import Foundation
@_spi(Kernel) import Umwelt

extension View {
    /// Presents an alert while a binding's value is true.
    ///
    /// Every button in it closes the alert after its action. Without buttons the alert has an OK button.
    ///
    /// ```swift
    /// Button("Delete", action: ask).alert("Delete this book?", isPresented: $isAsking) {
    ///     Button("Delete", role: .destructive, action: delete)
    ///     Button("Cancel", role: .cancel) {}
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - isPresented: True while the alert is shown; it is set to false when the alert closes.
    ///   - actions: Makes the buttons.
    nonisolated public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, actions: actions)
    }

    /// Presents an alert while a binding's value is true.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - isPresented: True while the alert is shown; it is set to false when the alert closes.
    ///   - actions: Makes the buttons.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        alert(Text(title), isPresented: isPresented, actions: actions)
    }

    /// Presents an alert while a binding's value is true.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - isPresented: True while the alert is shown; it is set to false when the alert closes.
    ///   - actions: Makes the buttons.
    nonisolated public func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(.alert, isPresented, DialogParts<A, EmptyView>(title: title, actions: actions(), message: nil))
    }

    /// Presents an alert with a message while a binding's value is true.
    ///
    /// ```swift
    /// LibraryView().alert("No connection", isPresented: $hasFailed) {
    ///     Button("Try again", action: load)
    /// } message: {
    ///     Text("The library could not be loaded.")
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - isPresented: True while the alert is shown; it is set to false when the alert closes.
    ///   - actions: Makes the buttons.
    ///   - message: Makes the message below the title.
    nonisolated public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
    }

    /// Presents an alert with a message while a binding's value is true.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - isPresented: True while the alert is shown; it is set to false when the alert closes.
    ///   - actions: Makes the buttons.
    ///   - message: Makes the message below the title.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        alert(Text(title), isPresented: isPresented, actions: actions, message: message)
    }

    /// Presents an alert with a message while a binding's value is true.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - isPresented: True while the alert is shown; it is set to false when the alert closes.
    ///   - actions: Makes the buttons.
    ///   - message: Makes the message below the title.
    nonisolated public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        dialog(.alert, isPresented, DialogParts(title: title, actions: actions(), message: message()))
    }
}

extension View {
    /// Presents an alert about a value while a binding's value is true and the value is not nil.
    ///
    /// An open alert keeps its value, even if `data` changes.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - isPresented: True while the alert is shown; it is set to false when the alert closes.
    ///   - data: The value for the alert; without a value no alert is shown.
    ///   - actions: Makes the buttons, from the value.
    nonisolated public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions)
    }

    /// Presents an alert about a value while a binding's value is true and the value is not nil.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - isPresented: True while the alert is shown; it is set to false when the alert closes.
    ///   - data: The value for the alert; without a value no alert is shown.
    ///   - actions: Makes the buttons, from the value.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
    }

    /// Presents an alert about a value while a binding's value is true and the value is not nil.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - isPresented: True while the alert is shown; it is set to false when the alert closes.
    ///   - data: The value for the alert; without a value no alert is shown.
    ///   - actions: Makes the buttons, from the value.
    nonisolated public func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        let parts = data.map { DialogParts<A, EmptyView>(title: title, actions: actions($0), message: nil) }
        return dialog(.alert, isPresented, parts, keepsParts: true)
    }

    /// Presents an alert about a value, with a message, while a binding's value is true and the value is not nil.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - isPresented: True while the alert is shown; it is set to false when the alert closes.
    ///   - data: The value for the alert; without a value no alert is shown.
    ///   - actions: Makes the buttons, from the value.
    ///   - message: Makes the message below the title, from the value.
    nonisolated public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    /// Presents an alert about a value, with a message, while a binding's value is true and the value is not nil.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - isPresented: True while the alert is shown; it is set to false when the alert closes.
    ///   - data: The value for the alert; without a value no alert is shown.
    ///   - actions: Makes the buttons, from the value.
    ///   - message: Makes the message below the title, from the value.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    /// Presents an alert about a value, with a message, while a binding's value is true and the value is not nil.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - isPresented: True while the alert is shown; it is set to false when the alert closes.
    ///   - data: The value for the alert; without a value no alert is shown.
    ///   - actions: Makes the buttons, from the value.
    ///   - message: Makes the message below the title, from the value.
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
    ///
    /// - Parameters:
    ///   - isPresented: True while the alert is shown; it is set to false when the alert closes.
    ///   - error: The error; without an error no alert is shown.
    ///   - actions: Makes the buttons.
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
    ///
    /// - Parameters:
    ///   - isPresented: True while the alert is shown; it is set to false when the alert closes.
    ///   - error: The error; without an error no alert is shown.
    ///   - actions: Makes the buttons, from the value.
    ///   - message: Makes the message below the title, from the value.
    nonisolated public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
    ) -> some View {
        let parts = error.map {
            DialogParts(title: Text($0.localizedDescription), actions: actions($0), message: message($0))
        }
        return dialog(.alert, isPresented, parts, keepsParts: true)
    }
}
