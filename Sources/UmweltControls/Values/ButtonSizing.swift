@_spi(Kernel) import Umwelt

/// The rule for the width of buttons.
public struct ButtonSizing: Hashable, Sendable {
    enum Kind: Hashable {
        case automatic, flexible, fitted
    }

    let kind: Kind

    /// The default: as wide as their labels.
    public static var automatic: ButtonSizing { ButtonSizing(kind: .automatic) }
    /// As wide as the proposed space.
    public static var flexible: ButtonSizing { ButtonSizing(kind: .flexible) }
    /// As wide as their labels.
    public static var fitted: ButtonSizing { ButtonSizing(kind: .fitted) }
}

struct ButtonSizingKey: EnvironmentKey {
    static var defaultValue: ButtonSizing { .automatic }
}

extension EnvironmentValues {
    /// The rule for the width of buttons.
    ///
    /// Buttons with a border read it. Set it with ``View/buttonSizing(_:fileID:line:)``.
    public internal(set) var buttonSizing: ButtonSizing {
        get { self[ButtonSizingKey.self] }
        set { self[ButtonSizingKey.self] = newValue }
    }
}

extension View {
    /// Sets the width of buttons with a border in this view.
    ///
    /// ```swift
    /// VStack { Button("Buy") {}; Button("Cancel") {} }
    ///     .buttonStyle(.bordered).buttonSizing(.flexible)
    /// ```
    ///
    /// - Parameters:
    ///   - sizing: The rule for the size, such as `.fitted` or `.form`.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func buttonSizing(
        _ sizing: ButtonSizing, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.buttonSizing, sizing, fileID: fileID, line: line)
    }
}
