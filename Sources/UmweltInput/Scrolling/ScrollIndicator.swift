import Foundation
import Umwelt

/// The scroll indicators of the scroll view that has moved last, which hide after a second.
@MainActor
final class ScrollIndicator {
    private unowned let engine: InputEngine

    /// The scroll view whose indicators show; nil while none do.
    private var node: HostNode?
    private var hiding: (any ClockAlarm)?

    /// The thickness of an indicator and its distance from the edge, in points; and the least length: guesses.
    private static let (thickness, margin, least): (CGFloat, CGFloat, CGFloat) = (6, 3, 30)

    init(_ engine: InputEngine) { self.engine = engine }

    /// Shows the indicators of a scroll view.
    func show(_ node: HostNode) {
        self.node = node
        engine.surface.redrawDecorations()
    }

    /// Hides the indicators after a delay, unless they are shown again first.
    func hideSoon() {
        hiding?.cancel()
        hiding = engine.view.motion.gestureClock.alarm(after: InputThresholds.indicatorDuration) { [weak self] in
            onMainActor({ @MainActor (indicator: ScrollIndicator?) in indicator?.hide() }, self)
        }
    }

    private func hide() {
        stop()
        engine.surface.redrawDecorations()
    }

    /// Hides the indicators immediately.
    func stop() {
        hiding?.cancel()
        (hiding, node) = (nil, nil)
    }

    /// The frames of the indicators in the window, in points; none while they are hidden.
    var frames: [CGRect] {
        guard let node, node.isReachable, case .scrollArea(let area) = node.semantics.role,
            let offset = node.scrollOffset
        else { return [] }
        let (frame, range) = (node.frame, node.scrollRange)
        let (thickness, margin) = (Self.thickness, Self.margin)
        var bars: [CGRect] = []
        if area.showsVerticalIndicator, range.height > 0 {
            let top = frame.minY + area.insets.top + margin
            let room = frame.height - area.insets.top - area.insets.bottom - 2 * margin
            let length = max(room * frame.height / (frame.height + range.height), Self.least)
            let y = top + (room - length) * offset.y / range.height
            bars.append(CGRect(x: frame.maxX - thickness - margin, y: y, width: thickness, height: length))
        }
        if area.showsHorizontalIndicator, range.width > 0 {
            let room = frame.width - 2 * margin
            let length = max(room * frame.width / (frame.width + range.width), Self.least)
            let x = frame.minX + margin + (room - length) * offset.x / range.width
            bars.append(CGRect(x: x, y: frame.maxY - thickness - margin, width: length, height: thickness))
        }
        return bars
    }
}
