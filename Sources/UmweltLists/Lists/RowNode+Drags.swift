import Foundation
@_spi(Kernel) import Umwelt

// A view that is a row is dragged anywhere in the row, and things are dropped on it there: its content is often only a
// short text.
extension RowNode: DragSource, DropTarget {
    /// The content's interest in drag events.
    var dragInterest: PointerInterest.Events {
        var events: PointerInterest.Events = []
        // A drag of a row that is moved itself moves it: its content is dragged in other lists alone.
        if !isMovedItself, let source = decoration((any DragSource).self) {
            events.formUnion(source.pointerInterest.events.intersection(.carries))
        }
        if let target = decoration((any DropTarget).self) {
            events.formUnion(target.pointerInterest.events.intersection(.drops))
        }
        return events
    }

    /// Returns the outermost node of a modifier around the whole content that has a type; nil for none.
    private func decoration<Kind>(_ kind: Kind.Type) -> Kind? {
        var node: LayoutNode? = content
        while let current = node {
            if let found = current as? Kind { return found }
            node = current.wrapped
        }
        return nil
    }

    /// Returns a point of the row in the coordinates of a node in it.
    private func place(_ place: CGPoint, in inner: LayoutNode) -> CGPoint {
        let origin = inner.origin(in: self)
        return CGPoint(x: place.x - origin.x, y: place.y - origin.y)
    }

    func makeLoad() -> (any DragLoad)? {
        isMovedItself ? nil : decoration((any DragSource).self)?.makeLoad()
    }

    func dragEnded(isDropped: Bool) { decoration((any DragSource).self)?.dragEnded(isDropped: isDropped) }

    func accepts(_ load: any DragLoad, at place: CGPoint) -> Bool {
        decoration((any DropTarget).self).map { $0.accepts(load, at: self.place(place, in: $0)) } ?? false
    }

    func dragEntered(_ load: any DragLoad, at place: CGPoint) {
        if let target = decoration((any DropTarget).self) {
            target.dragEntered(load, at: self.place(place, in: target))
        }
    }

    func dragMoved(_ load: any DragLoad, at place: CGPoint) {
        if let target = decoration((any DropTarget).self) { target.dragMoved(load, at: self.place(place, in: target)) }
    }

    func dragLeft(_ load: any DragLoad) { decoration((any DropTarget).self)?.dragLeft(load) }

    var takesSpaceBelow: Bool { decoration((any DropTarget).self)?.takesSpaceBelow ?? false }

    func drop(_ load: any DragLoad, at place: CGPoint) -> Bool {
        decoration((any DropTarget).self).map { $0.drop(load, at: self.place(place, in: $0)) } ?? false
    }
}
