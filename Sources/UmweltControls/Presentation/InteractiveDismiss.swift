@_spi(Kernel) import Umwelt

extension View {
    /// Prevents the user from closing the enclosing sheet or popover, by the escape key or a press beside it.
    ///
    /// The app can still close it.
    ///
    /// - Parameter isDisabled: True if the user cannot close the presentation, for instance by a swipe.
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        preference(key: InteractiveDismissDisabledKey.self, value: isDisabled)
    }
}

/// The preference of views that the user must not close the enclosing presentation.
struct InteractiveDismissDisabledKey: PreferenceKey {
    static var defaultValue: Bool { false }

    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}
