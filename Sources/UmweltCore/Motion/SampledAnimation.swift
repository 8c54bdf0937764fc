import Foundation
import UmweltDrawing

/// The appearance of a layout node from a time on, sampled at even steps, for hosts that play animations by
/// themselves.
///
/// A list is empty if its value does not change. Otherwise it has one entry for each step, and one for the end.
package struct SampledAnimation: Sendable, Hashable {
    /// The seconds from the first entry to the last.
    package var duration: Double

    /// The seconds elapsed; negative if the animation starts later.
    package var elapsed = 0.0

    /// True if the animation repeats forever.
    package var repeats = false

    /// The frames in the parent's coordinates, in points.
    package var frames: [CGRect] = []

    /// The opacities, from 0 to 1.
    package var opacities: [Double] = []

    /// The effects, which differ only in numbers: transforms, radii, colours.
    package var effects: [DisplayEffects] = []

    /// The clips, as paths of the same steps.
    package var clips: [Path] = []

    /// The items that the node itself draws, which differ only in colours and in outlines with the same path elements.
    package var items: [[DisplayItem]] = []

    package init(
        duration: Double, elapsed: Double = 0.0, repeats: Bool = false, frames: [CGRect] = [], opacities: [Double] = [],
        effects: [DisplayEffects] = [], clips: [Path] = [], items: [[DisplayItem]] = []
    ) {
        self.duration = duration
        self.elapsed = elapsed
        self.repeats = repeats
        self.frames = frames
        self.opacities = opacities
        self.effects = effects
        self.clips = clips
        self.items = items
    }

    /// Returns the number of steps in which an animation of some seconds is sampled: 120 for the first second, 60 for
    /// each that follows, and at most 1200. With linear interpolation, a spring of half a second over 500 points is off
    /// by at most 0.7 points.
    package static func steps(for duration: Double) -> Int {
        let steps = min(duration, 1) * 120 + max(duration - 1, 0) * 60
        return max(Int(min(steps, 1200).rounded(.up)), 1)
    }

    /// True if nothing changes.
    package var isStill: Bool {
        frames.isEmpty && opacities.isEmpty && effects.isEmpty && clips.isEmpty && items.isEmpty
    }
}

extension SampledAnimation {
    /// Adds the appearance at the next step. Returns false if it differs in more than numbers.
    ///
    /// - Parameters:
    ///   - appearance: What shows.
    ///   - redraws: True if the items are a part of the animation.
    ///   - outlinesMove: True if the host can move outlines.
    package mutating func add(_ appearance: NodeAppearance, redraws: Bool, outlinesMove: Bool) -> Bool {
        let effects = appearance.effects ?? DisplayEffects()
        if let first = self.effects.first, !first.isLike(effects) { return false }
        if !frames.isEmpty {
            guard clips.isEmpty == (appearance.clip == nil) else { return false }
            if let first = clips.first, let clip = appearance.clip, !first.isLike(clip) { return false }
        }
        if redraws {
            if let first = items.first, !first.isLike(appearance.items, outlinesMove: outlinesMove) { return false }
            items.append(appearance.items)
        }
        frames.append(appearance.frame)
        opacities.append(appearance.opacity)
        self.effects.append(effects)
        if let clip = appearance.clip { clips.append(clip) }
        return true
    }

    /// Removes the lists of constant values.
    package mutating func dropConstants() {
        if frames.allSatisfy({ $0 == frames.first }) { frames = [] }
        if opacities.allSatisfy({ $0 == opacities.first }) { opacities = [] }
        if effects.allSatisfy({ $0 == effects.first }) { effects = [] }
        if clips.allSatisfy({ $0 == clips.first }) { clips = [] }
        if items.allSatisfy({ $0 == items.first }) { items = [] }
    }
}
