import Foundation
import Umwelt
import UmweltUIKit

/// A layer with the video of a player, without controls.
///
/// ```swift
/// final class FilmView: UIView {
///     override class var layerClass: AnyClass { AVPlayerLayer.self }
///
///     var playerLayer: AVPlayerLayer? { layer as? AVPlayerLayer }
/// }
/// ```
open class AVPlayerLayer: CALayer {
    /// Makes a layer without a player.
    public required init() {
        super.init()
        show()
    }

    /// Makes a layer with a player.
    ///
    /// - Parameter player: The player; nil for none.
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }

    /// The player; nil for none.
    public final var player: AVPlayer? { didSet { show() } }

    /// The scaling of the video.
    public final var videoGravity = AVLayerVideoGravity.resizeAspect { didSet { show() } }

    /// True once the host has loaded the video.
    public final var isReadyForDisplay: Bool { player?.currentItem?.status == .readyToPlay }

    private func show() {
        embeddedContent = AnyView(PlayerView(player: player?.host, showsControls: false, gravity: videoGravity))
    }
}
