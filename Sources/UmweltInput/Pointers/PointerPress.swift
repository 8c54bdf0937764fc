import Foundation
import Umwelt

/// A pointer that is down, and what it may become: a press, a drag, a swipe or a scroll.
@MainActor
struct PointerPress {
    let start: CGPoint
    var last: CGPoint
    let device: PointerEvent.Device

    /// The control under the pointer, which shows that it is pressed while the pointer is on it.
    var control: HostNode?
    var isShownPressed = false

    /// The slider being dragged.
    var slider: HostNode?

    /// The row that is pressed, if no control in it is.
    var row: HostNode?

    /// The dialog beside whose content the pointer was put down.
    var dialog: HostNode?

    /// The row or the page that a sideways movement swipes.
    var swipe: SidewaysSwipe?

    /// The row that is dragged to another place.
    var move: RowMove?

    /// The row that the mouse drags to another place if it moves up or down.
    var movable: HostNode?

    /// The link in a text, and the node of the text.
    var link: (node: HostNode, target: URL)?

    /// The node that the pointer may drag to a drop destination.
    var draggable: HostNode?

    /// The timer for a long press; nil for a mouse, and if nothing handles one.
    var rest: (any ClockAlarm)?

    /// The use of the pointer once it has moved far enough; nil before.
    var use: Use?

    /// The uses of a pointer that no gesture of a view has.
    enum Use {
        case swipes, scrolls
        /// No use until the pointer is lifted: a menu has opened, or a view has refused a drag.
        case nothing
        /// The drag of a view: by the host, or by the engine in the window.
        case drags(byHost: Bool)
    }

    init(_ event: PointerEvent) {
        start = event.location
        last = event.location
        device = event.device
    }

    /// The distance from the start to a point, along the longer axis.
    func distance(to point: CGPoint) -> CGFloat { max(abs(point.x - start.x), abs(point.y - start.y)) }
}
