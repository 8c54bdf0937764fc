@_spi(Kernel) import Umwelt

extension View {
    /// Presents a sheet while a binding's value is true.
    ///
    /// Set the binding to true to open the sheet. When the user closes it, or its content calls
    /// ``EnvironmentValues/dismiss``, the value becomes false and `onDismiss` runs.
    ///
    /// ```swift
    /// Button("Sign in") { isSigningIn = true }
    ///     .sheet(isPresented: $isSigningIn) { SignInView() }
    /// ```
    ///
    /// - Parameters:
    ///   - isPresented: True while the sheet is shown.
    ///   - onDismiss: The action that runs when the sheet has been closed; nil for none.
    ///   - content: Makes the content of the sheet.
    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(_PresentationModifier(.sheet, source: .flag(isPresented), onDismiss: onDismiss) { content() })
    }

    /// Presents a sheet for the value of a binding while that is not nil.
    ///
    /// Use it for a sheet that shows one of several values. A value with another identity has a separate sheet. When
    /// the sheet is closed, the value becomes nil and `onDismiss` runs.
    ///
    /// ```swift
    /// List(books) { book in
    ///     Button(book.title) { chosen = book }
    /// }
    /// .sheet(item: $chosen) { BookView(book: $0) }
    /// ```
    ///
    /// - Parameters:
    ///   - item: The value for the sheet; nil to show none.
    ///   - onDismiss: The action that runs when the sheet has been closed; nil for none.
    ///   - content: Makes the content of the sheet from the value.
    nonisolated public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(_PresentationModifier(.sheet, source: .item(item), onDismiss: onDismiss, content: content))
    }

    /// Covers the window while a binding's value is true.
    ///
    /// The user cannot close the cover; the content can, by `dismiss`, and the app by the binding.
    ///
    /// - Parameters:
    ///   - isPresented: True while the content is shown; it is set to false when the content closes.
    ///   - onDismiss: The action that runs when the content has been closed; nil for none.
    ///   - content: Makes the content.
    nonisolated public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(_PresentationModifier(.cover, source: .flag(isPresented), onDismiss: onDismiss) { content() })
    }

    /// Covers the window for the value of a binding while that is not nil.
    ///
    /// - Parameters:
    ///   - item: The value for the sheet; nil to show none.
    ///   - onDismiss: The action that runs when the content has been closed; nil for none.
    ///   - content: Makes the content from the value.
    nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(_PresentationModifier(.cover, source: .item(item), onDismiss: onDismiss, content: content))
    }
}
