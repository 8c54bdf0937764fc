import Foundation
import Umwelt
import UmweltInput

extension TestHost {
    /// Drags the first view with a label onto the middle of another view, drops it there, and waits until the data has
    /// been loaded.
    ///
    /// ```swift
    /// #expect(await host.drag("Moby Dick", onto: "Read"))
    /// ```
    ///
    /// - Parameters:
    ///   - label: The complete label, not a part of it.
    ///   - target: The label of the view on which the first view is dropped.
    /// - Returns: False if the first view cannot be dragged, or the other does not accept it; otherwise true.
    @discardableResult
    public func drag(_ label: String, onto target: String) async -> Bool {
        guard frame(of: target) != nil, beginDrag(label) else { return false }
        return await drop(onto: target)
    }

    /// Starts a drag of the first view with a label.
    ///
    /// - Parameter label: The complete label, not a part of it.
    /// - Returns: False if there is no such view, or it cannot be dragged; otherwise true.
    @discardableResult
    public func beginDrag(_ label: String) -> Bool {
        frame(of: label).map { beginDrag(at: $0.middle) } ?? false
    }

    /// Starts a drag of the view at a point of the window, with a mouse that moves 10 points to the right.
    ///
    /// - Parameter place: The point, in window coordinates.
    /// - Returns: False if no view there can be dragged; otherwise true.
    @discardableResult
    public func beginDrag(at place: CGPoint) -> Bool {
        press(at: place, with: .mouse)
        movePointer(to: CGPoint(x: place.x + 10, y: place.y), after: 0)
        if surface.input.isDragging(1) { return true }
        releasePointer(.cancelled)
        return false
    }

    /// True while the pointer that is down drags a view.
    private var isDragging: Bool { pressedPointer.map { surface.input.isDragging($0.pointer) } ?? false }

    /// Moves the drag over the middle of the first view with a label.
    ///
    /// - Parameter label: The complete label, not a part of it.
    /// - Returns: False if there is no such view, or it would not accept the drop; otherwise true.
    @discardableResult
    public func moveDrag(over label: String) -> Bool {
        guard let place = frame(of: label)?.middle else { return false }
        if isDragging { return movePointer(to: place, after: 0, steps: 1) }
        defer { update() }
        return host.transfers.send(DragEvent(.moved, at: place))
    }

    /// Drops the dragged items on the middle of the first view with a label, and waits until they have been loaded.
    ///
    /// - Parameters:
    ///   - items: The items of a drag from outside of the app; empty for a drag in the window.
    ///   - label: The complete label, not a part of it.
    /// - Returns: False if there is no such view, or it does not accept the drop; otherwise true.
    @discardableResult
    public func drop(_ items: [OutsideItem] = [], onto label: String) async -> Bool {
        guard let place = frame(of: label)?.middle else { return false }
        return await drop(items, at: place)
    }

    /// Drops the dragged items at a point of the window, and waits until they have been loaded.
    ///
    /// - Parameters:
    ///   - items: The items of a drag from outside of the app; empty for a drag in the window.
    ///   - place: The point, in window coordinates.
    /// - Returns: False if no view there accepts the drop; otherwise true.
    @discardableResult
    public func drop(_ items: [OutsideItem] = [], at place: CGPoint) async -> Bool {
        let isTaken: Bool
        if isDragging && items.isEmpty {
            movePointer(to: place, after: 0, steps: 1)
            isTaken = releasePointer()
        } else {
            if isDragging { releasePointer(.cancelled) }
            host.transfers.send(DragEvent(.moved, at: place, items: items))
            update()
            isTaken = host.transfers.send(DragEvent(.dropped, at: place, items: items))
        }
        await host.transfers.finishWork()
        return isTaken
    }

    /// Ends the drag without a drop.
    public func cancelDrag() {
        if isDragging {
            releasePointer(.cancelled)
            return
        }
        host.transfers.send(DragEvent(.ended, at: .zero))
        update()
    }
}
