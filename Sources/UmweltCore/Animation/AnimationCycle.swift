/// The repeated part of an endless animation.
struct AnimationCycle: Equatable {
    /// The seconds until the first run starts; negative if a run is in progress at the start.
    var delay: Double

    /// The seconds of one repetition.
    var period: Double
}
