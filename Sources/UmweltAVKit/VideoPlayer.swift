import UmweltAVFoundation
@_spi(Kernel) import Umwelt

/// A view of the video of a player, with controls.
///
/// ```swift
/// VideoPlayer(player: AVPlayer(url: filmURL))
///     .aspectRatio(16 / 9, contentMode: .fit)
/// ```
///
/// In the browser it is the browser's own video. Pictures, tests and windows show a card with the name.
@MainActor @preconcurrency
public struct VideoPlayer<VideoOverlay: View>: View {
    private let player: AVPlayer?
    private let overlay: VideoOverlay

    /// Makes a view of a player with views in front of the video.
    ///
    /// - Parameters:
    ///   - player: The player; nil for an empty view.
    ///   - videoOverlay: Makes the views in front of the video.
    public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
        self.player = player
        overlay = videoOverlay()
    }

    /// The video.
    @MainActor public var body: some View { PlayerView(player: player?.host).overlay { overlay } }
}

extension VideoPlayer where VideoOverlay == EmptyView {
    /// Makes a view of a player.
    ///
    /// - Parameter player: The player; nil for an empty view.
    public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}
