@_spi(Kernel) import Umwelt

extension View {
    /// Keeps the sheet or popover that this view is in until the app itself ends it: neither the escape key nor a press
    /// beside it does.
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        preference(key: InteractiveDismissDisabledKey.self, value: isDisabled)
    }
}

/// Whether a view wants the presentation to stay that it is in.
struct InteractiveDismissDisabledKey: PreferenceKey {
    static var defaultValue: Bool { false }

    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}
