@_spi(Kernel) import Umwelt

/// The kinds of input that the user can submit.
public struct SubmitTriggers: OptionSet, Sendable {
    /// The triggers as bits.
    public let rawValue: Int

    /// Makes a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The text of a field.
    public static let text = SubmitTriggers(rawValue: 1 << 0)

    /// The text of a search.
    public static let search = SubmitTriggers(rawValue: 1 << 1)
}

extension View {
    /// Adds an action that runs when the user submits the text of a field in this view, with the return key.
    ///
    /// Actions of ancestors run after it.
    ///
    /// ```swift
    /// TextField("Name", text: $name).onSubmit { save(name) }
    /// ```
    ///
    /// - Parameters:
    ///   - triggers: The kinds of input whose submission runs the action: fields of text, or of a search.
    ///   - action: The action.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        transformEnvironment(
            \.submitActions, transform: { $0.append(SubmitAction(triggers: triggers, action: action)) },
            fileID: fileID, line: line)
    }

    /// Prevents ancestors' submit actions for fields in this view.
    ///
    /// - Parameters:
    ///   - isBlocking: True if the actions of ancestors do not run.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func submitScope(
        _ isBlocking: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        transformEnvironment(\.submitActions, transform: { if isBlocking { $0 = [] } }, fileID: fileID, line: line)
    }
}

/// An action for submitted input.
package struct SubmitAction {
    package let triggers: SubmitTriggers
    package let action: () -> Void
}

struct SubmitActionsKey: EnvironmentKey {
    static var defaultValue: [SubmitAction] { [] }
}

extension EnvironmentValues {
    /// The submit actions, outermost first.
    package var submitActions: [SubmitAction] {
        get { self[SubmitActionsKey.self] }
        set { self[SubmitActionsKey.self] = newValue }
    }
}

extension _Element {
    /// Runs the submit actions of the element and its ancestors, innermost first.
    func submit(_ trigger: SubmitTriggers) {
        for action in EnvironmentValues(at: scope, tracking: false).submitActions.reversed()
        where !action.triggers.isDisjoint(with: trigger) {
            action.action()
        }
    }
}
