@_spi(Kernel) import Umwelt

/// How wide buttons are.
public struct ButtonSizing: Hashable, Sendable {
    enum Kind: Hashable {
        case automatic, flexible, fitted
    }

    let kind: Kind

    /// As is usual: as wide as their labels.
    public static var automatic: ButtonSizing { ButtonSizing(kind: .automatic) }
    /// As wide as there is room.
    public static var flexible: ButtonSizing { ButtonSizing(kind: .flexible) }
    /// As wide as their labels.
    public static var fitted: ButtonSizing { ButtonSizing(kind: .fitted) }
}

struct ButtonSizingKey: EnvironmentKey {
    static var defaultValue: ButtonSizing { .automatic }
}

extension EnvironmentValues {
    /// How wide buttons are.
    ///
    /// Buttons with a border read it. Set it with ``View/buttonSizing(_:fileID:line:)``.
    public internal(set) var buttonSizing: ButtonSizing {
        get { self[ButtonSizingKey.self] }
        set { self[ButtonSizingKey.self] = newValue }
    }
}

extension View {
    /// Sets how wide buttons with a border in this view are.
    ///
    /// ```swift
    /// VStack { Button("Buy") {}; Button("Cancel") {} }
    ///     .buttonStyle(.bordered).buttonSizing(.flexible)
    /// ```
    nonisolated public func buttonSizing(
        _ sizing: ButtonSizing, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.buttonSizing, sizing, fileID: fileID, line: line)
    }
}
