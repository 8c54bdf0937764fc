@_spi(Kernel) import Umwelt

/// Whether every other row of a list has another colour.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
    private enum Kind {
        case automatic, enabled, disabled
    }

    private let kind: Kind

    /// As is usual: no.
    public static let automatic = AlternatingRowBackgroundBehavior(kind: .automatic)

    /// Yes.
    public static let enabled = AlternatingRowBackgroundBehavior(kind: .enabled)

    /// No.
    public static let disabled = AlternatingRowBackgroundBehavior(kind: .disabled)
}

struct AlternatingRowBackgroundsKey: EnvironmentKey {
    static var defaultValue: AlternatingRowBackgroundBehavior { .automatic }
}

extension EnvironmentValues {
    /// Whether every other row of a list has another colour. `List` reads it.
    var alternatingRowBackgrounds: AlternatingRowBackgroundBehavior {
        get { self[AlternatingRowBackgroundsKey.self] }
        set { self[AlternatingRowBackgroundsKey.self] = newValue }
    }
}

extension View {
    /// Sets whether every other row of the lists in this view has another colour.
    ///
    /// ```swift
    /// List(songs) { SongRow(song: $0) }.alternatingRowBackgrounds()
    /// ```
    nonisolated public func alternatingRowBackgrounds(
        _ behavior: AlternatingRowBackgroundBehavior = .enabled, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.alternatingRowBackgrounds, behavior, fileID: fileID, line: line)
    }
}
