@_spi(Kernel) import Umwelt
import UmweltControls

/// The video of a host's player. Hosts that play no video, and players that cannot play, show a card.
package struct PlayerView: View, SystemView {
    private let player: HostPlayer?
    private let showsControls: Bool
    private let scaling: PlayerSemantics.Scaling

    @State private var shown = ShownPlayer()
    @Environment(\.showsEmbeddedContent) private var playsVideo

    /// Makes a view of a player.
    ///
    /// - Parameters:
    ///   - player: The player; nil for an empty view.
    ///   - showsControls: True if the user can control the video.
    ///   - gravity: The scaling of the video.
    package init(player: HostPlayer?, showsControls: Bool = true, gravity: AVLayerVideoGravity = .resizeAspect) {
        (self.player, self.showsControls) = (player, showsControls)
        scaling =
            switch gravity {
            case .resizeAspectFill: .fill
            case .resize: .stretch
            default: .fit
            }
    }

    package var body: some View {
        content
            .onChange(of: player?.wanted.player, initial: true) { if playsVideo { shown.show(player) } }
            .onDisappear { shown.show(nil) }
    }

    @ViewBuilder private var content: some View {
        // Observed: what this reads of the player changes with it.
        let _ = player?.changes.count
        if let player, let source = player.wanted.source {
            if let failure = player.failure {
                PlayerCard(source: source, text: failure, symbol: "exclamationmark.triangle")
            } else if playsVideo {
                Color.clear.modifier(
                    ControlModifier(semantics(of: player.wanted)) { event in
                        guard case .player(let event) = event else { return false }
                        player.handle(event)
                        return true
                    })
            } else {
                PlayerCard(source: source, text: nil, symbol: "play.circle")
            }
        } else {
            Color.black
        }
    }

    private func semantics(of wanted: PlayerSemantics) -> Semantics {
        var state = wanted
        state.showsControls = showsControls
        state.scaling = scaling
        var semantics = Semantics(role: .video(state))
        semantics.label = wanted.source?.name
        return semantics
    }
}

/// The player that a view has counted itself with, as long as the view is in the tree.
@MainActor
private final class ShownPlayer {
    private var player: HostPlayer?

    nonisolated init() {}

    func show(_ new: HostPlayer?) {
        guard new !== player else { return }
        player?.endShowing()
        new?.beginShowing()
        player = new
    }

    isolated deinit { player?.endShowing() }
}

/// The card in place of a video: its name, and the reason why it does not play. A press opens the video with the system's
/// own player.
private struct PlayerCard: View, SystemView {
    let source: PlayerSemantics.Source
    let text: String?
    let symbol: String

    @Environment(\.openURL) private var openURL

    init(source: PlayerSemantics.Source, text: String?, symbol: String) {
        (self.source, self.text, self.symbol) = (source, text, symbol)
    }

    var body: some View {
        if case .media(let url) = source, text == nil {
            Button {
                openURL(url)
            } label: {
                card
            }
            .buttonStyle(.plain)
        } else {
            card
        }
    }

    private var card: some View {
        VStack(spacing: 8) {
            Image(systemName: symbol).font(.largeTitle).accessibilityHidden(true)
            Text(verbatim: source.name).font(.headline).lineLimit(2)
            if let text { Text(verbatim: text).font(.footnote) }
        }
        .multilineTextAlignment(.center)
        .foregroundStyle(.white)
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.black)
        .contentShape(Rectangle())
    }
}
