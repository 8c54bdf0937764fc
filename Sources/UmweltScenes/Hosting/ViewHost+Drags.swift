@_spi(Kernel) import UmweltCore
@_spi(Kernel) import UmweltInteraction
import Foundation

extension ViewHost {
    /// Sends an event of a drag to the view at its position in the window, for hosts that do no hit test.
    ///
    /// - Returns: False if it has no effect, for instance where no view accepts the drop.
    @discardableResult
    public func send(_ event: DragEvent) -> Bool {
        update()
        inspection?.actions?.note(event, in: self)
        guard let node = HitTestPass.find(at: event.location, below: root.node) ?? root.node.children.last else {
            return false
        }
        let isDone = node.receive(.drag(event: event))
        inspection?.actions?.noteDrop(isTaken: isDone)
        return isDone
    }

    /// Loads the texts, URLs and files of the drag that has begun in the window, for other programs.
    package func dragItems() async -> [OutsideItem] { await root.drag.load?.outsideItems() ?? [] }

    /// Has what is dragged from another window of the app be dragged over this one.
    package func takeDrag(from other: ViewHost) { root.drag.take(other.root.drag) }

    /// Tells the views of the window that what is dragged from one of them is elsewhere now.
    package func leaveDrag() { root.drag.leave() }

    /// Ends the drag that has begun in the window, if it has not ended by a drop in the window itself.
    package func endDrag(isDropped: Bool) { root.drag.end(isDropped: isDropped) }

    /// Waits until all that the user has dropped, chosen or asked for has been loaded and given to its views.
    public func finishWork() async {
        update()
        for task in root.work.take() { await task.value }
        update()
    }
}
