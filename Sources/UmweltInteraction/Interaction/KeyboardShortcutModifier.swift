@_spi(Kernel) import UmweltCore

extension View {
    /// Sets the keys that press the first control in this view, wherever the focus is.
    ///
    /// ```swift
    /// Button("Save", action: save).keyboardShortcut("s")
    /// ```
    ///
    /// In the browser `.command` is Control, or Command on a Mac. Browsers reserve some shortcuts, such as those that
    /// open and close windows.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - modifiers: The modifier keys that are pressed with the key.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers), fileID: fileID, line: line)
    }

    /// Sets the keys that press the first control in this view, and their mapping on keyboards of other languages.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - modifiers: The modifier keys that are pressed with the key.
    ///   - localization: The mapping of the keys on keyboards of other languages.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        keyboardShortcut(
            KeyboardShortcut(key, modifiers: modifiers, localization: localization), fileID: fileID, line: line)
    }

    /// Sets the shortcut that presses the first control in this view, wherever the focus is.
    ///
    /// ```swift
    /// Button("Continue", action: next).keyboardShortcut(.defaultAction)
    /// ```
    ///
    /// - Parameters:
    ///   - shortcut: The key and its modifiers.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func keyboardShortcut(
        _ shortcut: KeyboardShortcut, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        keyboardShortcut(Optional(shortcut), fileID: fileID, line: line)
    }

    /// Sets the shortcut that presses the first control in this view; nil for none.
    ///
    /// - Parameters:
    ///   - shortcut: The shortcut; nil for none.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func keyboardShortcut(
        _ shortcut: KeyboardShortcut?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(_KeyboardShortcutModifier(shortcut: shortcut))
            .environment(\.keyboardShortcut, shortcut, fileID: fileID, line: line)
    }
}

/// The modifier that lets keys press a control.
public nonisolated struct _KeyboardShortcutModifier: ViewModifier, LayoutModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    let shortcut: KeyboardShortcut?

    nonisolated init(shortcut: KeyboardShortcut?) { self.shortcut = shortcut }

    package func makeNode(for element: _Element) -> KeyboardShortcutNode { KeyboardShortcutNode(element: element) }

    package func update(_ node: KeyboardShortcutNode) { node.set(shortcut) }

    package func readEnvironment(_ values: EnvironmentValues, for node: KeyboardShortcutNode) {
        node.set(isMirrored: values.isRightToLeft)
    }
}

/// A node of its child's size that adds a shortcut to the semantics of its first control.
package final class KeyboardShortcutNode: WrapperNode {
    private var shortcut: KeyboardShortcut?
    private var isMirrored = false

    func set(_ new: KeyboardShortcut?) {
        guard new != shortcut else { return }
        shortcut = new
        semanticsTarget.setNeedsSend()
    }

    func set(isMirrored new: Bool) {
        guard new != isMirrored else { return }
        isMirrored = new
        semanticsTarget.setNeedsSend()
    }

    public override func refine(_ semantics: inout Semantics) {
        // The innermost of several shortcuts around a control counts.
        guard semantics.shortcut == nil, let shortcut else { return }
        semantics.shortcut = isMirrored ? shortcut.mirrored : shortcut
    }

    /// Presses the first descendant control, for a shortcut of a view that contains controls.
    public override func handle(_ event: NodeEvent) -> Bool {
        guard case .press = event else { return false }
        return firstControl(below: self)?.receive(event) ?? false
    }

    private func firstControl(below node: LayoutNode) -> LayoutNode? {
        for child in node.children {
            if child.isControl { return child }
            if let found = firstControl(below: child) { return found }
        }
        return nil
    }
}
