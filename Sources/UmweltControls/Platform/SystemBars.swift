@_spi(Kernel) import Umwelt

// Modifiers of features that windows here have not got, as those of a Mac have not: SwiftUI does nothing there either.

extension View {
    /// Has no effect: windows have no status bar.
    ///
    /// - Parameter hidden: Not used.
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

    /// Has no effect: windows have no status bar.
    ///
    /// - Parameter hidden: Not used.
    nonisolated public func statusBar(hidden: Bool) -> some View { self }

    /// Has no effect: the system shows no overlays in front of windows.
    ///
    /// - Parameter visibility: Not used.
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

    /// Has no effect: the system has no gestures at the edges of windows.
    ///
    /// - Parameter edges: Not used.
    nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

    /// Has no effect: rows do not react to a pointer over them.
    ///
    /// - Parameter disabled: Not used.
    nonisolated public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
}
