import Foundation
import Umwelt

/// A drag that has started on a view of a window, and that the host extends to other windows and programs.
@MainActor
package final class OutgoingDrag {
    private unowned let surface: any InputSurface
    private var loading: Task<Void, Never>?

    /// True from the beginning of the drag to its end.
    package private(set) var isActive = false

    /// True if a window of the app has accepted the drag.
    package private(set) var isAccepted = false

    /// Makes the drag of a window, which is not active yet.
    package init(_ surface: any InputSurface) { self.surface = surface }

    /// The views of the source window.
    package var view: ViewHost { surface.view }

    /// Starts the drag, if the view can be dragged now.
    ///
    /// - Parameters:
    ///   - start: The start of the drag.
    ///   - show: Called with the representations for other programs once they are loaded, unless the drag has ended
    ///     by then.
    package func begin(_ start: DragStart, show: @escaping @MainActor ([DragRepresentation]) -> Void) {
        guard view.transfers.send(DragEvent(.began, at: start.start)) else { return }
        isActive = true
        isAccepted = false
        loading?.cancel()
        loading = Task { [weak self] in
            guard let items = await self?.view.transfers.dragItems(), !Task.isCancelled else { return }
            show(DragRepresentation.all(of: items))
        }
    }

    /// Records that a window of the app has accepted the drag.
    package func accept() {
        isAccepted = true
        view.transfers.endDrag(isDropped: true)
    }

    /// Ends the drag.
    package func end() {
        guard isActive else { return }
        isActive = false
        loading?.cancel()
        view.transfers.endDrag(isDropped: isAccepted)
        surface.update()
    }
}
