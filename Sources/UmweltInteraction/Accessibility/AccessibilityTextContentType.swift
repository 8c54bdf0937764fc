/// The kind of a text, which affects how VoiceOver reads it.
public struct AccessibilityTextContentType: Sendable {
    private let name: String

    /// Text of no special kind.
    public static let plain = AccessibilityTextContentType(name: "plain")

    /// The output of a program.
    public static let console = AccessibilityTextContentType(name: "console")

    /// The names of files.
    public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")

    /// A message.
    public static let messaging = AccessibilityTextContentType(name: "messaging")

    /// A story.
    public static let narrative = AccessibilityTextContentType(name: "narrative")

    /// The source of a program.
    public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")

    /// The cells of a table.
    public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")

    /// A document.
    public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

extension View {
    /// Has no effect: screen readers of pages read texts of all kinds alike.
    ///
    /// - Parameter value: The kind of the text.
    nonisolated public func accessibilityTextContentType(
        _ value: AccessibilityTextContentType
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { _ in }
    }

    /// Has no effect: web pages cannot link views for navigation by screen readers.
    ///
    /// - Parameters:
    ///   - id: The identity of the group.
    ///   - namespace: The namespace of the identity.
    nonisolated public func accessibilityLinkedGroup<ID: Hashable>(
        id: ID, in namespace: Namespace.ID
    ) -> some View { self }
}
