@_spi(Kernel) import UmweltCore
@_spi(Kernel) import UmweltInteraction
import Foundation

/// The transfers of a window: drags, and requests of its views for files and for the clipboard.
@MainActor
public struct HostTransfers {
    let host: ViewHost

    private var root: RootElementBase { host.root }

    /// Sends an event of a drag to the view at its position in the window, for hosts that do no hit test.
    ///
    /// - Parameter event: The event, whose position is in window coordinates.
    /// - Returns: False if it has no effect, for instance where no view accepts the drop.
    @discardableResult
    public func send(_ event: DragEvent) -> Bool {
        host.update()
        host.checks.inspection?.actions?.record(event, in: host)
        guard let node = HitTestPass.find(at: event.location, below: root.node) ?? root.node.children.last else {
            return false
        }
        let isDone = node.receive(.drag(event: event))
        host.checks.inspection?.actions?.recordDrop(isTaken: isDone)
        return isDone
    }

    /// Loads the texts, URLs and files of the drag that has begun in the window, for other programs.
    package func dragItems() async -> [OutsideItem] { await root.drag.load?.outsideItems() ?? [] }

    /// Continues a drag from another window of the app over this window.
    package func continueDrag(from other: ViewHost) { root.drag.adoptLoad(other.root.drag) }

    /// Notifies the views of the window that a drag from one of them is elsewhere now.
    package func leaveDrag() { root.drag.leave() }

    /// Ends the drag that has begun in the window, if it has not ended by a drop in the window itself.
    package func endDrag(isDropped: Bool) { root.drag.end(isDropped: isDropped) }

    /// Waits until all dropped, chosen or requested data has been loaded and passed to views.
    public func finishWork() async {
        host.update()
        for task in root.work.drain() { await task.value }
        host.update()
    }

    // MARK: Files and the clipboard

    /// The open requests of views for files of the user's and for the clipboard, the oldest first.
    public var requests: [FileRequest] {
        host.update()
        return root.fileRequests.requests
    }

    /// The number of the last open file request after the last update; 0 for none.
    package var lastRequest: Int { root.fileRequests.requests.last?.id ?? 0 }

    /// Finishes a request for files.
    ///
    /// - Parameters:
    ///   - id: The number of the request.
    ///   - files: The files that the user has chosen or got; nil if the user cancelled.
    /// - Returns: False if the request is not open any more.
    @discardableResult
    public func finishRequest(_ id: Int, with files: [URL]?) -> Bool {
        finishRequest(id, with: files?.map { OutsideItem(mediaType: "application/octet-stream", file: $0.path) })
    }

    /// Finishes a request for files or for the items on the clipboard.
    ///
    /// - Parameters:
    ///   - id: The number of the request.
    ///   - items: The files that the user has chosen or got, or the items on the clipboard; nil if the user cancelled.
    /// - Returns: False if the request is not open any more.
    @discardableResult
    public func finishRequest(_ id: Int, with items: [OutsideItem]?) -> Bool {
        host.update()
        defer { host.update() }
        return root.fileRequests.finish(id, with: items)
    }
}

extension ViewHost {
    /// The transfers of the window.
    public var transfers: HostTransfers { HostTransfers(host: self) }
}
