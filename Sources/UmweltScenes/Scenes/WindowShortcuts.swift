extension Scene {
    /// Sets the keys that open a window of the scene from any window of the app.
    ///
    /// ```swift
    /// Window("Statistics", id: "statistics") { StatisticsView() }.keyboardShortcut("0")
    /// ```
    ///
    /// A single window moves to the front if it is open already. In the browser `.command` is Control, or Command on a
    /// Mac.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - modifiers: The modifier keys that are pressed with the key.
    ///   - localization: The mapping of the keys on keyboards of other languages.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command,
        localization: KeyboardShortcut.Localization = .automatic, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some Scene {
        keyboardShortcut(
            KeyboardShortcut(key, modifiers: modifiers, localization: localization), fileID: fileID, line: line)
    }

    /// Sets the shortcut that opens a window of the scene from any window of the app; nil for none.
    ///
    /// - Parameters:
    ///   - shortcut: The shortcut; nil for none.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func keyboardShortcut(
        _ shortcut: KeyboardShortcut?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some Scene {
        environment(\.windowShortcut, shortcut, fileID: fileID, line: line)
    }
}

private struct WindowShortcutKey: EnvironmentKey {
    static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
    /// The shortcut that opens a window of the scene; nil for none.
    var windowShortcut: KeyboardShortcut? {
        get { self[WindowShortcutKey.self] }
        set { self[WindowShortcutKey.self] = newValue }
    }
}

/// The shortcut that opens a window of a scene.
struct WindowShortcut: Equatable {
    /// The identity of the scene's element.
    let scene: ObjectIdentifier

    /// The title of the scene's windows; nil for none.
    let title: Text?
    let shortcut: KeyboardShortcut
}

extension TreeScenes {
    /// The shortcuts that open windows of the app's scenes.
    var shortcuts: [WindowShortcut] {
        windowGroups.compactMap { scene in
            EnvironmentValues(at: scene.scope, tracking: false).windowShortcut.map {
                WindowShortcut(scene: ObjectIdentifier(scene), title: scene.title, shortcut: $0)
            }
        }
    }
}

/// The invisible controls behind the content of a window whose shortcuts open windows.
nonisolated struct WindowShortcutControls: View, SystemView {
    let shortcuts: [WindowShortcut]

    @Environment(\.openWindow) private var openWindow

    nonisolated init(shortcuts: [WindowShortcut]) { self.shortcuts = shortcuts }

    @MainActor var body: some View {
        ForEach(shortcuts.indices, id: \.self) { index in
            let shortcut = shortcuts[index]
            (shortcut.title ?? Text(verbatim: ""))
                .modifier(
                    ControlModifier(.button, isEnabled: true) { [openWindow] in openWindow(scene: shortcut.scene) }
                )
                .keyboardShortcut(shortcut.shortcut)
        }
        .forShortcutsOnly()
    }
}
