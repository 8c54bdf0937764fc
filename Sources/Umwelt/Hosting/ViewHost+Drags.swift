import Foundation

extension ViewHost {
    /// Sends an event of a drag to the view at its position in the window, for hosts that do no hit test.
    ///
    /// - Returns: False if it has no effect, such as where nothing takes what is dropped.
    @discardableResult
    public func send(_ event: DragEvent) -> Bool {
        update()
        guard let node = HitTestPass.find(at: event.location, below: root.node) ?? root.node.children.last else {
            return false
        }
        return node.receive(.drag(event: event))
    }

    /// Waits until all that was dropped has been loaded and given to its views.
    public func finishDrops() async {
        for task in root.drag.takeWork() { await task.value }
        update()
    }
}
