import Foundation
@_spi(Kernel) import Umwelt

/// The drawing of a bar below content: a line at its top, and a background while content scrolls beneath.
struct BarFace {
    private var line: Paint?
    private var background: BarBackground?
    private var hasContentBeneath = false
    private var reach = EdgeInsets()

    /// Sets the paints. Returns true if they are new.
    mutating func set(line new: Paint?, background newBackground: BarBackground?) -> Bool {
        defer { (line, background) = (new, newBackground) }
        return new != line || newBackground != background
    }

    /// Sets whether content scrolls beneath the bar. Returns true if that is new.
    mutating func set(hasContentBeneath new: Bool) -> Bool {
        defer { hasContentBeneath = new }
        return new != hasContentBeneath
    }

    /// Sets the distances by which the bar extends beyond the safe area. Returns true if they are new.
    mutating func set(reach new: EdgeInsets) -> Bool {
        defer { reach = new }
        return new != reach
    }

    /// True if the app has given the bar a background: it hides what is beneath, which can be pressed where it only
    /// fades.
    var isBarrier: Bool { background.map { ($0.isOwn ? $0.paint : $0.edgePaint) != nil } ?? false }

    /// Returns the drawing of a bar of a size.
    func items(in size: CGSize, isRightToLeft: Bool, lineWidth: CGFloat) -> [DisplayItem] {
        // A background of the app's has its place at all times, as the line has.
        let left = isRightToLeft ? reach.trailing : reach.leading
        let area = CGRect(x: -left, y: 0, width: size.width + reach.horizontal, height: size.height + reach.bottom)
        var items: [DisplayItem] = []
        if let background,
            let paint = background.isOwn || hasContentBeneath ? background.paint : background.edgePaint
        {
            items.append(.fill(Path(area), paint.fitted(to: area)))
        }
        if let line {
            items.append(.fill(Path(CGRect(x: area.minX, y: 0, width: area.width, height: lineWidth)), line))
        }
        return items
    }
}
