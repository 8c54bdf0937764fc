@_spi(Kernel) import Umwelt

extension View {
    /// Has no effect: a view without its own large form is not enlarged.
    nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }

    /// Shows a large form of this view in front of it while it is pressed, if
    /// ``EnvironmentValues/accessibilityLargeContentViewerEnabled`` is true.
    ///
    /// Use it for controls in bars whose size does not follow the text size.
    ///
    /// ```swift
    /// Image(systemName: "tray").accessibilityShowsLargeContentViewer { Label("Inbox", systemImage: "tray") }
    /// ```
    ///
    /// - Parameter largeContentView: Makes the large form.
    nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
        @ViewBuilder _ largeContentView: () -> V
    ) -> some View {
        modifier(LargeContentModifier(large: largeContentView()))
    }
}

/// The modifier that shows a large form of a view while the view is pressed.
private nonisolated struct LargeContentModifier<Large: View>: ViewModifier, SystemView {
    private let large: Large

    @Environment(\.accessibilityLargeContentViewerEnabled) private var isEnabled
    @GestureState private var isShown = false

    nonisolated init(large: Large) { self.large = large }

    /// A long press of the default duration, which continues until the finger is lifted.
    @MainActor private var press: some Gesture {
        LongPressGesture().sequenced(before: DragGesture(minimumDistance: 0))
            .updating($isShown) { value, isShown, _ in
                if case .second = value { isShown = true }
            }
    }

    @MainActor func body(content: Content) -> some View {
        content
            .simultaneousGesture(press, isEnabled: isEnabled)
            .overlay {
                if isShown {
                    large
                        .font(.largeTitle)
                        .imageScale(.large)
                        .padding(24)
                        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 16))
                        .fixedSize()
                        .allowsHitTesting(false)
                        // A screen reader says what the view is.
                        .accessibilityHidden(true)
                }
            }
            .zIndex(isShown ? 1 : 0)
    }
}
