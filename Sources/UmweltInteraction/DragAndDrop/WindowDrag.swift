@_spi(Kernel) import UmweltCore
@_spi(Kernel) import UmweltLayout
import Foundation

/// The load of a drag.
package protocol DragLoad: AnyObject {
    /// Loads the texts, URLs and files of the load, for other programs.
    @MainActor func outsideItems() async -> [OutsideItem]
}

/// The items of a drag from outside of the app.
package final class OutsideLoad: DragLoad {
    /// The items; without their contents until they are dropped.
    package fileprivate(set) var items: [OutsideItem]

    init(_ items: [OutsideItem]) { self.items = items }

    package func outsideItems() async -> [OutsideItem] { items }
}

/// A layout node of a view that can be dragged.
package protocol DragSource: LayoutNode {
    /// Returns the dragged items; nil if the view cannot be dragged now.
    func makeLoad() -> (any DragLoad)?

    /// Called when the drag that began here has ended.
    func dragEnded(isDropped: Bool)
}

/// The layout node of a view that accepts drops. Positions are in its own coordinates.
package protocol DropTarget: LayoutNode {
    /// Returns true if a load may be dropped on the view.
    func accepts(_ load: any DragLoad, at place: CGPoint) -> Bool

    /// Called when a drag has entered the view.
    func dragEntered(_ load: any DragLoad, at place: CGPoint)

    /// Called when a load has moved over the view.
    func dragMoved(_ load: any DragLoad, at place: CGPoint)

    /// Called when the drag has left the view, also after a drop.
    func dragLeft(_ load: any DragLoad)

    /// Takes a load. Returns false if the drop is rejected.
    func drop(_ load: any DragLoad, at place: CGPoint) -> Bool

    /// True if the view, as the last row of a list, also accepts drops in the space below it.
    var takesSpaceBelow: Bool { get }
}

extension DropTarget {
    package var takesSpaceBelow: Bool { false }
}

/// The drag in a window: its items, its source, and the view under the pointer.
package final class WindowDrag {
    package private(set) var load: (any DragLoad)?
    private weak var source: (any DragSource)?
    private weak var target: (any DropTarget)?
    private let spring = SpringLoad()

    /// Handles an event at the node under the pointer. Returns false if it has no effect.
    func handle(_ event: DragEvent, at node: LayoutNode) -> Bool {
        switch event.phase {
        case .began: return begin(at: node)
        case .moved:
            setItems(event.items)
            spring.rest(on: load == nil ? nil : node)
            return move(to: event.location, over: node)
        case .dropped:
            setItems(event.items)
            guard move(to: event.location, over: node), let load, let target else {
                end(isDropped: false)
                return false
            }
            let isTaken = target.drop(load, at: target.placeInNode(ofWindow: event.location))
            end(isDropped: isTaken)
            return isTaken
        case .ended:
            end(isDropped: false)
            return true
        }
    }

    private func begin(at node: LayoutNode) -> Bool {
        end(isDropped: false)
        var found: LayoutNode? = node
        while let current = found {
            if let source = current as? any DragSource, let load = source.makeLoad() {
                self.source = source
                self.load = load
                return true
            }
            found = current.parent
        }
        return false
    }

    /// Sets the items of a drag from outside. They have contents only in the event of the drop.
    private func setItems(_ items: [OutsideItem]) {
        if items.isEmpty { return }
        if let load = load as? OutsideLoad {
            load.items = items
        } else {
            load = OutsideLoad(items)
        }
    }

    /// Finds the innermost view at a node that accepts the drag, and notifies the views involved. Returns false if no
    /// view accepts it.
    private func move(to location: CGPoint, over node: LayoutNode) -> Bool {
        guard let load else { return false }
        var found: (any DropTarget)?
        var candidate: LayoutNode? = node
        while let current = candidate, found == nil {
            found = target(of: load, at: location, in: current)
            candidate = current.parent
        }
        if found !== target {
            target?.dragLeft(load)
            target = found
            found?.dragEntered(load, at: found?.placeInNode(ofWindow: location) ?? .zero)
        }
        if let found { found.dragMoved(load, at: found.placeInNode(ofWindow: location)) }
        return found != nil
    }

    /// Returns a node if it accepts the items, or, for a list, its last row if that is above the position and accepts
    /// them.
    private func target(of load: any DragLoad, at location: CGPoint, in node: LayoutNode) -> (any DropTarget)? {
        if let target = node as? any DropTarget,
            target === self.target || target.accepts(load, at: target.placeInNode(ofWindow: location))
        {
            return target
        }
        guard let row = (node as? ScrollNode)?.spaceTaker as? any DropTarget else { return nil }
        let place = row.placeInNode(ofWindow: location)
        return place.y > row.frame.height && row.accepts(load, at: place) ? row : nil
    }

    /// Adopts the load of a drag that has entered from another window of the app.
    package func adoptLoad(_ other: WindowDrag) {
        if other !== self, load !== other.load { load = other.load }
    }

    /// Notifies the view under the pointer that the drag has left for another window.
    package func leave() {
        if let load { target?.dragLeft(load) }
        target = nil
        spring.rest(on: nil)
    }

    /// Ends the drag.
    package func end(isDropped: Bool) {
        if let load { target?.dragLeft(load) }
        source?.dragEnded(isDropped: isDropped)
        (load, source, target) = (nil, nil, nil)
        spring.rest(on: nil)
    }
}

extension LayoutNode {
    /// Returns a point of the window in the coordinates of the node.
    fileprivate func placeInNode(ofWindow point: CGPoint) -> CGPoint { place(ofWindow: point, in: .local) }
}

extension WindowElement {
    /// The drag in the window.
    package final var drag: WindowDrag { attachments.object { WindowDrag() } }
}
