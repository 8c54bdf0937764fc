@_spi(Kernel) import Umwelt

extension View {
    /// Presents a sheet while a binding's value is true.
    ///
    /// When the sheet is closed, the value becomes false and `onDismiss` runs.
    ///
    /// ```swift
    /// Button("Sign in") { isSigningIn = true }
    ///     .sheet(isPresented: $isSigningIn) { SignInView() }
    /// ```
    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(_PresentationModifier(.sheet, source: .flag(isPresented), onDismiss: onDismiss) { content() })
    }

    /// Presents a sheet for the value of a binding while that is not nil.
    ///
    /// A value of another identity gets a sheet of its own. When the sheet is closed, the value becomes nil and
    /// `onDismiss` runs.
    nonisolated public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(_PresentationModifier(.sheet, source: .item(item), onDismiss: onDismiss, content: content))
    }

    /// Covers the window while a binding's value is true.
    ///
    /// The user cannot close the cover; the content can, by `dismiss`, and the app by the binding.
    nonisolated public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(_PresentationModifier(.cover, source: .flag(isPresented), onDismiss: onDismiss) { content() })
    }

    /// Covers the window for the value of a binding while that is not nil.
    nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(_PresentationModifier(.cover, source: .item(item), onDismiss: onDismiss, content: content))
    }
}
