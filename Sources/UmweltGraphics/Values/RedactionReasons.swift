/// The reasons why a view hides its content.
public struct RedactionReasons: OptionSet, Sendable {
    /// The reasons as bits.
    public let rawValue: Int

    /// Makes a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The content is not loaded yet: bars replace text.
    public static let placeholder = RedactionReasons(rawValue: 1 << 0)

    /// Other users may see the screen: bars replace private text.
    public static let privacy = RedactionReasons(rawValue: 1 << 1)

    /// The content will be replaced soon: views with ``View/invalidatableContent(_:)`` are dimmed.
    public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

struct RedactionReasonsKey: EnvironmentKey {
    static var defaultValue: RedactionReasons { [] }
}

struct PrivacySensitiveKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// The reasons why views hide their content; empty if they show it.
    ///
    /// `Text` and `Image` read it. Set it with ``View/redacted(reason:fileID:line:)``.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }

    /// True if the content of views is private.
    var isPrivacySensitive: Bool {
        get { self[PrivacySensitiveKey.self] }
        set { self[PrivacySensitiveKey.self] = newValue }
    }

    /// True if bars replace texts.
    package var hidesText: Bool {
        // Both are read whatever they are, as values that are derived from the environment need it.
        let (reasons, isPrivate) = (redactionReasons, isPrivacySensitive)
        return reasons.contains(.placeholder) || (reasons.contains(.privacy) && isPrivate)
    }
}

extension View {
    /// Hides the content of this view, with a reason that is added to the inherited ones.
    ///
    /// ```swift
    /// ArticleView(.sample).redacted(reason: isLoading ? .placeholder : [])
    /// ```
    ///
    /// - Parameters:
    ///   - reason: The reasons, such as `.placeholder`; an empty set for none.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func redacted(
        reason: RedactionReasons, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        transformEnvironment(\.redactionReasons, transform: { $0.formUnion(reason) }, fileID: fileID, line: line)
    }

    /// Shows the content of this view, in spite of the reasons of outer views.
    ///
    /// - Parameters:
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func unredacted(fileID: StaticString = #fileID, line: UInt = #line) -> some View {
        environment(\.redactionReasons, [], fileID: fileID, line: line)
    }

    /// Marks the content of this view as private: it is hidden where ``RedactionReasons/privacy`` is one of the
    /// reasons.
    ///
    /// ```swift
    /// Text(balance, format: .currency(code: "EUR")).privacySensitive()
    /// ```
    ///
    /// - Parameters:
    ///   - sensitive: True if the content is private.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func privacySensitive(
        _ sensitive: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.isPrivacySensitive, sensitive, fileID: fileID, line: line)
    }
}
