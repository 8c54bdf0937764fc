@_spi(Kernel) import Umwelt

extension View {
    /// Presents a popover beside this view while a binding's value is true.
    ///
    /// The arrow points at `attachmentAnchor`, at its edge `arrowEdge` if there is room, else where there is.
    ///
    /// ```swift
    /// Button("Settings") { isShown = true }
    ///     .popover(isPresented: $isShown) { SettingsView() }
    /// ```
    nonisolated public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            _PresentationModifier(
                .popover(attachmentAnchor, arrowEdge: arrowEdge), source: .flag(isPresented)
            ) { content() })
    }

    /// Presents a popover beside this view for the value of a binding while that is not nil.
    nonisolated public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            _PresentationModifier(
                .popover(attachmentAnchor, arrowEdge: arrowEdge), source: .item(item), content: content))
    }

    /// Presents a list of things to choose from beside this view while a binding's value is true. It ends when
    /// something in it was pressed, or something beside it.
    nonisolated func menu<Content: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(_PresentationModifier(.menu(at: .beside), source: .flag(isPresented)) { content() })
    }
}
