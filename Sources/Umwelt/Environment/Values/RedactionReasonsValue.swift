/// Why a view does not show what it says.
public struct RedactionReasons: OptionSet, Sendable {
    /// The reasons as bits.
    public let rawValue: Int

    /// Makes a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The content is not there yet: bars stand for text.
    public static let placeholder = RedactionReasons(rawValue: 1 << 0)
}

struct RedactionReasonsKey: EnvironmentKey {
    static var defaultValue: RedactionReasons { [] }
}

extension EnvironmentValues {
    /// Why views don't show what they say; empty when they do.
    ///
    /// `Text` reads it. Set it with ``View/redacted(reason:)``.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }
}

extension View {
    /// Hides what this view says, for one more reason than outside.
    ///
    /// ```swift
    /// ArticleView(.sample).redacted(reason: isLoading ? .placeholder : [])
    /// ```
    nonisolated public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// Shows what this view says, whatever reasons there are outside.
    nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }
}
