@_spi(Kernel) import Umwelt

/// The changes that the system's writing tools may make to a text.
public struct WritingToolsBehavior: Sendable, Equatable {
    private enum Kind {
        case automatic, complete, limited, disabled
    }

    private let kind: Kind

    /// The default.
    public static let automatic = WritingToolsBehavior(kind: .automatic)

    /// They may edit the text in place.
    public static let complete = WritingToolsBehavior(kind: .complete)

    /// They may show proposals beside the text.
    public static let limited = WritingToolsBehavior(kind: .limited)

    /// They are disabled.
    public static let disabled = WritingToolsBehavior(kind: .disabled)
}

extension View {
    /// Has no effect, as on every system without writing tools.
    ///
    /// - Parameter behavior: Not used.
    nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }

    /// Has no effect, as on every system without writing tools.
    ///
    /// - Parameter visibility: Not used.
    nonisolated public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { self }
}
