@_spi(Kernel) import Umwelt

extension View {
    /// Presents a popover beside this view while a binding's value is true.
    ///
    /// ```swift
    /// Button("Settings") { isShown = true }
    ///     .popover(isPresented: $isShown) { SettingsView() }
    /// ```
    ///
    /// - Parameters:
    ///   - attachmentAnchor: The rectangle or point of this view that the arrow points at.
    ///   - arrowEdge: The edge of the anchor for the popover, if there is enough space; otherwise, or for nil, another
    ///     edge.
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
    ///
    /// - Parameters:
    ///   - item: The value for the sheet; nil to show none.
    ///   - attachmentAnchor: The part of this view to which the popover's arrow points; its bounds by default.
    ///   - arrowEdge: The edge of this view for the popover; nil for an edge with enough space.
    ///   - content: Makes the content from the value.
    nonisolated public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            _PresentationModifier(
                .popover(attachmentAnchor, arrowEdge: arrowEdge), source: .item(item), content: content))
    }

    /// Presents a menu beside this view while a binding's value is true.
    ///
    /// It is closed by a press of an item, or beside it.
    nonisolated func menu<Content: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(_PresentationModifier(.menu(at: .beside), source: .flag(isPresented)) { content() })
    }
}
