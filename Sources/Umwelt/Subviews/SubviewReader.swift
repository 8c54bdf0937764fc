/// The subviews and sections of a view.
struct SubviewParts {
    /// A subview with its role in its section, and the section's number.
    struct Part {
        let subview: Subview
        let role: LazyPart.Role
        let section: Int
    }

    fileprivate(set) var parts: ContiguousArray<Part> = []
    fileprivate(set) var sections: [SectionConfiguration] = []

    /// All views, headers and footers included.
    var subviews: [Subview] { parts.map(\.subview) }

    init() {}

    fileprivate init(_ collected: ContiguousArray<LazyPart>, in container: _Element) {
        parts = ContiguousArray(
            collected.compactMap { part in
                part.node.map { node in
                    let values = ContainerValues(from: node.innermost.element, to: container)
                    return Part(
                        subview: Subview(node: node, containerValues: values), role: part.role, section: part.section)
                }
            })
        var start = 0
        while start < parts.count {
            let end = parts[start...].firstIndex { $0.section != parts[start].section } ?? parts.count
            sections.append(SectionConfiguration(ContiguousArray(parts[start..<end]), in: container))
            start = end
        }
    }
}

/// A view that collects the subviews of another one, and shows a view that is made from them.
nonisolated struct SubviewReader<Base: View, Result: View>: PrimitiveView {
    let base: Base
    let transform: (SubviewParts) -> Result

    nonisolated init(_ base: Base, transform: @escaping (SubviewParts) -> Result) {
        self.base = base
        self.transform = transform
    }

    nonisolated static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        SubviewReaderElement(view, inputs)
    }
}

/// The view that is made from the parts of another one: with a body of its own, which runs again when what it has read
/// changes.
private nonisolated struct TransformedParts<Result: View>: View, SystemView {
    let parts: SubviewParts
    let transform: (SubviewParts) -> Result

    nonisolated init(parts: SubviewParts, transform: @escaping (SubviewParts) -> Result) {
        self.parts = parts
        self.transform = transform
    }

    @MainActor var body: some View { transform(parts) }
}

/// An element that collects the subviews of a view.
protocol SubviewReading: _Element {}

private final class SubviewReaderElement<Base: View, Result: View>: _ViewElement<SubviewReader<Base, Result>>,
    TagReader,
    SubviewReading
{
    private var transform: (SubviewParts) -> Result
    private var parts = SubviewParts()
    private var base: _ViewElement<Base>?
    private var result: _ViewElement<TransformedParts<Result>>?

    init(_ view: SubviewReader<Base, Result>, _ inputs: _ElementInputs) {
        transform = view.transform
        super.init(inputs)
        base = Base._makeElement(view.base, childInputs())
        needsLayoutContent()
    }

    override func update(_ view: SubviewReader<Base, Result>) {
        transform = view.transform
        base?.update(view.base)
        result?.update(TransformedParts(parts: parts, transform: transform))
    }

    override var holdsLayoutNodes: Bool { true }

    override func collectLayoutNodes(into nodes: inout ContiguousArray<LayoutNode>) {
        result?.collectLayoutNodes(into: &nodes)
    }

    override func updateLayoutContent() {
        var collected = LazyParts()
        base?.collectLazyParts(into: &collected)
        parts = SubviewParts(collected.parts, in: self)
        let view = TransformedParts(parts: parts, transform: transform)
        if let result {
            result.update(view)
        } else {
            result = TransformedParts._makeElement(view, childInputs())
        }
        layoutNodesChanged()
    }

    override func forEachChild(_ body: (_Element) -> Void) {
        if let base { body(base) }
        if let result { body(result) }
    }
}
