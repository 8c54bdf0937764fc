import Foundation
@_spi(Kernel) import Umwelt

/// The layout node behind the views of a navigation bar: its background, and the line below it. It blocks pointer input
/// to content under the bar.
final class BarBackdropNode: LayoutNode {
    /// The distances by which it extends beyond the safe area.
    var reach = EdgeInsets()

    private var lineDistance: CGFloat?
    private var line: Paint?
    private var background: BarBackground?

    /// Draws a line, in points from the bar; nil for none.
    func set(lineDistance new: CGFloat?) {
        guard new != lineDistance else { return }
        lineDistance = new
        setNeedsDisplay()
    }

    func set(line new: Paint?, background newBackground: BarBackground?) {
        guard new != line || newBackground != background else { return }
        line = new
        background = newBackground
        setNeedsDisplay()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions(by: .zero) }

    override func draw(in size: CGSize) -> [DisplayItem] {
        var items: [DisplayItem] = []
        if let paint = lineDistance == nil ? background?.edgePaint : background?.paint {
            let area = CGRect(origin: .zero, size: size)
            items.append(.fill(Path(area), paint.fitted(to: area)))
        }
        if let lineDistance, let line {
            let thickness = pixels.pixelLength
            let y = size.height + lineDistance - thickness
            items.append(.fill(Path(CGRect(x: 0, y: y, width: size.width, height: thickness)), line))
        }
        return items
    }

    override var pointerInterest: PointerInterest { .barrier }
}
