extension View {
    /// Sets the value that selects this view in a picker, a list or a tab view.
    ///
    /// ```swift
    /// Picker("Size", selection: $size) {
    ///     Text("Small").tag(Size.small)
    ///     Text("Large").tag(Size.large)
    /// }
    /// ```
    ///
    /// The type must equal the selection's type: a tag of another type selects nothing.
    ///
    /// - Parameters:
    ///   - tag: The value.
    ///   - includeOptional: If true, the tag also matches a selection whose type is an optional of the tag's type.
    nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(_TagTraitWritingModifier(tag: tag, includeOptional: includeOptional))
    }
}

/// A modifier that sets the value that selects a view.
public nonisolated struct _TagTraitWritingModifier<TagValue: Hashable>: ViewModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never

    /// The value.
    public let tag: TagValue

    /// True if the value also selects the view where the selection is optional.
    public let includeOptional: Bool

    /// Makes the modifier.
    ///
    /// - Parameters:
    ///   - tag: The value that selects the view.
    ///   - includeOptional: If true, the value also selects the view where the selection is optional.
    nonisolated public init(tag: TagValue, includeOptional: Bool) {
        self.tag = tag
        self.includeOptional = includeOptional
    }

    /// Makes the modifier's element.
    nonisolated public static func _makeElement<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<ModifiedContent<V, Self>> {
        TagElement(view, inputs)
    }

    fileprivate func value<V>(as type: V.Type) -> V? {
        if TagValue.self == V.self { return tag as? V }
        if includeOptional && TagValue?.self == V.self { return Optional(tag) as? V }
        return nil
    }
}

/// An element that has the tag of the views below it.
package protocol TagProvider: _Element {
    /// Returns the tag; nil if none has exactly this type.
    func tag<V: Hashable>(as type: V.Type) -> V?

    /// The tag, and true if it also applies to optional selections; nil for none.
    var ownTag: (value: AnyHashable, includesOptional: Bool)? { get }
}

/// An element that collects the layout nodes below it together with their tags.
package protocol TagReader: _Element {}

extension _Element {
    /// Notifies the ancestor that reads tags of a changed tag: its nodes stay the same, so there is no other
    /// notification.
    package final func notifyTagReader() {
        var ancestor = parent
        while let element = ancestor {
            if element is any TagReader { return element.needsLayoutContent() }
            ancestor = element.parent
        }
    }
}

/// The element of a view with a tag.
private final class TagElement<Content: View, Tag: Hashable>:
    PrimitiveModifierElement<Content, _TagTraitWritingModifier<Tag>>, TagProvider
{
    override func modifierWillChange(to new: _TagTraitWritingModifier<Tag>) {
        if modifier.tag != new.tag || modifier.includeOptional != new.includeOptional { notifyTagReader() }
    }

    func tag<V: Hashable>(as type: V.Type) -> V? { modifier.value(as: type) }

    var ownTag: (value: AnyHashable, includesOptional: Bool)? { (AnyHashable(modifier.tag), modifier.includeOptional) }

    /// A row with a tag is selected by it.
    override func addTraits(to traits: inout ItemTraits) {
        if traits.identity == nil { traits.identity = AnyHashable(modifier.tag) }
    }
}

extension ForEachItem: TagProvider {
    /// An item of a `ForEach` can be chosen by the identity of its datum.
    func tag<V: Hashable>(as type: V.Type) -> V? { ID.self == V.self && hasDatum ? ownIdentity as? V : nil }

    var ownTag: (value: AnyHashable, includesOptional: Bool)? { hasDatum ? (AnyHashable(ownIdentity), false) : nil }

    /// False if the datum no longer exists: the item is removed later in the same update.
    private var hasDatum: Bool { offset < count }
}

extension LayoutNode {
    /// Returns the nearest tag of a type among the node's element and its ancestors below `limit`; nil for none.
    package final func tag<V: Hashable>(as type: V.Type, below limit: _Element) -> V? {
        // From the innermost node, as wrappers may be outside of the tag or inside.
        var ancestor: _Element? = innermost.element
        while let element = ancestor, element !== limit {
            if let giver = element as? any TagProvider, let tag = giver.tag(as: type) { return tag }
            ancestor = element.parent
        }
        return nil
    }
}
