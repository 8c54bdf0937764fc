/// An entry of a rotor: a view that the user of a screen reader jumps to.
public struct AccessibilityRotorEntry<ID: Hashable> {
    let label: Text
    let target: AnyHashable?
    let prepare: () -> Void

    /// Makes an entry for the view with an identity in this rotor's content.
    ///
    /// - Parameters:
    ///   - id: The identity, as in `ForEach` or of `id(_:)`.
    ///   - prepare: Called before the jump, such as to show the view.
    nonisolated public init(
        _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
    ) {
        self.label = label
        target = AnyHashable(id)
        self.prepare = prepare
    }

    /// Makes an entry, with a label in the language of the environment, for the view with an identity.
    ///
    /// - Parameters:
    ///   - labelKey: The label, a key of the app's localized strings.
    ///   - id: The identity of the view.
    ///   - textRange: The range of the text to read; nil for the whole text. It has no effect.
    ///   - prepare: Called before the jump, such as to show the view.
    nonisolated public init(
        _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping (() -> Void) = {}
    ) {
        self.init(Text(labelKey), id: id, textRange: textRange, prepare: prepare)
    }

    /// Makes an entry, with a label, for the view with an identity.
    ///
    /// - Parameters:
    ///   - label: The label, which is not localized.
    ///   - id: The identity of the view.
    ///   - textRange: The range of the text to read; nil for the whole text. It has no effect.
    ///   - prepare: Called before the jump, such as to show the view.
    @_disfavoredOverload
    nonisolated public init<L: StringProtocol>(
        _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
    ) {
        self.init(Text(label), id: id, textRange: textRange, prepare: prepare)
    }

    /// Makes an entry for the view with an identity, in a namespace of `accessibilityRotorEntry(id:in:)`.
    ///
    /// - Parameters:
    ///   - label: The label.
    ///   - id: The identity of the view.
    ///   - namespace: The namespace of the identity.
    ///   - textRange: The range of the text to read; nil for the whole text. It has no effect.
    ///   - prepare: Called before the jump, such as to show the view.
    nonisolated public init(
        _ label: Text, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping (() -> Void) = {}
    ) {
        self.label = label
        target = AnyHashable(RotorTarget(id: id, namespace: namespace))
        self.prepare = prepare
    }

    /// Makes an entry, with a label in the language of the environment, for the view with an identity in a namespace.
    ///
    /// - Parameters:
    ///   - labelKey: The label, a key of the app's localized strings.
    ///   - id: The identity of the view.
    ///   - namespace: The namespace of the identity.
    ///   - textRange: The range of the text to read; nil for the whole text. It has no effect.
    ///   - prepare: Called before the jump, such as to show the view.
    nonisolated public init(
        _ labelKey: LocalizedStringKey, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping (() -> Void) = {}
    ) {
        self.init(Text(labelKey), id, in: namespace, textRange: textRange, prepare: prepare)
    }

    /// Makes an entry, with a label, for the view with an identity in a namespace.
    ///
    /// - Parameters:
    ///   - label: The label, which is not localized.
    ///   - id: The identity of the view.
    ///   - namespace: The namespace of the identity.
    ///   - textRange: The range of the text to read; nil for the whole text. It has no effect.
    ///   - prepare: Called before the jump, such as to show the view.
    @_disfavoredOverload
    nonisolated public init<L: StringProtocol>(
        _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping (() -> Void) = {}
    ) {
        self.init(Text(label), id, in: namespace, textRange: textRange, prepare: prepare)
    }
}

@available(*, unavailable)
extension AccessibilityRotorEntry: Sendable {}

/// An identity of a view for rotors.
struct RotorTarget<ID: Hashable>: Hashable {
    let id: ID
    let namespace: Namespace.ID
}

/// The content of a rotor: entries, also of conditions and of collections.
public protocol AccessibilityRotorContent {
    /// The type of the body.
    associatedtype Body: AccessibilityRotorContent

