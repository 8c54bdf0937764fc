import Umwelt

// Modifiers of web views that no frame can follow: the browser decides about gestures, selection and the full screen.

extension WebView {
    /// The choice about a gesture, a preview or the full screen.
    @available(*, unavailable, message: "The browser decides about gestures and previews in frames.")
    public struct Behavior: Sendable {
        /// The system's choice.
        public static var automatic: Behavior { Behavior() }
        /// It is there.
        public static var enabled: Behavior { Behavior() }
        /// It is not there.
        public static var disabled: Behavior { Behavior() }
    }
}

extension View {
    @available(*, unavailable, message: "Frames have no gesture to go back: remove the modifier.")
    nonisolated public func webViewBackForwardNavigationGestures(_ value: WebView.Behavior) -> some View { self }

    @available(*, unavailable, message: "The browser magnifies the window: remove the modifier.")
    nonisolated public func webViewMagnificationGestures(_ value: WebView.Behavior) -> some View { self }

    @available(*, unavailable, message: "The browser decides about previews: remove the modifier.")
    nonisolated public func webViewLinkPreviews(_ value: WebView.Behavior) -> some View { self }

    @available(*, unavailable, message: "The browser decides about selections in frames: remove the modifier.")
    nonisolated public func webViewTextSelection<Selectability>(_ selectability: Selectability) -> some View { self }

    @available(*, unavailable, message: "The browser decides about the full screen: remove the modifier.")
    nonisolated public func webViewElementFullscreenBehavior(_ value: WebView.Behavior) -> some View { self }

    @available(*, unavailable, message: "Frames have the background of their pages: remove the modifier.")
    nonisolated public func webViewContentBackground(_ visibility: Visibility) -> some View { self }
}
