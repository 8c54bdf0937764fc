internal import CGTK
import Foundation
import Umwelt

/// The drag image: the view, or its drag preview.
@MainActor
struct DragIcon {
    /// GDK's paintable, to be released.
    let paintable: OpaquePointer

    /// The position of the pointer in the picture, in points.
    let hold: CGPoint

    /// Paints a picture; nil for an empty one.
    ///
    /// - Parameters:
    ///   - node: The view that is dragged.
    ///   - point: The position of the initial press in the view.
    ///   - painter: The painter of the window.
    init?(of node: ShownNode, heldAt point: CGPoint, by painter: WindowPainter) {
        let preview = Self.preview(in: node)
        let shown = preview ?? node
        guard let picture = painter.paintAlone(shown), let snapshot = gtk_snapshot_new() else { return nil }
        gtk_snapshot_append_node(snapshot, picture.pointer)
        var size = graphene_size_t(width: Float(shown.frame.width), height: Float(shown.frame.height))
        guard let paintable = gtk_snapshot_free_to_paintable(snapshot, &size) else { return nil }
        self.paintable = paintable
        hold = preview == nil ? point : CGPoint(x: shown.frame.width / 2, y: shown.frame.height / 2)
    }

    /// Returns the drag preview of a node; nil for none.
    private static func preview(in node: ShownNode) -> ShownNode? {
        for child in node.children {
            if child.interest.events.contains(.previews) { return child }
            if child.interest.events.contains(.carries) { continue }
            if let found = preview(in: child) { return found }
        }
        return nil
    }
}
