/// One of two views, as `if` and `switch` in a view builder make it.
public nonisolated struct _ConditionalContent<TrueContent, FalseContent> {
    package enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    package let storage: Storage

    package nonisolated init(storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
    /// Makes the view's element.
    nonisolated public static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        ConditionalElement(view, inputs)
    }
}

/// The element of a condition: shows one branch; the other's state is lost when the condition changes.
private final class ConditionalElement<TrueContent: View, FalseContent: View>:
    _ViewElement<_ConditionalContent<TrueContent, FalseContent>>
{
    /// The branch that shows, with its element; nil until that is made.
    private enum Branch {
        case first(_ViewElement<TrueContent>?)
        case second(_ViewElement<FalseContent>?)

        /// The branch that a view asks for, without an element.
        init(of view: _ConditionalContent<TrueContent, FalseContent>) {
            switch view.storage {
            case .trueContent: self = .first(nil)
            case .falseContent: self = .second(nil)
            }
        }

        var isFirst: Bool { if case .first = self { true } else { false } }

        var element: _Element? {
            switch self {
            case .first(let element): element
            case .second(let element): element
            }
        }

        /// Returns the branch with its own element whose removal was in progress.
        func revived(_ element: _Element) -> Branch {
            // The parent has kept it under the key of this branch.
            switch self {
            case .first: .first(unsafeDowncast(element, to: _ViewElement<TrueContent>.self))
            case .second: .second(unsafeDowncast(element, to: _ViewElement<FalseContent>.self))
            }
        }
    }

    private var branch: Branch

    init(_ view: _ConditionalContent<TrueContent, FalseContent>, _ inputs: _ElementInputs) {
        branch = Branch(of: view)
        super.init(inputs)
        _ = show(view)
    }

    override func update(_ view: _ConditionalContent<TrueContent, FalseContent>) {
        switch (view.storage, branch) {
        case (.trueContent(let content), .first(let element?)): element.update(content)
        case (.falseContent(let content), .second(let element?)): element.update(content)
        default:
            let (old, new) = (branch, Branch(of: view))
            if let element = old.element { remove(element, key: old.isFirst) }
            branch = new
            if let element = tree.transitionPass.revive(new.isFirst, of: self) {
                branch = new.revived(element)
                update(view)
            } else {
                _ = insert { show(view) }
            }
            layoutNodesChanged()
        }
    }

    /// Makes the branch that a view asks for, and returns its element.
    private func show(_ view: _ConditionalContent<TrueContent, FalseContent>) -> _Element {
        switch view.storage {
        case .trueContent(let content):
            let element = makeChild(content)
            branch = .first(element)
            return element
        case .falseContent(let content):
            let element = makeChild(content)
            branch = .second(element)
            return element
        }
    }

    override var separatesViews: Bool { true }

    override var hasUnrealizedContent: Bool { isInBodyOfProgram }

    override var structuralName: String? { branch.isFirst ? "if" : "else" }

    override func forEachChild(_ body: (_Element) -> Void) {
        if let element = branch.element { body(element) }
    }
}

extension Optional: View where Wrapped: View {
    /// An optional view has no body: the system shows the wrapped view.
    public var body: Never { fatalError("An optional view has no body.") }

    /// Makes the view's element.
    nonisolated public static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        OptionalElement(view, inputs)
    }
}

private final class OptionalElement<Wrapped: View>: SingleChildElement<Wrapped?, Wrapped> {
    init(_ view: Wrapped?, _ inputs: _ElementInputs) {
        super.init(inputs)
        child = view.map { makeChild($0) }
    }

    override func update(_ view: Wrapped?) {
        if let view, let child {
            child.update(view)
        } else if let view {
            // A leaving element was made here, of the same type.
            child = tree.transitionPass.revive(true, of: self).map {
                unsafeDowncast($0, to: _ViewElement<Wrapped>.self)
            }
            if let child {
                child.update(view)
            } else {
                child = insert { makeChild(view) }
            }
            layoutNodesChanged()
        } else if let child {
            remove(child, key: true)
            self.child = nil
            layoutNodesChanged()
        }
    }

    override var separatesViews: Bool { true }

    override var hasUnrealizedContent: Bool { child == nil && isInBodyOfProgram }
}
