import Foundation
import Umwelt

/// The drags over a window, from its own views, from other windows of the app and from other programs.
@MainActor
package struct IncomingDrag {
    private unowned let surface: any InputSurface
    private var location = CGPoint.zero

    /// Makes the drags over a window.
    package init(_ surface: any InputSurface) { self.surface = surface }

    private var view: ViewHost { surface.view }

    /// Moves a drag to a point of the window.
    ///
    /// - Parameters:
    ///   - point: The point of the window, in points.
    ///   - source: The drag, if a window of the app has begun it.
    ///   - types: The media types of another program's drag.
    /// - Returns: False if nothing there accepts it.
    package mutating func move(to point: CGPoint, from source: OutgoingDrag?, offering types: Set<String>) -> Bool {
        location = point
        defer { surface.update() }
        if let source {
            view.transfers.continueDrag(from: source.view)
            return view.transfers.send(DragEvent(.moved, at: point))
        }
        let items = OutsideItem.offered(as: types)
        return !items.isEmpty && view.transfers.send(DragEvent(.moved, at: point, items: items))
    }

    /// Moves a drag out of the window.
    package func leave(from source: OutgoingDrag?) {
        if source?.view === view {
            view.transfers.leaveDrag()
        } else {
            view.transfers.send(DragEvent(.ended, at: location))
        }
        surface.update()
    }

    /// Drops a drag from a window of the app. The caller updates the window, once it has answered the program that
    /// drags.
    ///
    /// - Returns: False if nothing there accepts it.
    package func drop(at point: CGPoint, from source: OutgoingDrag) -> Bool {
        view.transfers.continueDrag(from: source.view)
        let isAccepted = view.transfers.send(DragEvent(.dropped, at: point))
        if isAccepted { source.accept() }
        return isAccepted
    }

    /// Drops another program's drag, after its data has been read; no items if it cannot be read. The caller updates
    /// the window.
    ///
    /// - Returns: False if nothing there accepts it.
    package func drop(_ items: [OutsideItem], at point: CGPoint) -> Bool {
        if !items.isEmpty, view.transfers.send(DragEvent(.dropped, at: point, items: items)) { return true }
        view.transfers.send(DragEvent(.ended, at: point))
        return false
    }
}