    /// The entries.
    @AccessibilityRotorContentBuilder var body: Body { get }

    /// The own entries of this content; nil if its body has them.
    var _entries: [_RotorEntry]? { get }
}

/// An entry of a rotor, with an identity of any type.
public struct _RotorEntry {
    let label: Text
    let target: AnyHashable?
    let prepare: () -> Void
}

extension AccessibilityRotorContent {
    /// Nil: the body has the entries.
    public var _entries: [_RotorEntry]? { nil }

    /// All entries.
    var entries: [_RotorEntry] { _entries ?? body.entries }
}

extension AccessibilityRotorEntry: AccessibilityRotorContent {
    /// The entry itself.
    public var body: AccessibilityRotorEntry<ID> { return self }

    /// The entry itself.
    public var _entries: [_RotorEntry]? { [_RotorEntry(label: label, target: target, prepare: prepare)] }
}

/// Several entries of a rotor.
public struct _RotorEntries: AccessibilityRotorContent {
    /// The entries themselves.
    public var body: _RotorEntries { return self }

    /// The entries.
    public let _entries: [_RotorEntry]?
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    /// The entries themselves.
    public var body: _RotorEntries { return _RotorEntries(_entries: _entries) }

    /// The entries of each element.
    public var _entries: [_RotorEntry]? { data.flatMap { content($0).entries } }
}

extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {
    /// The entries themselves.
    public var body: _RotorEntries { return _RotorEntries(_entries: _entries) }

    /// The entries of the content; none for nil.
    public var _entries: [_RotorEntry]? { self.map(\.entries) ?? [] }
}

extension _ConditionalContent: AccessibilityRotorContent
where TrueContent: AccessibilityRotorContent, FalseContent: AccessibilityRotorContent {
    /// The entries themselves.
    public var body: _RotorEntries { return _RotorEntries(_entries: _entries) }

    /// The entries of one branch.
    public var _entries: [_RotorEntry]? {
        switch storage {
        case .trueContent(let content): content.entries
        case .falseContent(let content): content.entries
        }
    }
}

// Its `body` belongs to the main actor, and is never called.
extension Never: @preconcurrency AccessibilityRotorContent {}

extension TupleContent: AccessibilityRotorContent where repeat each Content: AccessibilityRotorContent {
    /// The entries of all pieces, in order.
    public var _entries: [_RotorEntry]? {
        var all: [_RotorEntry] = []
        for piece in repeat each content { all += piece.entries }
        return all
    }
}

/// The builder of a rotor's entries.
@resultBuilder public struct AccessibilityRotorContentBuilder {
    /// Returns an entry.
    ///
    /// - Parameter content: The value of the expression, which is returned unchanged.
    public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

    /// Returns some entries as one content.
    ///
    /// - Parameter content: The values of the statements, in the order of the source.
    public static func buildBlock<each Content: AccessibilityRotorContent>(
        _ content: repeat each Content
    ) -> some AccessibilityRotorContent {
        var all: [_RotorEntry] = []
        for one in repeat each content { all += one.entries }
        return _RotorEntries(_entries: all)
    }

    /// Returns the entries of an `if` without an `else`.
    ///
    /// - Parameter content: The value of the body; nil if the condition is false.
    public static func buildOptional<Content: AccessibilityRotorContent>(
        _ content: Content?
    ) -> some AccessibilityRotorContent { _RotorEntries(_entries: content?.entries ?? []) }

    /// Returns the entries of the first branch.
    ///
    /// - Parameter content: The value of the branch that runs if the condition is false.
    public static func buildEither<Content: AccessibilityRotorContent>(
        first content: Content
    ) -> _RotorEntries { _RotorEntries(_entries: content.entries) }

    /// Returns the entries of the second branch.
    ///
    /// - Parameter content: The value of the branch that runs if the condition is false.
    public static func buildEither<Content: AccessibilityRotorContent>(
        second content: Content
    ) -> _RotorEntries { _RotorEntries(_entries: content.entries) }
}
