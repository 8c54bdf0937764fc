import Foundation

/// An animation of the library. Its course is known in advance, and is the same for each component of a vector, unless
/// an app's animation is inside it.
protocol BuiltInAnimation: CustomAnimation {
    /// The seconds until it is over, without the velocity of a takeover; infinite if it never is, nil if it is not
    /// known.
    var length: Double? { get }

    /// The seconds until it is over for those who wait for it; nil if it is not known.
    var logicalLength: Double? { get }

    /// Returns the part of the way that has been travelled, 1 after the end; nil if it is not known.
    func progress(at time: Double) -> Double?

    /// The course, if it never ends and repeats itself; nil if not.
    var cycle: AnimationCycle? { get }
}

extension BuiltInAnimation {
    var cycle: AnimationCycle? { nil }
}
