@_spi(Kernel) import Umwelt

/// How much something stands out.
public enum Prominence: Hashable, Sendable {
    /// As is usual.
    case standard
    /// More.
    case increased
}

struct HeaderProminenceKey: EnvironmentKey {
    static var defaultValue: Prominence { .standard }
}

extension EnvironmentValues {
    /// How much the headers of sections stand out.
    ///
    /// A ``Section`` in a list reads it. Set it with ``View/headerProminence(_:fileID:line:)``.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }
}

extension View {
    /// Sets how much the headers of sections in this view stand out.
    nonisolated public func headerProminence(
        _ prominence: Prominence, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.headerProminence, prominence, fileID: fileID, line: line)
    }
}
