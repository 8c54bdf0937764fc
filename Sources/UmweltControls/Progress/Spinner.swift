import Foundation
@_spi(Kernel) import Umwelt

/// A spinner with spokes of decreasing opacity.
///
/// It spins if the host shows animations, as on iOS also with reduced motion, because it indicates activity.
nonisolated struct Spinner: View, PrimitiveView {
    let tint: Color?

    nonisolated init(tint: Color?) { self.tint = tint }

    nonisolated static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        LeafElement<Self, SpinnerNode>(view, inputs, node: SpinnerNode.init) { spinner, node, values in
            let style = spinner.tint.map(AnyShapeStyle.init) ?? values.tint ?? AnyShapeStyle(Color.secondary)
            node.set(
                SpinnerNode.Appearance(
                    diameter: values.controlSize.spinner, paint: style._paint(in: values)))
        }
    }
}

extension ControlSize {
    /// The diameter of a spinner, in points: UIKit's and AppKit's sizes.
    fileprivate var spinner: CGFloat {
        switch self {
        case .mini: 12
        case .small: 16
        case .regular: 20
        case .large, .extraLarge: 37
        }
    }
}

/// A layout node that draws a spinner.
final class SpinnerNode: LayoutNode {
    struct Appearance: Equatable {
        let diameter: CGFloat
        let paint: Paint
    }

    private var appearance: Appearance?

    /// The current animated paint.
    private var paint: Paint?
    private var animation = PaintAnimation()

    func set(_ new: Appearance) {
        guard new != appearance else { return }
        let hasNewSize = new.diameter != appearance?.diameter
        let old = appearance?.paint
        appearance = new
        if new.paint != old {
            animation.run(from: old, to: new.paint, on: self) { [weak self] in
                self?.paint = $0
                self?.setNeedsDisplay()
            }
        }
        if hasNewSize { setNeedsLayout() }
        setNeedsDisplay()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: appearance?.diameter ?? 0, height: appearance?.diameter ?? 0)
    }

    override var effects: DisplayEffects? {
        guard appearance != nil else { return nil }
        var effects = DisplayEffects()
        effects.movement = .turning
        return effects
    }

    override func draw(in size: CGSize) -> [DisplayItem] {
        guard let appearance, let paint else { return [] }
        let radius = appearance.diameter / 2
        let style = StrokeStyle(lineWidth: radius / 4, lineCap: .round)
        return (0..<DisplayMovement.spokes).map { spoke in
            let angle = Double(spoke) / Double(DisplayMovement.spokes) * 2 * .pi
            func point(_ distance: CGFloat) -> CGPoint {
                CGPoint(x: radius + sin(angle) * distance, y: radius - cos(angle) * distance)
            }
            let path = Path { path in
                path.move(to: point(radius * 0.5))
                path.addLine(to: point(radius * 0.875))
            }
            // The spoke at the top is the newest; spokes are drawn clockwise.
            let age = Double((DisplayMovement.spokes - spoke) % DisplayMovement.spokes) / Double(DisplayMovement.spokes)
            return .stroke(path, paint.withOpacity(multipliedBy: 1 - age * 0.85), style)
        }
    }
}
