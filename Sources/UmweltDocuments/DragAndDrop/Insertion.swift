import CoreTransferable
import Foundation
@_spi(Kernel) import Umwelt
import UniformTypeIdentifiers

extension DynamicViewContent {
    /// Makes the views destinations for values that are dropped between them.
    ///
    /// ```swift
    /// ForEach(books) { BookRow(book: $0) }
    ///     .dropDestination(for: Book.self) { books.insert(contentsOf: $0, at: $1) }
    /// ```
    ///
    /// A line shows where the values will be. In a list the space below the last row belongs to it. Without views
    /// nothing can be dropped: make their container a drop destination too.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values. Items without a representation of this type are not accepted.
    ///   - action: The action, which receives the dropped values and the offset of the element before which they are
    ///     inserted. Called when the values have been loaded.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
    ) -> some DynamicViewContent {
        modifier(InsertionModifier(of: payloadType, action: action))
    }

    /// Makes the views destinations for items of some types that are dropped between them.
    ///
    /// ```swift
    /// ForEach(notes, id: \.self) { Text($0) }.onInsert(of: [.plainText], perform: insert)
    /// ```
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The types of data; an item needs one of them.
    ///   - action: The action, which receives the offset of the element before which the items are inserted, and the
    ///     items.
    nonisolated public func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        modifier(InsertionModifier(of: supportedContentTypes, perform: action))
    }

    /// Makes the views destinations for items of some types that are dropped between them.
    ///
    /// - Parameters:
    ///   - acceptedTypeIdentifiers: The names of the types of data; an item needs one of them.
    ///   - action: The action, which receives the offset of the element before which the items are inserted, and the
    ///     items.
    nonisolated public func onInsert(
        of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        onInsert(of: acceptedTypeIdentifiers.map(UTType.named), perform: action)
    }
}

/// The modifier that accepts drops before or after each view of a `ForEach`, or its list row.
nonisolated struct InsertionModifier: ViewModifier, LayoutModifier {
    typealias Body = Never
    fileprivate let accepts: (any DragLoad) -> Bool
    fileprivate let insert: (any DragLoad, Int, InsertionNode) -> Void

    /// Makes destinations for values; the action receives them with their insertion offset.
    nonisolated init<T: Transferable>(of type: T.Type, action: @escaping ([T], Int) -> Void) {
        accepts = { load in load.providers.contains { $0.canLoad(T.self) } }
        insert = { load, offset, node in node.load(T.self, of: load.providers) { action($0, offset) } }
    }

    /// Makes destinations for items of some types; the action receives the insertion offset too.
    nonisolated init(of types: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void) {
        accepts = { load in load.providers.contains { $0.hasItem(conformingToAny: types) } }
        insert = { load, offset, _ in
            action(offset, load.providers.filter { $0.hasItem(conformingToAny: types) })
        }
    }

    func makeNode(for element: _Element) -> InsertionNode { InsertionNode(self, element: element) }

    func update(_ node: InsertionNode) { node.modifier = self }

    func readEnvironment(_ values: EnvironmentValues, for node: InsertionNode) {
        node.set(isEnabled: values.isEnabled, accent: Color.accentColor.resolve(in: values))
    }
}

/// A node of its child's size, before or after which things are dropped.
final class InsertionNode: WrapperNode, DropTarget {
    var modifier: InsertionModifier
    private var isEnabled = true
    private var accent: Color.Resolved?

    /// The edge of the insertion line; nil for none.
    private var edge: VerticalEdge?

    /// The thickness of the line in points, as in lists on a Mac.
    private static let thickness: CGFloat = 2

    init(_ modifier: InsertionModifier, element: _Element) {
        self.modifier = modifier
        super.init(element: element)
    }

    func set(isEnabled new: Bool, accent: Color.Resolved) {
        self.accent = accent
        guard new != isEnabled else { return }
        isEnabled = new
        setNeedsSend()
    }

    override var pointerInterest: PointerInterest {
        var interest = PointerInterest()
        if isEnabled { interest.events = .drops }
        return interest
    }

    /// The element of the row in the `ForEach` that the modifier is around.
    private var item: (any ForEachItemElement)? {
        children.first.flatMap { ItemTraits(of: $0, in: element).item }
    }

    private func edge(at place: CGPoint) -> VerticalEdge { place.y < frame.height / 2 ? .top : .bottom }

    private func show(_ new: VerticalEdge?) {
        guard new != edge else { return }
        edge = new
        setNeedsDisplay()
    }

    func accepts(_ load: any DragLoad, at place: CGPoint) -> Bool {
        isEnabled && !isDetached && modifier.accepts(load)
    }

    /// True: items dropped there are inserted after the last element, as in UIKit's tables.
    var takesSpaceBelow: Bool { isEnabled }

    func dragEntered(_ load: any DragLoad, at place: CGPoint) { show(edge(at: place)) }

    func dragMoved(_ load: any DragLoad, at place: CGPoint) { show(edge(at: place)) }

    func dragLeft(_ load: any DragLoad) { show(nil) }

    func drop(_ load: any DragLoad, at place: CGPoint) -> Bool {
        guard let item else { return false }
        modifier.insert(load, edge(at: place) == .top ? item.offset : item.offset + 1, self)
        return true
    }

    /// The rectangle with the insertion line at its edge: the view, or its list row, inside margins as wide as the
    /// view's own.
    private func room(in size: CGSize) -> CGRect {
        var node: LayoutNode = self
        while let parent = node.parent, node.decoration != nil || parent.isRow {
            node = parent
            if node.isRow {
                let origin = origin(in: node)
                return CGRect(
                    x: 0, y: -origin.y, width: max(node.drawnFrame.width - 2 * origin.x, size.width),
                    height: node.drawnFrame.height)
            }
        }
        return CGRect(origin: .zero, size: size)
    }

    override func draw(in size: CGSize) -> [DisplayItem] {
        guard let edge, let accent else { return [] }
        let room = room(in: size)
        let y = (edge == .top ? room.minY : room.maxY) - Self.thickness / 2
        let line = CGRect(x: room.minX, y: y, width: room.width, height: Self.thickness)
        return [.fill(Path(roundedRect: line, cornerRadius: Self.thickness / 2), .color(accent))]
    }
}
