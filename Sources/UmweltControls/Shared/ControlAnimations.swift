@_spi(Kernel) import Umwelt

extension Animation {
    /// The animation of switches and segments that a user has changed. The duration is a guess.
    package static let control = Animation.smooth(duration: 0.3)

    /// The animation of pages that a user has turned. The duration is a guess.
    package static let page = Animation.smooth(duration: 0.4)
}
