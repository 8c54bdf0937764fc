/// Several pieces of content in a row, as a content builder makes them. They are content of a kind if each piece is.
public nonisolated struct TupleContent<each Content> {
    /// The pieces.
    public var content: (repeat each Content)

    /// Makes content of its pieces.
    ///
    /// - Parameter content: The pieces, in the order of the source.
    nonisolated public init(_ content: (repeat each Content)) { self.content = content }

    /// The content has no body.
    public typealias Body = Never

    /// Never called: the container of the content shows its pieces.
    public var body: Never { fatalError("\(Self.self) has no body: the system shows its pieces.") }
}

extension TupleContent: View where repeat each Content: View {
    /// Makes the view's element.
    nonisolated public static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        PassThroughElement(view, inputs) { TupleView($0.content) }
    }
}
