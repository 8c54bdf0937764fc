import Foundation
import UmweltDrawing

/// The settings of a drawing context.
package struct DrawingState {
    /// The colour that shapes are filled with.
    package var fill = ResolvedColor(red: 0, green: 0, blue: 0)

    /// The colour that outlines are drawn in.
    package var stroke = ResolvedColor(red: 0, green: 0, blue: 0)

    /// The lines of outlines.
    var line = StrokeStyle(lineWidth: 1)

    /// The transform from the current coordinates to those of the page or image.
    var transform: CGAffineTransform

    /// The transform of a new context.
    let base: CGAffineTransform

    /// The clips, in the coordinates of the page or image.
    var clips: [Clip] = []

    var opacity = 1.0
    var blendMode = CGBlendMode.normal

    /// The shadow of each item; nil for none.
    var shadow: DisplayShadow?

    var isAntialiased = true
    var interpolation = ImageDrawing.Interpolation.high

    /// A path to which drawing is restricted.
    struct Clip {
        var path: Path
        var isEvenOdd = false
    }

    init(transform: CGAffineTransform) {
        self.transform = transform
        base = transform
    }

    /// Returns an item with the settings applied; nil if nothing of it would be visible.
    func wrap(_ item: DisplayItem) -> DisplayItem? {
        let scale = transform.a * transform.d - transform.b * transform.c
        guard opacity > 0, scale.isFinite, scale != 0, transform.tx.isFinite, transform.ty.isFinite else { return nil }
        var item = item
        if !transform.isIdentity {
            var effects = DisplayEffects()
            effects.transform = ProjectionTransform(transform)
            item = .group(DisplayGroup(effects: effects, items: [item]))
        }
        if opacity < 1 || blendMode != .normal || shadow != nil {
            var effects = DisplayEffects()
            effects.blendMode = blendMode
            effects.filters = shadow.map { [.shadow($0)] } ?? []
            item = .group(DisplayGroup(opacity: opacity, effects: effects, items: [item]))
        }
        for clip in clips.reversed() { item = clip.cut(item) }
        return item
    }
}

extension DrawingState.Clip {
    /// Returns an item that shows inside of the path.
    fileprivate func cut(_ item: DisplayItem) -> DisplayItem {
        guard isEvenOdd else { return .group(DisplayGroup(clip: path, items: [item])) }
        var effects = DisplayEffects()
        effects.mask = [.fill(path, .color(ResolvedColor(red: 0, green: 0, blue: 0)), isEvenOdd: true)]
        return .group(DisplayGroup(effects: effects, items: [item]))
    }
}
