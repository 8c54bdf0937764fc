@_spi(Kernel) import UmweltCore

/// The preference for the colour scheme of a window or a presentation.
public struct PreferredColorSchemeKey: PreferenceKey {
    /// The scheme; nil if no view prefers one.
    public typealias Value = ColorScheme?

    /// The first that is not nil counts, in view order.
    ///
    /// - Parameters:
    ///   - value: The value so far.
    ///   - nextValue: Returns the value of the next view.
    public static func reduce(value: inout Value, nextValue: () -> Value) { value = value ?? nextValue() }
}

extension View {
    /// Sets the colour scheme of the window, or of the presentation that this view is in.
    ///
    /// It applies to the whole window or presentation, and not to views behind it. Of several sibling views the first
    /// applies, and an outer view overrides an inner one.
    ///
    /// ```swift
    /// Button("Settings") { isShown = true }
    ///     .popover(isPresented: $isShown) { SettingsView().preferredColorScheme(.dark) }
    /// ```
    ///
    /// - Parameter colorScheme: The scheme; nil for the system's.
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        preference(key: PreferredColorSchemeKey.self, value: colorScheme)
    }
}

extension View {
    /// Makes this the content of a window or a presentation: in the colour scheme that a view inside prefers.
    package nonisolated func inPreferredColorScheme(
        _ source: PreferenceSource<PreferredColorSchemeKey>
    ) -> ModifiedContent<Self, PreferredColorSchemeModifier> {
        modifier(PreferredColorSchemeModifier(source: source))
    }
}

/// Reads the colour scheme that the content prefers, and sets it in the content's environment.
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
        SplitWriterElement(view, inputs) { view in
            (view.modifier, view.content.modifier(PreferenceForwarder(source: view.modifier.source)))
        }
    }
}
