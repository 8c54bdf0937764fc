/// A view that is updated only if its content differs by `==`.
public nonisolated struct EquatableView<Content: Equatable & View>: View, PrimitiveView {
    /// The view that is compared.
    public var content: Content

    /// Makes a view that is compared by `==`.
    ///
    /// - Parameter content: The view: its body runs only if it is unequal to the previous value.
    @inlinable nonisolated public init(content: Content) { self.content = content }

    /// Makes the view's element.
    nonisolated public static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        EquatableElement(view, inputs)
    }
}

extension View where Self: Equatable {
    /// Updates the view only when it differs, by `==`, from its last value.
    nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

private final class EquatableElement<Content: Equatable & View>: SingleChildElement<EquatableView<Content>, Content> {
    private var content: Content

    init(_ view: EquatableView<Content>, _ inputs: _ElementInputs) {
        content = view.content
        super.init(inputs)
        child = Content._makeElement(content, childInputs())
    }

    override func update(_ view: EquatableView<Content>) {
        if content == view.content { return }
        content = view.content
        child?.update(content)
    }
}
