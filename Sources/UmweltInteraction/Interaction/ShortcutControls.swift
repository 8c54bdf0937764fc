extension View {
    /// Keeps controls for their keyboard shortcuts, and for assistive technology, alone: they take no space, are not
    /// seen, and neither pointers nor the focus reach them.
    package nonisolated func forShortcutsOnly() -> some View {
        frame(width: 0, height: 0).clipped().focusable(false).allowsHitTesting(false)
    }
}
