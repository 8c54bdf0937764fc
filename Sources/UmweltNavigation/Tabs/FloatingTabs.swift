import Foundation
@_spi(Kernel) import Umwelt
@_spi(Kernel) import UmweltControls

/// The places of tabs that float in a capsule above the page.
///
/// A tab for searches is a circle of its own at the trailing side; the capsule of the others then begins at the leading
/// one. That the tabs are narrower where there is no room for all is a guess. All frames are in view order, as if from
/// left to right.
struct FloatingTabs {
    /// The capsule around all tabs but a separate one.
    let capsule: CGRect

    /// The circle around the separate tab; nil if there is none.
    let circle: CGRect?

    /// The frames of the tabs, in view order.
    let frames: [CGRect]

    /// The panes of glass.
    var panes: [CGRect] { (capsule.width > 0 ? [capsule] : []) + (circle.map { [$0] } ?? []) }

    /// - Parameter bottom: The window's lower edge in the bar's coordinates, in points.
    init(
        _ lengths: TabBarMeasures.Capsule, count: Int, hasSeparateTab: Bool, width: CGFloat, bottom: CGFloat
    ) {
        let y = bottom - lengths.distance - lengths.height
        let joined = count - (hasSeparateTab ? 1 : 0)
        let side = lengths.height
        let room = width - 2 * lengths.margin - (hasSeparateTab ? side + lengths.spacing : 0)
        let whole = lengths.width(tabs: joined, atMost: max(room, 0))
        let start = hasSeparateTab ? lengths.margin : (width - whole) / 2
        capsule = CGRect(x: start, y: y, width: whole, height: side)
        circle =
            hasSeparateTab
            ? CGRect(x: width - lengths.margin - side, y: y, width: side, height: side) : nil
        let inner = whole - 2 * lengths.inset
        let overlap = lengths.pill.width - lengths.pitch
        let tab = joined > 1 ? (inner + overlap * CGFloat(joined - 1)) / CGFloat(joined) : inner
        var frames = (0..<max(joined, 0)).map { index in
            CGRect(
                x: start + lengths.inset + (tab - overlap) * CGFloat(index), y: y + lengths.inset, width: tab,
                height: lengths.pill.height)
        }
        if let circle { frames.append(circle.insetBy(dx: lengths.inset, dy: lengths.inset)) }
        self.frames = frames
    }
}
