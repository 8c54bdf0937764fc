/// Why a view does not show what it says.
public struct RedactionReasons: OptionSet, Sendable {
    /// The reasons as bits.
    public let rawValue: Int

    /// Makes a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The content is not there yet: bars stand for text.
    public static let placeholder = RedactionReasons(rawValue: 1 << 0)

    /// Others may be looking: bars stand for what is private.
    public static let privacy = RedactionReasons(rawValue: 1 << 1)
}

struct RedactionReasonsKey: EnvironmentKey {
    static var defaultValue: RedactionReasons { [] }
}

struct PrivacySensitiveKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Why views don't show what they say; empty when they do.
    ///
    /// `Text` reads it. Set it with ``View/redacted(reason:fileID:line:)``.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }

    /// Whether what views say is private.
    var isPrivacySensitive: Bool {
        get { self[PrivacySensitiveKey.self] }
        set { self[PrivacySensitiveKey.self] = newValue }
    }

    /// Whether bars are shown in place of texts.
    var hidesText: Bool {
        // Both are read whatever they are, as values that are derived from the environment need it.
        let (reasons, isPrivate) = (redactionReasons, isPrivacySensitive)
        return reasons.contains(.placeholder) || (reasons.contains(.privacy) && isPrivate)
    }
}

extension View {
    /// Hides what this view says, for one more reason than outside.
    ///
    /// ```swift
    /// ArticleView(.sample).redacted(reason: isLoading ? .placeholder : [])
    /// ```
    nonisolated public func redacted(
        reason: RedactionReasons, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        transformEnvironment(\.redactionReasons, transform: { $0.formUnion(reason) }, fileID: fileID, line: line)
    }

    /// Shows what this view says, whatever reasons there are outside.
    nonisolated public func unredacted(fileID: StaticString = #fileID, line: UInt = #line) -> some View {
        environment(\.redactionReasons, [], fileID: fileID, line: line)
    }

    /// Says that what this view says is private: it is hidden where ``RedactionReasons/privacy`` is a reason to.
    ///
    /// ```swift
    /// Text(balance, format: .currency(code: "EUR")).privacySensitive()
    /// ```
    nonisolated public func privacySensitive(
        _ sensitive: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.isPrivacySensitive, sensitive, fileID: fileID, line: line)
    }
}
