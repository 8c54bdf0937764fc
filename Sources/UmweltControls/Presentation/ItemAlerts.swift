import Foundation
@_spi(Kernel) import Umwelt

extension View {
    /// Presents an alert while a binding's value is not nil, with actions for that value.
    ///
    /// A press on one of the actions sets the binding to nil. An open alert keeps its value, even if `data` changes.
    ///
    /// ```swift
    /// BookList(books).alert("Delete this book?", item: $doomed) { book in
    ///     Button("Delete \(book.title)", role: .destructive) { delete(book) }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - data: The value for the alert; nil to show none.
    ///   - actions: Makes the buttons, from the value.
    nonisolated public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, item data: Binding<T?>, @ViewBuilder actions: (T) -> A
    ) -> some View {
        alert(Text(titleKey), item: data, actions: actions)
    }

    /// Presents an alert while a binding's value is not nil, with actions for that value.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - data: The value for the alert; nil to show none.
    ///   - actions: Makes the buttons, from the value.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, T>(
        _ title: S, item data: Binding<T?>, @ViewBuilder actions: (T) -> A
    ) -> some View {
        alert(Text(title), item: data, actions: actions)
    }

    /// Presents an alert while a binding's value is not nil, with actions for that value.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - data: The value for the alert; nil to show none.
    ///   - actions: Makes the buttons, from the value.
    nonisolated public func alert<A: View, T>(
        _ title: Text, item data: Binding<T?>, @ViewBuilder actions: (T) -> A
    ) -> some View {
        alert(title, isPresented: data.isPresent(), presenting: data.wrappedValue, actions: actions)
    }

    /// Presents an alert while a binding's value is not nil, with actions and a message for that value.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - data: The value for the alert; nil to show none.
    ///   - actions: Makes the buttons, from the value.
    ///   - message: Makes the message below the title, from the value.
    nonisolated public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, item data: Binding<T?>, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(Text(titleKey), item: data, actions: actions, message: message)
    }

    /// Presents an alert while a binding's value is not nil, with actions and a message for that value.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - data: The value for the alert; nil to show none.
    ///   - actions: Makes the buttons, from the value.
    ///   - message: Makes the message below the title, from the value.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, item data: Binding<T?>, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(Text(title), item: data, actions: actions, message: message)
    }

    /// Presents an alert while a binding's value is not nil, with actions and a message for that value.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - data: The value for the alert; nil to show none.
    ///   - actions: Makes the buttons, from the value.
    ///   - message: Makes the message below the title, from the value.
    nonisolated public func alert<A: View, M: View, T>(
        _ title: Text, item data: Binding<T?>, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(
            title, isPresented: data.isPresent(), presenting: data.wrappedValue, actions: actions, message: message)
    }
}

extension View {
    /// Presents an alert while a binding's error is not nil, with the error's description as its title.
    ///
    /// A press on one of the actions sets the binding to nil. Without actions the alert has an OK button.
    ///
    /// ```swift
    /// Form { … }.alert(error: $saveError) {}
    /// ```
    ///
    /// - Parameters:
    ///   - error: The error; nil to show no alert.
    ///   - actions: Makes the buttons.
    nonisolated public func alert<E: LocalizedError, A: View>(
        error: Binding<E?>, @ViewBuilder actions: () -> A
    ) -> some View {
        alert(isPresented: error.isPresent(), error: error.wrappedValue, actions: actions)
    }

    /// Presents an alert while a binding's error is not nil, with the error's description as its title, and with
    /// actions and a message for the error.
    ///
    /// - Parameters:
    ///   - error: The error; nil to show no alert.
    ///   - actions: Makes the buttons, from the value.
    ///   - message: Makes the message below the title, from the value.
    nonisolated public func alert<E: LocalizedError, A: View, M: View>(
        error: Binding<E?>, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
    ) -> some View {
        alert(isPresented: error.isPresent(), error: error.wrappedValue, actions: actions, message: message)
    }
}

extension Binding {
    /// Returns a binding that is true while the value is not nil. Setting it to false sets the value to nil.
    nonisolated func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? { self[dynamicMember: \.isPresent] }
}

extension Optional {
    /// True if there is a value. Setting it to false removes the value; true cannot make one.
    fileprivate var isPresent: Bool {
        get { self != nil }
        set { if !newValue { self = nil } }
    }
}
