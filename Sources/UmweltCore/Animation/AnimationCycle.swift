/// The course of an animation that never ends and repeats itself.
struct AnimationCycle: Equatable {
    /// The seconds until the first run begins; negative if that is under way at the start.
    var delay: Double

    /// The seconds after which the course is the same again.
    var period: Double
}
