@_spi(Kernel) import Umwelt

/// The line of a position that is both the end of a line and the start of the next.
public enum TextSelectionAffinity: Equatable, Hashable, Sendable {
    /// The line that suits the text.
    case automatic
    /// The line before the break.
    case upstream
    /// The line after the break.
    case downstream
}

struct TextSelectionAffinityKey: EnvironmentKey {
    static var defaultValue: TextSelectionAffinity { .automatic }
}

extension EnvironmentValues {
    /// The affinity of the selections that fields and editors report. Hosts draw cursors, and determine their line
    /// themselves.
    ///
    /// Set it with ``View/textSelectionAffinity(_:fileID:line:)``.
    public var textSelectionAffinity: TextSelectionAffinity {
        get { self[TextSelectionAffinityKey.self] }
        set { self[TextSelectionAffinityKey.self] = newValue }
    }
}

extension View {
    /// Sets the affinity of the selections that fields and editors in this view report.
    ///
    /// - Parameters:
    ///   - affinity: The side of a line break to which the cursor belongs: upstream or downstream.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func textSelectionAffinity(
        _ affinity: TextSelectionAffinity, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.textSelectionAffinity, affinity, fileID: fileID, line: line)
    }
}
