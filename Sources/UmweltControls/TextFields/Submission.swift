@_spi(Kernel) import Umwelt

/// What somebody can enter.
public struct SubmitTriggers: OptionSet, Sendable {
    /// The triggers as bits.
    public let rawValue: Int

    /// Makes a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The text of a field.
    public static let text = SubmitTriggers(rawValue: 1 << 0)

    /// What is to be searched for.
    public static let search = SubmitTriggers(rawValue: 1 << 1)
}

extension View {
    /// Runs an action when somebody enters what they wrote into a field of this view. Actions of views around it run
    /// after it.
    ///
    /// ```swift
    /// TextField("Name", text: $name).onSubmit { save(name) }
    /// ```
    nonisolated public func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
    ) -> some View {
        transformEnvironment(\.submitActions) { $0.append(SubmitAction(triggers: triggers, action: action)) }
    }

    /// Keeps the actions around this view from running when somebody enters what they wrote into a field of it.
    nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
        transformEnvironment(\.submitActions) { if isBlocking { $0 = [] } }
    }
}

/// An action for what somebody enters.
struct SubmitAction {
    let triggers: SubmitTriggers
    let action: () -> Void
}

struct SubmitActionsKey: EnvironmentKey {
    static var defaultValue: [SubmitAction] { [] }
}

extension EnvironmentValues {
    /// The actions for what somebody enters, outermost first.
    var submitActions: [SubmitAction] {
        get { self[SubmitActionsKey.self] }
        set { self[SubmitActionsKey.self] = newValue }
    }
}

extension _Element {
    /// Runs the actions around the element for what somebody entered, innermost first.
    func submit(_ trigger: SubmitTriggers) {
        for action in EnvironmentValues(at: scope, tracking: false).submitActions.reversed()
        where !action.triggers.isDisjoint(with: trigger) {
            action.action()
        }
    }
}
