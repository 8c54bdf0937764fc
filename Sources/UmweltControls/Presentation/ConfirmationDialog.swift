@_spi(Kernel) import Umwelt

extension View {
    /// Presents a choice of actions while a binding's value is true.
    ///
    /// Every button closes it after running its action. A cancel button is added if there is none. The title is shown
    /// if `titleVisibility` is `visible`.
    ///
    /// ```swift
    /// Button("Empty the bin", action: ask).confirmationDialog("Empty the bin?", isPresented: $isAsking) {
    ///     Button("Empty", role: .destructive, action: empty)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - isPresented: True while the dialog is shown; it is set to false when the dialog closes.
    ///   - titleVisibility: The visibility of the title; with `.automatic` the host decides.
    ///   - actions: Makes the buttons.
    nonisolated public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
    }

    /// Presents a choice of actions while a binding's value is true.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - isPresented: True while the dialog is shown; it is set to false when the dialog closes.
    ///   - titleVisibility: The visibility of the title; with `.automatic` the host decides.
    ///   - actions: Makes the buttons.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        confirmationDialog(Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
    }

    /// Presents a choice of actions while a binding's value is true.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - isPresented: True while the dialog is shown; it is set to false when the dialog closes.
    ///   - titleVisibility: The visibility of the title; with `.automatic` the host decides.
    ///   - actions: Makes the buttons.
    nonisolated public func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        let parts = DialogParts<A, EmptyView>(
            title: title.shown(titleVisibility), actions: actions(), message: nil)
        return dialog(.confirmationDialog, isPresented, parts)
    }

    /// Presents a choice of actions with a message while a binding's value is true.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - isPresented: True while the dialog is shown; it is set to false when the dialog closes.
    ///   - titleVisibility: The visibility of the title; with `.automatic` the host decides.
    ///   - actions: Makes the buttons.
    ///   - message: Makes the message below the title.
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
            message: message)
    }

    /// Presents a choice of actions with a message while a binding's value is true.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - isPresented: True while the dialog is shown; it is set to false when the dialog closes.
    ///   - titleVisibility: The visibility of the title; with `.automatic` the host decides.
    ///   - actions: Makes the buttons.
    ///   - message: Makes the message below the title.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
            message: message)
    }

    /// Presents a choice of actions with a message while a binding's value is true.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - isPresented: True while the dialog is shown; it is set to false when the dialog closes.
    ///   - titleVisibility: The visibility of the title; with `.automatic` the host decides.
    ///   - actions: Makes the buttons.
    ///   - message: Makes the message below the title.
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        let parts = DialogParts(title: title.shown(titleVisibility), actions: actions(), message: message())
        return dialog(.confirmationDialog, isPresented, parts)
    }
}

extension View {
    /// Presents a choice of actions for some data while a binding's value is true and the data is not nil.
    ///
    /// An open dialog keeps its data, even if `data` changes.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - isPresented: True while the dialog is shown; it is set to false when the dialog closes.
    ///   - titleVisibility: The visibility of the title; with `.automatic` the host decides.
    ///   - data: The value for the dialog; without a value no dialog is shown.
    ///   - actions: Makes the buttons, from the value.
    nonisolated public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
            actions: actions)
    }

    /// Presents a choice of actions for some data while a binding's value is true and the data is not nil.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - isPresented: True while the dialog is shown; it is set to false when the dialog closes.
    ///   - titleVisibility: The visibility of the title; with `.automatic` the host decides.
    ///   - data: The value for the dialog; without a value no dialog is shown.
    ///   - actions: Makes the buttons, from the value.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
            actions: actions)
    }

    /// Presents a choice of actions for some data while a binding's value is true and the data is not nil.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - isPresented: True while the dialog is shown; it is set to false when the dialog closes.
    ///   - titleVisibility: The visibility of the title; with `.automatic` the host decides.
    ///   - data: The value for the dialog; without a value no dialog is shown.
    ///   - actions: Makes the buttons, from the value.
    nonisolated public func confirmationDialog<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        let parts = data.map {
            DialogParts<A, EmptyView>(title: title.shown(titleVisibility), actions: actions($0), message: nil)
        }
        return dialog(.confirmationDialog, isPresented, parts, keepsParts: true)
    }

    /// Presents a choice of actions for some data, with a message, while a binding's value is true and the data is not
    /// nil.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - isPresented: True while the dialog is shown; it is set to false when the dialog closes.
    ///   - titleVisibility: The visibility of the title; with `.automatic` the host decides.
    ///   - data: The value for the dialog; without a value no dialog is shown.
    ///   - actions: Makes the buttons, from the value.
    ///   - message: Makes the message below the title, from the value.
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
            actions: actions, message: message)
    }

    /// Presents a choice of actions for some data, with a message, while a binding's value is true and the data is not
    /// nil.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - isPresented: True while the dialog is shown; it is set to false when the dialog closes.
    ///   - titleVisibility: The visibility of the title; with `.automatic` the host decides.
    ///   - data: The value for the dialog; without a value no dialog is shown.
    ///   - actions: Makes the buttons, from the value.
    ///   - message: Makes the message below the title, from the value.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
            actions: actions, message: message)
    }

    /// Presents a choice of actions for some data, with a message, while a binding's value is true and the data is not
    /// nil.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - isPresented: True while the dialog is shown; it is set to false when the dialog closes.
    ///   - titleVisibility: The visibility of the title; with `.automatic` the host decides.
    ///   - data: The value for the dialog; without a value no dialog is shown.
    ///   - actions: Makes the buttons, from the value.
    ///   - message: Makes the message below the title, from the value.
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        let parts = data.map {
            DialogParts(title: title.shown(titleVisibility), actions: actions($0), message: message($0))
        }
        return dialog(.confirmationDialog, isPresented, parts, keepsParts: true)
    }
}

extension Text {
    /// Returns the text as a confirmation dialog's title if the visibility is `visible`; nil otherwise.
    fileprivate func shown(_ visibility: Visibility) -> Text? { visibility == .visible ? self : nil }
}
