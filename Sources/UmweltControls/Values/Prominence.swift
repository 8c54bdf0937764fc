@_spi(Kernel) import Umwelt

/// The prominence of a view.
public enum Prominence: Hashable, Sendable {
    /// The default prominence.
    case standard
    /// More prominent than the default.
    case increased
}

struct HeaderProminenceKey: EnvironmentKey {
    static var defaultValue: Prominence { .standard }
}

extension EnvironmentValues {
    /// The prominence of the headers of sections.
    ///
    /// A ``Section`` in a list reads it. Set it with ``View/headerProminence(_:fileID:line:)``.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }
}

extension View {
    /// Sets the prominence of the headers of sections in this view.
    ///
    /// - Parameters:
    ///   - prominence: The prominence: `.standard` or `.increased`.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func headerProminence(
        _ prominence: Prominence, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.headerProminence, prominence, fileID: fileID, line: line)
    }
}
