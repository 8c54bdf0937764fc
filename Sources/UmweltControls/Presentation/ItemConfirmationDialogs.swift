@_spi(Kernel) import Umwelt

extension View {
    /// Presents a choice of actions while a binding's value is not nil, with actions for that value.
    ///
    /// A press on one of the actions sets the binding to nil. An open dialog keeps its value, even if `data` changes.
    /// The title is shown if `titleVisibility` is `visible`.
    ///
    /// ```swift
    /// BookList(books).confirmationDialog("Return this book?", item: $returned) { book in
    ///     Button("Return \(book.title)") { giveBack(book) }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - data: The value for the dialog; nil to show none.
    ///   - titleVisibility: The visibility of the title; with `.automatic` the host decides.
    ///   - actions: Makes the buttons, from the value.
    nonisolated public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        confirmationDialog(Text(titleKey), item: data, titleVisibility: titleVisibility, actions: actions)
    }

    /// Presents a choice of actions while a binding's value is not nil, with actions for that value.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - data: The value for the dialog; nil to show none.
    ///   - titleVisibility: The visibility of the title; with `.automatic` the host decides.
    ///   - actions: Makes the buttons, from the value.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, item data: Binding<T?>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: (T) -> A
    ) -> some View {
        confirmationDialog(Text(title), item: data, titleVisibility: titleVisibility, actions: actions)
    }

    /// Presents a choice of actions while a binding's value is not nil, with actions for that value.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - data: The value for the dialog; nil to show none.
    ///   - titleVisibility: The visibility of the title; with `.automatic` the host decides.
    ///   - actions: Makes the buttons, from the value.
    nonisolated public func confirmationDialog<A: View, T>(
        _ title: Text, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        confirmationDialog(
            title, isPresented: data.isPresent(), titleVisibility: titleVisibility, presenting: data.wrappedValue,
            actions: actions)
    }

    /// Presents a choice of actions while a binding's value is not nil, with actions and a message for that value.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - data: The value for the dialog; nil to show none.
    ///   - titleVisibility: The visibility of the title; with `.automatic` the host decides.
    ///   - actions: Makes the buttons, from the value.
    ///   - message: Makes the message below the title, from the value.
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        confirmationDialog(
            Text(titleKey), item: data, titleVisibility: titleVisibility, actions: actions, message: message)
    }

    /// Presents a choice of actions while a binding's value is not nil, with actions and a message for that value.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - data: The value for the dialog; nil to show none.
    ///   - titleVisibility: The visibility of the title; with `.automatic` the host decides.
    ///   - actions: Makes the buttons, from the value.
    ///   - message: Makes the message below the title, from the value.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        confirmationDialog(
            Text(title), item: data, titleVisibility: titleVisibility, actions: actions, message: message)
    }

    /// Presents a choice of actions while a binding's value is not nil, with actions and a message for that value.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - data: The value for the dialog; nil to show none.
    ///   - titleVisibility: The visibility of the title; with `.automatic` the host decides.
    ///   - actions: Makes the buttons, from the value.
    ///   - message: Makes the message below the title, from the value.
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ title: Text, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        confirmationDialog(
            title, isPresented: data.isPresent(), titleVisibility: titleVisibility, presenting: data.wrappedValue,
            actions: actions, message: message)
    }
}
