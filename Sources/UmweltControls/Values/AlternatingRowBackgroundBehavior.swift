@_spi(Kernel) import Umwelt

/// The rule whether every other row of a list has a different background.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
    private enum Kind {
        case automatic, enabled, disabled
    }

    private let kind: Kind

    /// The default: no different background.
    public static let automatic = AlternatingRowBackgroundBehavior(kind: .automatic)

    /// Every other row has a different background.
    public static let enabled = AlternatingRowBackgroundBehavior(kind: .enabled)

    /// All rows have the same background.
    public static let disabled = AlternatingRowBackgroundBehavior(kind: .disabled)
}

struct AlternatingRowBackgroundsKey: EnvironmentKey {
    static var defaultValue: AlternatingRowBackgroundBehavior { .automatic }
}

extension EnvironmentValues {
    /// The rule whether every other row of a list has a different background. `List` reads it.
    package var alternatingRowBackgrounds: AlternatingRowBackgroundBehavior {
        get { self[AlternatingRowBackgroundsKey.self] }
        set { self[AlternatingRowBackgroundsKey.self] = newValue }
    }
}

extension View {
    /// Sets whether every other row of the lists in this view has a different background.
    ///
    /// ```swift
    /// List(songs) { SongRow(song: $0) }.alternatingRowBackgrounds()
    /// ```
    ///
    /// - Parameters:
    ///   - behavior: `.enabled` to alternate the backgrounds of rows.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func alternatingRowBackgrounds(
        _ behavior: AlternatingRowBackgroundBehavior = .enabled, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.alternatingRowBackgrounds, behavior, fileID: fileID, line: line)
    }
}
