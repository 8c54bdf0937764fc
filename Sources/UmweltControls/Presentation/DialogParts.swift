@_spi(Kernel) import Umwelt

/// The parts of an alert or a confirmation dialog.
nonisolated struct DialogParts<Actions: View, Message: View> {
    /// The title; nil if it is not shown.
    let title: Text?
    let actions: Actions
    let message: Message?
}

extension View {
    /// Presents a dialog while a binding's value is true and its parts are not nil.
    ///
    /// - Parameter keepsParts: If true, an open dialog keeps its initial parts.
    nonisolated func dialog<A: View, M: View>(
        _ style: PresentationStyle, _ isPresented: Binding<Bool>, _ parts: DialogParts<A, M>?, keepsParts: Bool = false
    ) -> some View {
        modifier(
            _PresentationModifier(style, source: .flag(isPresented, item: parts, keepsItem: keepsParts)) { parts in
                let isAlert = if case .alert = style { true } else { false }
                return DialogView(
                    isAlert: isAlert,
                    header: DialogHeader(isAlert: isAlert, title: parts.title, message: parts.message),
                    actions: parts.actions)
            })
    }
}
