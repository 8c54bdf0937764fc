import UmweltAVFoundation
@_spi(Kernel) import Umwelt
import UmweltUIKit

/// A controller with the video of a player, for use in a ``UIViewControllerRepresentable``.
@MainActor @preconcurrency
open class AVPlayerViewController: UIViewController {
    /// The player; nil for none.
    open var player: AVPlayer? { didSet { show() } }

    /// True if the user can control the video.
    open var showsPlaybackControls = true { didSet { show() } }

    /// The scaling of the video.
    open var videoGravity = AVLayerVideoGravity.resizeAspect { didSet { show() } }

    // The browser of the page decides the following itself.

    /// True if the video may play above other windows. The browser decides: it has no effect.
    open var allowsPictureInPicturePlayback = true

    /// True if the video fills the screen when it plays. The browser decides: it has no effect.
    open var entersFullScreenWhenPlaybackBegins = false

    /// True if the video leaves the full screen at its end. The browser decides: it has no effect.
    open var exitsFullScreenWhenPlaybackEnds = false

    private let video = UIView()

    open override func loadView() {
        view = video
        show()
    }

    private func show() {
        video.embeddedContent = AnyView(
            PlayerView(player: player?.host, showsControls: showsPlaybackControls, gravity: videoGravity))
    }
}
