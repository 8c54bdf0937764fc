import Foundation
@_spi(Kernel) import Umwelt

/// The repetition of a button's action while the button is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private enum Kind {
        case automatic, enabled, disabled
    }

    private let kind: Kind

    /// The default: buttons do not repeat.
    public static let automatic = ButtonRepeatBehavior(kind: .automatic)

    /// The button repeats.
    public static let enabled = ButtonRepeatBehavior(kind: .enabled)

    /// The button does not repeat.
    public static let disabled = ButtonRepeatBehavior(kind: .disabled)
}

struct ButtonRepeatBehaviorKey: EnvironmentKey {
    static var defaultValue: ButtonRepeatBehavior { .automatic }
}

extension EnvironmentValues {
    /// The repetition of buttons' actions while they are held.
    ///
    /// Set it with ``View/buttonRepeatBehavior(_:fileID:line:)``.
    public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[ButtonRepeatBehaviorKey.self] }
        set { self[ButtonRepeatBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Sets whether buttons in this view run their action again and again while they are held.
    ///
    /// ```swift
    /// Button("+") { count += 1 }.buttonRepeatBehavior(.enabled)
    /// ```
    ///
    /// - Parameters:
    ///   - behavior: `.enabled` to repeat the action.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func buttonRepeatBehavior(
        _ behavior: ButtonRepeatBehavior, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.buttonRepeatBehavior, behavior, fileID: fileID, line: line)
    }
}

/// The repetition of a button's action while it is held.
@MainActor final class ButtonRepetition {
    /// The time before the first repetition, and that between two, in seconds: those with which keys of a keyboard
    /// repeat on Linux desktops by default.
    private static let delay = 0.5
    private static let interval = 0.03

    private var task: Task<Void, Never>?
    private var hasRepeated = false

    nonisolated init() {}

    /// Begins to call an action, until the end.
    func begin(_ action: @escaping @MainActor () -> Void) {
        hasRepeated = false
        task?.cancel()
        task = Task { [weak self] in
            try? await Task.sleep(for: .seconds(Self.delay))
            while !Task.isCancelled {
                self?.hasRepeated = true
                action()
                try? await Task.sleep(for: .seconds(Self.interval))
            }
        }
    }

    /// Ends the calls.
    func end() {
        task?.cancel()
        task = nil
    }

    /// Returns true if the press that the release would count as has been a repetition already.
    func takesRelease() -> Bool {
        end()
        defer { hasRepeated = false }
        return hasRepeated
    }
}
