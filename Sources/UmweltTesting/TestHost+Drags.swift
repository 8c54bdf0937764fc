import Foundation
import Umwelt
import UmweltInput

extension TestHost {
    /// Drags the first view with a label onto the middle of another one and drops it there, and waits until it has been
    /// loaded. Returns false if the first cannot be dragged, or the other does not take it.
    ///
    /// ```swift
    /// #expect(await host.drag("Moby Dick", onto: "Read"))
    /// ```
    @discardableResult
    public func drag(_ label: String, onto target: String) async -> Bool {
        guard beginDrag(label) else { return false }
        return await drop(onto: target)
    }

    /// Begins to drag the first view with a label. Returns false if there is none, or it cannot be dragged.
    @discardableResult
    public func beginDrag(_ label: String) -> Bool {
        frame(of: label).map { beginDrag(at: $0.middle) } ?? false
    }

    /// Begins to drag what is at a point of the window, by a mouse that moves 10 points to the right. Returns false if
    /// nothing there can be dragged.
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

    /// Moves what is dragged over the middle of the first view with a label. Returns false if there is none, or it
    /// would not take it.
    @discardableResult
    public func moveDrag(over label: String) -> Bool {
        guard let place = frame(of: label)?.middle else { return false }
        if isDragging { return movePointer(to: place, after: 0, steps: 1) }
        defer { update() }
        return host.send(DragEvent(.moved, at: place))
    }

    /// Drops what is dragged on the middle of the first view with a label, and waits until it has been loaded. Returns
    /// false if there is none, or it does not take it.
    ///
    /// - Parameter items: The items of a drag from outside of the app; empty for what was dragged in the window.
    @discardableResult
    public func drop(_ items: [OutsideItem] = [], onto label: String) async -> Bool {
        guard let place = frame(of: label)?.middle else { return false }
        return await drop(items, at: place)
    }

    /// Drops what is dragged at a point of the window, and waits until it has been loaded. Returns false if nothing
    /// there takes it.
    ///
    /// - Parameter items: The items of a drag from outside of the app; empty for what was dragged in the window.
    @discardableResult
    public func drop(_ items: [OutsideItem] = [], at place: CGPoint) async -> Bool {
        let isTaken: Bool
        if isDragging && items.isEmpty {
            movePointer(to: place, after: 0, steps: 1)
            isTaken = releasePointer()
        } else {
            host.send(DragEvent(.moved, at: place, items: items))
            update()
            isTaken = host.send(DragEvent(.dropped, at: place, items: items))
        }
        await host.finishWork()
        return isTaken
    }

    /// Ends the drag without a drop.
    public func cancelDrag() {
        if isDragging {
            releasePointer(.cancelled)
            return
        }
        host.send(DragEvent(.ended, at: .zero))
        update()
    }
}
