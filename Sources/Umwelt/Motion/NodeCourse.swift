import Foundation
import UmweltDrawing

/// The course of a layout node's appearance from a time on, at even steps, for hosts that play animations by themselves.
///
/// A list is empty if its value does not change; the others have one entry for each step, and one for the end.
package struct NodeCourse: Sendable, Hashable {
    /// The seconds from the first entry to the last.
    package var duration: Double

    /// The seconds that have passed of it; negative if it begins later.
    package var elapsed = 0.0

    /// True if the course begins again when it is over, and never ends.
    package var repeats = false

    /// The frames in the parent's coordinates, in points.
    package var frames: [CGRect] = []

    /// The opacities, from 0 to 1.
    package var opacities: [Double] = []

    /// The effects, which differ in nothing but numbers: transforms, radii, colours.
    package var effects: [DisplayEffects] = []

    /// Returns the number of steps in which a course of some seconds is run through: 120 for the first second, 60 for
    /// each that follows, and at most 1200. On straight lines between them, a spring of half a second on a way of 500
    /// points is at most 0.7 points from where it should be.
    static func steps(for duration: Double) -> Int {
        let steps = min(duration, 1) * 120 + max(duration - 1, 0) * 60
        return max(Int(min(steps, 1200).rounded(.up)), 1)
    }

    /// True if nothing changes.
    var isStill: Bool { frames.isEmpty && opacities.isEmpty && effects.isEmpty }
}

extension NodeCourse {
    /// Adds what shows at the next step. Returns false if that is not only another number, but something else.
    mutating func add(_ look: (frame: CGRect, opacity: Double, effects: DisplayEffects)) -> Bool {
        if let first = effects.first, !first.isLike(look.effects) { return false }
        frames.append(look.frame)
        opacities.append(look.opacity)
        effects.append(look.effects)
        return true
    }

    /// Drops the lists of what does not change.
    mutating func dropConstants() {
        if frames.allSatisfy({ $0 == frames.first }) { frames = [] }
        if opacities.allSatisfy({ $0 == opacities.first }) { opacities = [] }
        if effects.allSatisfy({ $0 == effects.first }) { effects = [] }
    }
}

extension DisplayEffects {
    /// Returns true if hosts can pass from one to the other by themselves.
    fileprivate func isLike(_ other: DisplayEffects) -> Bool {
        mask == other.mask && blendMode == other.blendMode && isIsolated == other.isIsolated
            && movement == other.movement && filters.count == other.filters.count
            && zip(filters, other.filters).allSatisfy { $0.isLike($1) }
    }
}

extension DisplayFilter {
    fileprivate func isLike(_ other: DisplayFilter) -> Bool {
        switch (self, other) {
        case (.blur, .blur): true
        case (.shadow(let one), .shadow(let two)): !one.isAlone && !two.isAlone || one == two
        default: self == other
        }
    }
}
