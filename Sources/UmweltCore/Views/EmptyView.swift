/// A view without content and without size.
///
/// ```swift
/// struct Badge: View {
///     let count: Int
///     var body: some View {
///         if count > 0 { Text("\(count)") } else { EmptyView() }
///     }
/// }
/// ```
///
/// Most code does not need it: an `if` without an `else` shows nothing. Use it as a generic argument for an omitted
/// part.
public nonisolated struct EmptyView: View, PrimitiveView {
    /// Makes an empty view.
    @inlinable nonisolated public init() {}

    /// Makes the view's element.
    nonisolated public static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        _ViewElement(inputs)
    }
}

extension EmptyView: Sendable, BitwiseCopyable {}
