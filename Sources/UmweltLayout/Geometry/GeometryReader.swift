@_spi(Kernel) import UmweltCore
import Foundation
import UmweltGraph

/// A view that makes its content from its own size and place.
///
/// ```swift
/// GeometryReader { proxy in
///     Text("Half as wide").frame(width: proxy.size.width / 2)
/// }
/// ```
///
/// It fills the proposed size, and places its content in the top leading corner. The content is created after the view
/// has been placed, and again when a part of the geometry that it has read changes.
public nonisolated struct GeometryReader<Content: View>: View, PrimitiveView {
    /// Makes the content.
    public var content: (GeometryProxy) -> Content

    /// Makes a view with content that depends on its geometry.
    ///
    /// - Parameter content: Makes the content from the geometry.
    nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    /// Makes the view's element.
    nonisolated public static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        GeometryReaderElement(view, inputs)
    }
}

private final class GeometryReaderElement<Content: View>: SingleChildNodeElement<
    GeometryReader<Content>, Content, GeometryReaderNode
>
{
    private var view: GeometryReader<Content>
    private let place: NodeGeometry

    init(_ view: GeometryReader<Content>, _ inputs: _ElementInputs) {
        self.view = view
        place = NodeGeometry(in: inputs.tree.graph)
        super.init(inputs)
        let node = GeometryReaderNode(place: place, element: self)
        self.node = node
        if let size = consumeSavedPart(as: CGSize.self) { node.resume(with: size) }
        graph.run(self)
    }

    override var hasSavedPart: Bool { true }

    /// The size, from which content is restored that cannot wait for a layout: the page of a tab that is not selected
    /// is not placed, but the alert that its content presents is visible.
    override var savedPart: Any? { node.flatMap { $0.isPlaced ? $0.frame.size : nil } }

    override func update(_ new: GeometryReader<Content>) {
        if areValuesEqual(view.content, new.content) { return }
        view = new
        // The content is made after the layout, as its size may be another one then.
        node?.awaitPlace()
    }

    /// Runs when the node has been placed first, and when something has changed that the content has read.
    override func update() {
        super.update()
        guard let node, node.isPlaced else { return }
        let content = ObservationTracker.track(for: self) {
            view.content(GeometryProxy(place))
        }
        if let child {
            child.update(content)
        } else {
            child = Content._makeElement(content, childInputs())
            needsLayoutContent()
        }
    }

    /// The content is created after its siblings, so their state must not be restored into it.
    override var structuralName: String? { name }

    override var name: String { "GeometryReader" }
}

/// A node that fills the proposal and places its children in the top leading corner.
private final class GeometryReaderNode: LayoutNode {
    private let place: NodeGeometry

    /// True once the node has been placed.
    private(set) var isPlaced = false

    /// True if the content waits for the node's place.
    private var isAwaited = false

    /// The length without a proposal, in points; SwiftUI's, also of shapes.
    private static let idealLength: CGFloat = 10

    init(place: NodeGeometry, element: _Element) {
        self.place = place
        super.init(element: element)
        place.follow(self)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: Self.idealLength, height: Self.idealLength))
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        if !isPlaced { element.tree.schedulePositionCheck(of: self) }
        for child in children { self.place(child, at: .zero, proposal: ProposedViewSize(size)) }
    }

    /// Starts with the size of the node before its restoration.
    func resume(with size: CGSize) {
        setFrame(CGRect(origin: .zero, size: size), proposal: ProposedViewSize(size))
        isPlaced = true
    }

    /// Schedules the creation of the content for when the node is placed.
    func awaitPlace() {
        guard isPlaced else { return }
        isAwaited = true
        element.tree.schedulePositionCheck(of: self)
    }

    override func placeChanged() {
        place.check()
        if isPlaced && !isAwaited { return }
        isPlaced = true
        isAwaited = false
        element.invalidate()
    }

    override var childArrangement: ChildArrangement { .free }
}
