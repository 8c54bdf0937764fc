import Foundation

/// An animation of the library. Its curve is known in advance, and is the same for each component of a vector, unless
/// an app's animation is inside it.
protocol BuiltInAnimation: CustomAnimation {
    /// The duration in seconds, without the velocity of a replaced animation; infinite if the animation never ends, nil
    /// if unknown.
    var length: Double? { get }

    /// The seconds until the logical completion; nil if unknown.
    var logicalLength: Double? { get }

    /// Returns the fraction of the distance covered, 1 after the end; nil if unknown.
    func progress(at time: Double) -> Double?

    /// The repeated part of an endless animation; nil if the animation ends or does not repeat.
    var cycle: AnimationCycle? { get }
}

extension BuiltInAnimation {
    var cycle: AnimationCycle? { nil }
}
