import CoreTransferable
import Foundation
@_spi(Kernel) import Umwelt
import UniformTypeIdentifiers

extension View {
    /// Makes the view a destination for values that are dropped on it.
    ///
    /// ```swift
    /// Shelf(books).dropDestination(for: Book.self) { dropped, place in
    ///     books += dropped
    ///     return true
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values. Items without a representation of this type are not accepted.
    ///   - action: The action, which receives the dropped values and the position in the view's coordinates, and
    ///     returns true if it has used them. Called when the values have been loaded.
    ///   - isTargeted: Called with true when a droppable item enters the view, and with false when it leaves.
    @_disfavoredOverload
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        modifier(
            _DropModifier(
                handler: DropHandler(
                    accepts: { load, _ in load.providers.contains { $0.canLoad(T.self) } },
                    targeted: isTargeted,
                    drop: { load, place, node in
                        node.load(T.self, of: load.providers) { _ = action($0, place) }
                        return true
                    })))
    }

    /// Makes the view a destination for values that are dropped on it.
    ///
    /// - Parameters:
    ///   - type: The type of the values. Items without a representation of this type are not accepted.
    ///   - isEnabled: If false, the view accepts nothing.
    ///   - action: The action, which receives the dropped values and the drop session. Called when the values have been
    ///     loaded.
    nonisolated public func dropDestination<T: Transferable>(
        for type: T.Type = T.self, isEnabled: Bool = true,
        action: @escaping (_ items: [T], _ session: DropSession) -> Void
    ) -> some View {
        modifier(
            _DropModifier(
                handler: DropHandler(
                    accepts: { load, _ in isEnabled && load.providers.contains { $0.canLoad(T.self) } },
                    drop: { load, place, node in
                        let session = DropSession(load, at: place, over: node)
                        node.load(T.self, of: load.providers) { action($0, session) }
                        return true
                    })))
    }

    /// Makes the view a destination for items of some types that are dropped on it.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The types of data; an item needs one of them.
    ///   - isTargeted: A binding that is true while a droppable item is over the view; nil for none.
    ///   - action: The action, which receives the items, and returns false if it does not use them.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
    }

    /// Makes the view a destination for items of some types that are dropped on it.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The types of data; an item needs one of them.
    ///   - isTargeted: A binding that is true while a droppable item is over the view; nil for none.
    ///   - action: The action, which receives the items and the position in the view's coordinates, and returns false
    ///     if it does not use them.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        modifier(
            _DropModifier(
                handler: DropHandler(
                    accepts: { load, _ in
                        load.providers.contains { $0.hasItem(conformingToAny: supportedContentTypes) }
                    },
                    targeted: { isTargeted?.wrappedValue = $0 },
                    drop: { load, place, _ in
                        action(
                            load.providers.filter { $0.hasItem(conformingToAny: supportedContentTypes) }, place)
                    })))
    }

    /// Makes the view a destination for items of some types that are dropped on it.
    ///
    /// - Parameters:
    ///   - supportedTypes: The names of the types of data; an item needs one of them.
    ///   - isTargeted: A binding that is true while a droppable item is over the view; nil for none.
    ///   - action: The action, which receives the items, and returns false if it does not use them.
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.map(UTType.named), isTargeted: isTargeted, perform: action)
    }

    /// Makes the view a destination for items of some types that are dropped on it.
    ///
    /// - Parameters:
    ///   - supportedTypes: The names of the types of data; an item needs one of them.
    ///   - isTargeted: A binding that is true while a droppable item is over the view; nil for none.
    ///   - action: The action, which receives the items and the position in the view's coordinates, and returns false
    ///     if it does not use them.
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.map(UTType.named), isTargeted: isTargeted, perform: action)
    }
}

/// The handler of a destination: its types, and its actions for a load.
struct DropHandler {
    var accepts: (any DragLoad, CGPoint) -> Bool
    var targeted: (Bool) -> Void = { _ in }
    var entered: (any DragLoad, CGPoint) -> Void = { _, _ in }
    var moved: (any DragLoad, CGPoint) -> Void = { _, _ in }
    var left: (any DragLoad) -> Void = { _ in }
    var drop: (any DragLoad, CGPoint, DropNode) -> Bool
}

/// The modifier that makes a view a drop destination.
public nonisolated struct _DropModifier: ViewModifier, LayoutModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    let handler: DropHandler

    nonisolated init(handler: DropHandler) { self.handler = handler }

    package func makeNode(for element: _Element) -> DropNode { DropNode(handler, element: element) }

    package func update(_ node: DropNode) { node.handler = handler }

    package func readEnvironment(_ values: EnvironmentValues, for node: DropNode) {
        node.set(isEnabled: values.isEnabled)
    }
}

/// A node with its child's frame that accepts drops.
package final class DropNode: WrapperNode, DropTarget {
    var handler: DropHandler
    private var isEnabled = true

    init(_ handler: DropHandler, element: _Element) {
        self.handler = handler
        super.init(element: element)
    }

    func set(isEnabled new: Bool) {
        guard new != isEnabled else { return }
        isEnabled = new
        setNeedsSend()
    }

    public override var pointerInterest: PointerInterest {
        var interest = PointerInterest()
        if isEnabled { interest.events = .drops }
        return interest
    }

    package func accepts(_ load: any DragLoad, at place: CGPoint) -> Bool {
        isEnabled && !isDetached && !isReordered(load) && handler.accepts(load, place)
    }

    /// True if the load is from the reorder container that the node decorates: a drop there changes the order.
    private func isReordered(_ load: any DragLoad) -> Bool {
        guard let container = (load as? ReorderLoad)?.container.node else { return false }
        return container === decoratedReorderContainer
    }

    package func dragEntered(_ load: any DragLoad, at place: CGPoint) {
        handler.targeted(true)
        handler.entered(load, place)
        reorderDestination(of: load, at: place)
    }

    package func dragMoved(_ load: any DragLoad, at place: CGPoint) {
        handler.moved(load, place)
        reorderDestination(of: load, at: place)
    }

    /// Makes the decorated reorder container open a gap for a drag.
    ///
    /// - Returns: The position of the gap; nil without such a container, or if it is empty.
    @discardableResult
    func reorderDestination(of load: any DragLoad, at place: CGPoint) -> ReorderDestination? {
        guard let container = decoratedReorderContainer else { return nil }
        let own = self.origin(in: self.outerOf(container))
        let other = container.origin(in: self.outerOf(container))
        return container.preview(
            load, at: CGPoint(x: place.x + own.x - other.x, y: place.y + own.y - other.y))
    }

    /// The outer one of the node and a container that it decorates or is decorated by.
    private func outerOf(_ container: LayoutNode) -> LayoutNode {
        var node: LayoutNode? = container
        while let current = node {
            if current === self { return self }
            node = current.parent
        }
        return container
    }

    package func dragLeft(_ load: any DragLoad) {
        decoratedReorderContainer?.endDrag()
        handler.left(load)
        handler.targeted(false)
    }

    package func drop(_ load: any DragLoad, at place: CGPoint) -> Bool { handler.drop(load, place, self) }
}

extension LayoutNode {
    /// Loads the loadable values of items, and then calls an action with them.
    func load<T: Transferable>(_ type: T.Type, of providers: [NSItemProvider], _ action: @escaping ([T]) -> Void) {
        element.window?.work.add(NSItemProvider.load(T.self, of: providers, action))
    }
}
