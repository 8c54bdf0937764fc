import Foundation
@_spi(Kernel) import Umwelt

/// A segment that moves along a bar while the progress is unknown.
///
/// It does not move in pictures, and if the user prefers reduced motion.
nonisolated struct IndeterminateBar: View, SystemView {
    let tint: Color?

    nonisolated init(tint: Color?) { self.tint = tint }

    @MainActor var body: some View {
        HStack(spacing: 0) {
            Color.clear
            Segment(tint: tint)
            Color.clear
        }
        .clipShape(Capsule(style: .circular))
    }

    private nonisolated struct Segment: View, PrimitiveView {
        let tint: Color?

        nonisolated init(tint: Color?) { self.tint = tint }

        nonisolated static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
            LeafElement<Self, IndeterminateSegmentNode>(view, inputs, node: IndeterminateSegmentNode.init) {
                segment, node, values in
                node.set(
                    IndeterminateSegmentNode.Appearance(
                        paint: (segment.tint.map(AnyShapeStyle.init) ?? AnyShapeStyle(TintShapeStyle()))._paint(
                            in: values),
                        isRightToLeft: values.isRightToLeft,
                        moves: !values._accessibilityReduceMotion))
            }
        }
    }
}

/// A layout node that draws the segment and fills the space.
private final class IndeterminateSegmentNode: LayoutNode {
    struct Appearance: Equatable {
        let paint: Paint
        let isRightToLeft: Bool
        let moves: Bool
    }

    private var appearance: Appearance?

    func set(_ new: Appearance) {
        guard new != appearance else { return }
        appearance = new
        setNeedsDisplay()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.width ?? 10, height: proposal.height ?? 10)
    }

    override var effects: DisplayEffects? {
        guard let appearance, appearance.moves else { return nil }
        var effects = DisplayEffects()
        effects.movement = .passing(isRightToLeft: appearance.isRightToLeft)
        return effects
    }

    override func draw(in size: CGSize) -> [DisplayItem] {
        guard let appearance else { return [] }
        return [
            .fill(Path(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: size.height / 2), appearance.paint)
        ]
    }
}
