extension View {
    /// Binds the view's identity to a value: a new value removes the view with its state, and inserts a new view.
    ///
    /// ```swift
    /// ScrollView {
    ///     ForEach(messages) { MessageView(message: $0).id($0.id) }
    /// }
    /// EditorView(document: document).id(document.id)
    /// ```
    ///
    /// Use it as the target of ``ScrollViewProxy/scrollTo(_:anchor:)``, or to reset a view's state.
    ///
    /// - Parameter id: The value.
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { IDView(content: self, id: id) }
}

nonisolated struct IDView<Content: View, ID: Hashable>: PrimitiveView {
    let content: Content
    let id: ID

    nonisolated init(content: Content, id: ID) {
        self.content = content
        self.id = id
    }

    nonisolated static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        IDElement(view, inputs)
    }
}

/// A view that may bind its identity to a value, which can be asked for before it has an element.
nonisolated protocol IdentityBinding {
    /// True if views of the type have a value for their identity.
    static var bindsIdentity: Bool { get }

    /// Returns true if the view's identity is bound to a value.
    func binds(_ identity: AnyHashable) -> Bool
}

extension IDView: IdentityBinding {
    nonisolated static var bindsIdentity: Bool { true }

    nonisolated func binds(_ identity: AnyHashable) -> Bool {
        identity as? ID == id || (content as? any IdentityBinding)?.binds(identity) == true
    }
}

extension ModifiedContent: IdentityBinding {
    nonisolated static var bindsIdentity: Bool { (Content.self as? any IdentityBinding.Type)?.bindsIdentity == true }

    nonisolated func binds(_ identity: AnyHashable) -> Bool {
        (content as? any IdentityBinding)?.binds(identity) == true
    }
}

/// An element that binds the identity of the views below it to a value.
package protocol IdentityProvider: _Element {
    /// The value.
    var boundIdentity: AnyHashable { get }
}

private final class IDElement<Content: View, ID: Hashable>: SingleChildElement<IDView<Content, ID>, Content>,
    ScrollTargetProvider, IdentityProvider
{
    private var id: ID

    init(_ view: IDView<Content, ID>, _ inputs: _ElementInputs) {
        id = view.id
        super.init(inputs)
        child = makeChild(view.content)
    }

    override func update(_ view: IDView<Content, ID>) {
        if view.id == id {
            tree.diagnostics?.recordIdentity(of: self, isNew: false)
            child?.update(view.content)
            return
        }
        id = view.id
        tree.diagnostics?.recordIdentity(of: self, isNew: true)
        if let child { remove(child, key: nil) }
        child = insert { makeChild(view.content) }
        layoutNodesChanged()
    }

    override var separatesViews: Bool { true }

    func target(for id: AnyHashable) -> ScrollDestination? { id as? ID == self.id ? .element(self) : nil }

    var boundIdentity: AnyHashable { AnyHashable(id) }

    override var structuralName: String? { "id \(id)" }
}
