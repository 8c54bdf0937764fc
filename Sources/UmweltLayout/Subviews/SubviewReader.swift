@_spi(Kernel) import UmweltCore

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

    /// Returns true if both have the same views in the same sections, with the same values for their container.
    fileprivate func areSame(as other: SubviewParts) -> Bool {
        parts.elementsEqual(other.parts) { one, other in
            one.subview.node === other.subview.node && one.role == other.role && one.section == other.section
                && one.subview.containerValues.areSame(as: other.subview.containerValues)
        }
    }

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

/// A view that collects the subviews of another view, and shows a view made from them.
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

/// The closure that makes a view from parts. A structure, as closures are compared as fields of a view.
private struct PartTransform<Result: View> {
    let makeView: (SubviewParts) -> Result
}

/// The parts and the closure that the view of a reader is made from, and the view.
private final class PartResult<Result: View> {
    var parts = SubviewParts()
    var transform: PartTransform<Result>

    /// True from a change of the base until its parts have been collected.
    var isWaiting = false

    /// True if the view has to be created as soon as the subviews are collected.
    var isDue = false

    private var view: Result?

    init(_ transform: PartTransform<Result>) { self.transform = transform }

    /// Creates the view; or returns the last one, so that the closure never combines new values with old subviews.
    @MainActor func makeView() -> Result {
        if isWaiting, let view {
            isDue = true
            return view
        }
        let new = transform.makeView(parts)
        view = new
        return new
    }
}

/// The view made from the subviews of another view. It has its own body, which runs again when its inputs change.
private nonisolated struct TransformedParts<Result: View>: View, SystemView {
    let result: PartResult<Result>

    /// The number of times that the parts or the transform have changed.
    let turn: Int

    nonisolated init(_ result: PartResult<Result>, turn: Int) {
        self.result = result
        self.turn = turn
    }

    @MainActor var body: some View { result.makeView() }
}

/// An element that collects the subviews of a view.
protocol SubviewReading: _Element {}

private final class SubviewReaderElement<Base: View, Result: View>: _ViewElement<SubviewReader<Base, Result>>,
    TagReader,
    SubviewReading
{
    private let content: PartResult<Result>
    private var turn = 0
    private var base: _ViewElement<Base>?
    private var result: _ViewElement<TransformedParts<Result>>?

    init(_ view: SubviewReader<Base, Result>, _ inputs: _ElementInputs) {
        content = PartResult(PartTransform(makeView: view.transform))
        super.init(inputs)
        base = Base._makeElement(view.base, childInputs())
        needsLayoutContent()
    }

    override func update(_ view: SubviewReader<Base, Result>) {
        base?.update(view.base)
        content.isWaiting = true
        let new = PartTransform(makeView: view.transform)
        if !areValuesEqual(content.transform, new) {
            content.transform = new
            content.isDue = true
        }
        needsLayoutContent()
    }

    /// The result is created after its siblings, so their state must not be restored into it.
    override var structuralName: String? { "Subviews" }

    override var holdsLayoutNodes: Bool { true }

    override func collectLayoutNodes(into nodes: inout ContiguousArray<LayoutNode>) {
        result?.collectLayoutNodes(into: &nodes)
    }

    /// Called when layout nodes of the base, or of the result, have changed.
    override func updateLayoutContent() {
        var collected = LazyParts()
        base?.collectLazyParts(into: &collected)
        let parts = SubviewParts(collected.parts, in: self)
        if content.isDue || !parts.areSame(as: content.parts) { turn += 1 }
        content.parts = parts
        (content.isWaiting, content.isDue) = (false, false)
        let view = TransformedParts(content, turn: turn)
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
