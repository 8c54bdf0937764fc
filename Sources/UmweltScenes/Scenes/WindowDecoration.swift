/// The decoration around the content of a scene's windows, such as commands. Rooms above make it.
package protocol WindowDecoration: AnyObject {
    /// Returns the content with the scene's surroundings.
    @MainActor func view(around content: AnyView) -> AnyView
}

struct WindowDecorationKey: EnvironmentKey {
    static var defaultValue: (any WindowDecoration)? { nil }

    static func _valuesEqual(_ lhs: (any WindowDecoration)?, _ rhs: (any WindowDecoration)?) -> Bool { lhs === rhs }
}

extension EnvironmentValues {
    /// The decoration around the content of a scene's windows; nil for none.
    package var windowDecoration: (any WindowDecoration)? {
        get { self[WindowDecorationKey.self] }
        set { self[WindowDecorationKey.self] = newValue }
    }
}

/// The content of a window, with the views that the scene puts around it.
nonisolated struct DecoratedWindow<Content: View>: View, SystemView {
    let content: Content

    /// The shortcuts that open windows of the app's scenes.
    let shortcuts: [WindowShortcut]

    @Environment(\.windowDecoration) private var decoration

    nonisolated init(content: Content, shortcuts: [WindowShortcut]) {
        self.content = content
        self.shortcuts = shortcuts
    }

    @MainActor var body: some View {
        if shortcuts.isEmpty {
            decorated
        } else {
            decorated.background(alignment: .topLeading) { WindowShortcutControls(shortcuts: shortcuts) }
        }
    }

    @MainActor @ViewBuilder private var decorated: some View {
        if let decoration { decoration.view(around: AnyView(content)) } else { content }
    }
}
