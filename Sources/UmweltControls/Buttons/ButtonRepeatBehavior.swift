import Foundation
@_spi(Kernel) import Umwelt

/// The repetition of a button's action while it is pressed.
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
    /// The repetition of buttons' actions while they are pressed.
    ///
    /// Set it with ``View/buttonRepeatBehavior(_:fileID:line:)``.
    public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[ButtonRepeatBehaviorKey.self] }
        set { self[ButtonRepeatBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Sets whether buttons in this view repeat their action while they are pressed.
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

/// The repetition of a button's action while it is pressed.
@MainActor final class ButtonRepetition {
    /// The delay before the first repetition and the interval between two, in seconds: the defaults of key repetition
    /// on Linux desktops.
    private static let delay = 0.5
    private static let interval = 0.03

    private var task: Task<Void, Never>?
    private var hasRepeated = false

    nonisolated init() {}

    /// Starts repeating an action, until the end.
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

    /// Returns true if the press has already been repeated, so its release does not count.
    func takesRelease() -> Bool {
        end()
        defer { hasRepeated = false }
        return hasRepeated
    }
}
