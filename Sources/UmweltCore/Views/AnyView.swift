/// A view with an erased type.
///
/// ```swift
/// func icon(for file: File) -> AnyView {
///     file.isFolder ? AnyView(Image(systemName: "folder")) : AnyView(Thumbnail(file))
/// }
/// ```
///
/// If the type of the content changes, the state of the old content is lost. The branches of a condition in a
/// ``ViewBuilder`` need no type erasure.
public nonisolated struct AnyView: View, PrimitiveView {
    let storage: AnyViewStorage

    /// Erases the type of a view.
    ///
    /// - Parameter view: The view. If its type changes, its state is lost.
    nonisolated public init<V: View>(_ view: V) {
        storage = (view as? AnyView)?.storage ?? TypedViewStorage(view)
    }

    /// Erases the type of a view.
    ///
    /// - Parameter view: The view. If its type changes, its state is lost.
    nonisolated public init<V: View>(erasing view: V) { self.init(view) }

    /// Erases the type of a view whose type is not known; nil if the value is not a view.
    ///
    /// ```swift
    /// let views = Mirror(reflecting: stack.value).children.compactMap { AnyView(_fromValue: $0.value) }
    /// ```
    nonisolated public init?(_fromValue value: Any) {
        guard let view = value as? any View else { return nil }
        self.init(view)
    }

    /// Makes the view's element.
    nonisolated public static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        AnyViewElement(view, inputs)
    }
}

@usableFromInline
class AnyViewStorage {
    var type: ObjectIdentifier { ObjectIdentifier(Never.self) }
    func makeElement(below parent: _Element) -> _Element { fatalError("Abstract.") }
    func update(_ element: _Element) {}
    @MainActor var partsOfPreview: [AnyView] { [] }
}

private final class TypedViewStorage<V: View>: AnyViewStorage {
    let view: V
    init(_ view: V) { self.view = view }
    override var type: ObjectIdentifier { ObjectIdentifier(V.self) }
    override func makeElement(below parent: _Element) -> _Element { parent.makeChild(view) }
    override func update(_ element: _Element) {
        // The caller compared the types, so a storage of this type made the element.
        unsafeDowncast(element, to: _ViewElement<V>.self).update(view)
    }
    @MainActor override var partsOfPreview: [AnyView] { view.partsOfPreview }
}

/// The element of an erased view. Its content is created in a separate run, so that thousands of nested `AnyView`s
/// don't overflow the stack.
private final class AnyViewElement: _ViewElement<AnyView> {
    private var storage: AnyViewStorage
    private var shownType: ObjectIdentifier?
    private var child: _Element?

    init(_ view: AnyView, _ inputs: _ElementInputs) {
        storage = view.storage
        super.init(inputs)
        invalidateNext()
    }

    override var hasUnrealizedContent: Bool { isInBodyOfProgram }

    override func update(_ view: AnyView) {
        if storage === view.storage { return }
        storage = view.storage
        invalidateNext()
    }

    override func update() {
        if let child, shownType == storage.type {
            storage.update(child)
            return
        }
        if let child {
            remove(child, key: nil)
            self.child = insert { storage.makeElement(below: self) }
        } else {
            if let old = consumeSavedPart(as: ObjectIdentifier.self), old != storage.type {
                // Another view than before the restoration has none of its state, and appears.
                tree.restoration?.leaveOut(self)
            }
            child = storage.makeElement(below: self)
        }
        shownType = storage.type
        layoutNodesChanged()
    }

    override func forEachChild(_ body: (_Element) -> Void) {
        if let child { body(child) }
    }

    override var separatesViews: Bool { true }

    override var structuralName: String? { "AnyView" }

    override var hasSavedPart: Bool { true }

    override var savedPart: Any? { shownType }
}
