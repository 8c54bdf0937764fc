/// The colour scheme that views prefer for the window or the presentation that they are in.
public struct PreferredColorSchemeKey: PreferenceKey {
    /// The scheme; nil if no view says any.
    public typealias Value = ColorScheme?

    /// The first that is not nil counts, in view order.
    public static func reduce(value: inout Value, nextValue: () -> Value) { value = value ?? nextValue() }
}

extension View {
    /// Has the window, or what is presented around this view, shown in a colour scheme; nil leaves it as it is.
    ///
    /// It takes effect for all of the window or presentation, and for nothing behind it. Of several views next to each
    /// other the first one's scheme counts, and one set outside replaces one set inside.
    ///
    /// ```swift
    /// Button("Settings") { isShown = true }
    ///     .popover(isPresented: $isShown) { SettingsView().preferredColorScheme(.dark) }
    /// ```
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        preference(key: PreferredColorSchemeKey.self, value: colorScheme)
    }
}

extension View {
    /// Makes this what a window or a presentation shows: in the colour scheme that something inside prefers.
    package nonisolated func inPreferredColorScheme(
        _ source: PreferenceSource<PreferredColorSchemeKey>
    ) -> ModifiedContent<Self, PreferredColorSchemeModifier> {
        modifier(PreferredColorSchemeModifier(source: source))
    }
}

/// Finds the colour scheme that the content prefers, and sets it in the content's environment.
package nonisolated struct PreferredColorSchemeModifier: ViewModifier, EnvironmentWriting {
    package typealias Body = Never
    let source: PreferenceSource<PreferredColorSchemeKey>

    package nonisolated var location: CallSite? { nil }

    package nonisolated func write(to values: inout EnvironmentValues) {
        if let colorScheme = source.value { values.colorScheme = colorScheme }
    }

    package nonisolated static func _makeElement<Content: View>(
        _ view: ModifiedContent<Content, Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<ModifiedContent<Content, Self>> {
        EnvironmentWriterElement(view, inputs) { view in
            (view.modifier, view.content.modifier(PreferenceForwarder(source: view.modifier.source)))
        }
    }
}
