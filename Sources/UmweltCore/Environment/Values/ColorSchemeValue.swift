package struct ColorSchemeKey: EnvironmentKey {
    package static var defaultValue: ColorScheme { .light }
}

/// The color scheme of the window, which no modifier inside of the window changes.
package struct WindowColorSchemeKey: EnvironmentKey {
    package static var defaultValue: ColorScheme { .light }
}

extension EnvironmentValues {
    /// The colour scheme of the window's background.
    package var windowColorScheme: ColorScheme { self[WindowColorSchemeKey.self] }

    /// The colour scheme of the view, light or dark. The host sets it.
    ///
    /// System colours read it.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }
}

extension View {
    /// Sets the colour scheme of this view, which otherwise is the host's.
    ///
    /// ```swift
    /// Sidebar().colorScheme(.dark)
    /// ```
    ///
    /// For whole windows use `preferredColorScheme`.
    ///
    /// - Parameters:
    ///   - colorScheme: The scheme.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func colorScheme(
        _ colorScheme: ColorScheme, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.colorScheme, colorScheme, fileID: fileID, line: line)
    }
}
