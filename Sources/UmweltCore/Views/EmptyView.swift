/// A view without content.
public nonisolated struct EmptyView: View, PrimitiveView {
    /// Makes an empty view.
    @inlinable nonisolated public init() {}

    /// Makes the view's element.
    nonisolated public static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        _ViewElement(inputs)
    }
}

extension EmptyView: Sendable, BitwiseCopyable {}
