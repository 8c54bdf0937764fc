@_spi(Kernel) import UmweltCore
import Foundation

/// A line between views, one pixel thick: across the axis of a stack, horizontal in other containers.
///
/// ```swift
/// VStack {
///     Text("Above")
///     Divider()
///     Text("Below")
/// }
/// ```
public nonisolated struct Divider: View, PrimitiveView {
    /// Makes a line.
    nonisolated public init() {}

    /// Makes the view's element.
    nonisolated public static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        LeafElement<Self, DividerNode>(view, inputs, node: DividerNode.init) { _, node, values in
            node.set(paint: Color.separator._paint(in: values), thickness: values.pixelLength)
        }
    }
}

/// The layout node of a ``Divider``: a line one pixel thick, upright if the enclosing container is horizontal.
package final class DividerNode: LayoutNode {
    private var paint: Paint?
    private var thickness: CGFloat = 1

    func set(paint: Paint, thickness: CGFloat) {
        guard paint != self.paint || thickness != self.thickness else { return }
        if thickness != self.thickness { setNeedsLayout() }
        self.paint = paint
        self.thickness = thickness
        setNeedsDisplay()
    }

    private var isUpright: Bool { enclosingAxis == .horizontal }

    /// The length in points if the proposed one is nil; SwiftUI returns 10 for all shapes.
    private static let idealLength: CGFloat = 10

    public override func measure(_ proposal: ProposedViewSize) -> CGSize {
        isUpright
            ? CGSize(width: thickness, height: proposal.height ?? Self.idealLength)
            : CGSize(width: proposal.width ?? Self.idealLength, height: thickness)
    }

    public override func draw(in size: CGSize) -> [DisplayItem] {
        guard let paint else { return [] }
        return [.fill(Path(CGRect(origin: .zero, size: size)), paint)]
    }
}
