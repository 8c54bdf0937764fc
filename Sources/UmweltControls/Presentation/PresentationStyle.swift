import Foundation
@_spi(Kernel) import Umwelt

/// The kind of a presentation: its position, its background and how it is closed.
package enum PresentationStyle {
    /// A card over the lower part of the window, or in the middle of a wide one.
    case sheet
    /// The whole window.
    case cover
    /// A bubble whose arrow points at the presenter.
    ///
    /// The popover is at an edge of the presenter; nil for an edge with enough space.
    case popover(PopoverAttachmentAnchor, arrowEdge: Edge?)
    /// A menu beside the presenter or at a point in it; a press of an item closes it.
    case menu(at: MenuPlace)
    /// A dialog in the middle of the window; a press of a button closes it.
    case alert
    /// A dialog at the bottom of the window; a press of a button closes it.
    case confirmationDialog

    /// Makes the layout node of a presentation.
    func makeNode(for element: _Element) -> PresentationNode {
        switch self {
        case .sheet: SheetNode(element: element)
        case .cover: FullScreenCoverNode(element: element)
        case .popover: PopoverNode(element: element)
        case .menu: MenuNode(element: element)
        case .alert: AlertNode(element: element)
        case .confirmationDialog: ConfirmationDialogNode(element: element)
        }
    }
}

/// The part of its presenter that a popover is attached to.
public enum PopoverAttachmentAnchor {
    /// A rectangle of the presenter.
    case rect(Anchor<CGRect>.Source)
    /// A point of the presenter: (0, 0) is the top leading corner, (1, 1) the bottom trailing one.
    case point(UnitPoint)
}

extension PopoverAttachmentAnchor {
    /// Returns the part of a presenter as a rectangle, empty for a point; both rectangles are in window coordinates.
    func rect(in presenter: CGRect, isRightToLeft: Bool) -> CGRect {
        switch self {
        case .rect(let source):
            let rect = source.value(in: CGRect(origin: .zero, size: presenter.size))
            let x = isRightToLeft ? presenter.width - rect.maxX : rect.minX
            return CGRect(
                x: presenter.minX + x, y: presenter.minY + rect.minY, width: rect.width, height: rect.height)
        case .point(let point):
            let x = isRightToLeft ? 1 - point.x : point.x
            return CGRect(
                x: presenter.minX + presenter.width * x, y: presenter.minY + presenter.height * point.y, width: 0,
                height: 0)
        }
    }
}
