import Foundation
@_spi(Kernel) import Umwelt

/// How something is presented.
enum PresentationStyle {
    /// A card over the lower part of the window, or in the middle of a wide one.
    case sheet
    /// All over the window.
    case cover
    /// A bubble whose arrow points at the presenter; the edge is the presenter's, nil for where there is room.
    case popover(PopoverAttachmentAnchor, arrowEdge: Edge?)
    /// A list of things to choose from beside the presenter, or at a place in it: closes when one was pressed.
    case menu(at: MenuPlace)
    /// A question in the middle of the window: closes when one of its buttons was pressed.
    case alert
    /// A question at the bottom of the window: closes when one of its buttons was pressed.
    case confirmationDialog

    /// Makes the node that gives the presentation its place.
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

/// Where a popover is attached to its presenter.
public enum PopoverAttachmentAnchor {
    /// To a rectangle.
    case rect(Anchor<CGRect>.Source)
    /// To a point: (0, 0) is the presenter's top leading corner, (1, 1) the bottom trailing one.
    case point(UnitPoint)
}

extension PopoverAttachmentAnchor {
    /// The rectangle in the window, for a presenter there.
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
