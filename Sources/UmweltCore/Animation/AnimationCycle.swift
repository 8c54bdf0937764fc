/// The course of an animation that never ends and repeats itself.
struct AnimationCycle: Equatable {
    /// The seconds until the first run starts; negative if a run is in progress at the start.
    var delay: Double

    /// The seconds after which the course is the same again.
    var period: Double
}
