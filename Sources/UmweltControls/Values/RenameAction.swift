@_spi(Kernel) import Umwelt

/// An action that starts renaming something.
///
/// Call it like a function.
public struct RenameAction {
    private let action: () -> Void

    nonisolated init(_ action: @escaping () -> Void) { self.action = action }

    /// Begins to rename.
    public func callAsFunction() { action() }
}

struct RenameKey: EnvironmentKey {
    static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
    /// The action that starts renaming the item that the view shows; nil if it cannot be renamed.
    ///
    /// `RenameButton` runs it. Set it with ``View/renameAction(_:fileID:line:)-(()->Void,_,_)``.
    public var rename: RenameAction? { self[RenameKey.self] }
}

extension View {
    /// Sets the action of the rename buttons in this view, and in its menus.
    ///
    /// - Parameters:
    ///   - action: Called when the user presses such a button. It usually moves the focus to a field with the name.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func renameAction(
        _ action: @escaping () -> Void, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(RenameActionModifier(action: action, location: CallSite(fileID: fileID, line: line)))
    }

    /// Makes the rename buttons in this view, and in its menus, move the focus to the field with the name.
    ///
    /// - Parameter isFocused: The focus of the field, which becomes true.
    nonisolated public func renameAction(
        _ isFocused: FocusState<Bool>.Binding, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        renameAction({ isFocused.wrappedValue = true }, fileID: fileID, line: line)
    }
}

/// A modifier that sets the action of rename buttons.
private nonisolated struct RenameActionModifier: EnvironmentWritingModifier {
    typealias Body = Never
    let action: () -> Void
    let location: CallSite?

    nonisolated init(action: @escaping () -> Void, location: CallSite?) {
        self.action = action
        self.location = location
    }

    nonisolated func write(to values: inout EnvironmentValues) { values[RenameKey.self] = RenameAction(action) }
}
