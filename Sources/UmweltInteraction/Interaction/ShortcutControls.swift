extension View {
    /// Keeps controls only for their keyboard shortcuts and for assistive technology: they have no size, are invisible,
    /// and receive neither pointer input nor the focus.
    package nonisolated func forShortcutsOnly() -> some View {
        frame(width: 0, height: 0).clipped().focusable(false).allowsHitTesting(false)
    }
}
