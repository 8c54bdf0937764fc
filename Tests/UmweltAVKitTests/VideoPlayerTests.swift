@_spi(Kernel) import SwiftUI
import Testing
import UmweltAVKit
@_spi(Kernel) import Umwelt
import UmweltTesting

@MainActor @Suite("VideoPlayer and AVPlayer") struct VideoPlayerTests {
    private static let film = URL(string: "https://example.com/film.mp4")!

    /// The window of a host that plays video.
    private func host(_ player: AVPlayer?) -> TestHost {
        var traits = HostTraits.testing
        traits.showsEmbeddedContent = true
        return TestHost(traits: traits) { VideoPlayer(player: player) { Text("Overlay") } }
    }

    private func node(_ host: TestHost) -> SemanticsNode? {
        SemanticsNode.first(in: host.semantics) { if case .video = $0.role { true } else { false } }
    }

    private func video(_ host: TestHost) -> PlayerSemantics? {
        host.update()
        guard case .video(let state) = node(host)?.role else { return nil }
        return state
    }

    private func send(_ event: PlayerEvent, to host: TestHost) {
        node(host)?.send(.player(event: event))
        host.update()
    }

    @Test("Hosts without video show the name") func card() {
        let host = TestHost { VideoPlayer(player: AVPlayer(url: Self.film)) }
        #expect(host.texts == ["https://example.com/film.mp4"])
        #expect(host.sounds.isEmpty)
    }

    @Test("A browser is told to play, to pause, and to move the playhead") func commands() {
        let player = AVPlayer(url: Self.film)
        let host = host(player)
        #expect(video(host)?.source == .media(Self.film) && video(host)?.rate == 0 && host.texts == ["Overlay"])
        player.play()
        #expect(video(host)?.rate == 1 && video(host)?.commands == 1)
        player.seek(to: CMTime(seconds: 12.5, preferredTimescale: 600))
        #expect(video(host)?.seeks == 1 && video(host)?.position == 12.5 && player.currentTime().seconds == 12.5)
        player.isMuted = true
        player.pause()
        #expect(video(host)?.rate == 0 && video(host)?.isMuted == true && player.timeControlStatus == .paused)
        // A player in a view is no sound.
        #expect(host.sounds.isEmpty)
    }

    @Test("The browser's reports are the player's state") func reports() {
        let player = AVPlayer(url: Self.film)
        let host = host(player)
        #expect(player.currentItem?.status == .unknown && player.currentItem?.duration.isIndefinite == true)
        send(.ready(load: 1, duration: 60, width: 640, height: 360), to: host)
        #expect(player.currentItem?.status == .readyToPlay && player.currentItem?.duration.seconds == 60)
        #expect(player.currentItem?.presentationSize == CGSize(width: 640, height: 360))
        // The user presses the browser's own button.
        send(.moved(load: 1, commands: 0, position: 3, rate: 1), to: host)
        #expect(player.rate == 1 && player.currentTime().seconds >= 3)
        player.pause()
        // This was on its way before the pause.
        send(.moved(load: 1, commands: 0, position: 4, rate: 1), to: host)
        #expect(player.rate == 0)
    }

    @Test("The end of an item is a notification with the item") func end() async {
        let player = AVPlayer(url: Self.film)
        let host = host(player)
        player.play()
        host.update()
        await confirmation { ended in
            let token = NotificationCenter.default.addObserver(
                forName: .AVPlayerItemDidPlayToEndTime, object: player.currentItem, queue: nil
            ) { _ in ended() }
            send(.ended(load: 1), to: host)
            NotificationCenter.default.removeObserver(token)
        }
        #expect(player.rate == 0)
    }

    @Test("A media that cannot be decoded is a message in place, and an error of the item") func failure() {
        let player = AVPlayer(url: Self.film)
        let host = host(player)
        send(.failed(load: 1, reason: "The browser cannot decode it."), to: host)
        #expect(host.texts == ["https://example.com/film.mp4", "The browser cannot decode it.", "Overlay"])
        #expect(player.currentItem?.error?.localizedDescription == "The browser cannot decode it.")
        player.replaceCurrentItem(with: AVPlayerItem(url: Self.film))
        #expect(video(host)?.load == 2)
    }

    @Test("A file that is not there fails at once") func missing() {
        let player = AVPlayer(url: URL(fileURLWithPath: "/none/film.mp4"))
        let host = host(player)
        #expect(host.texts == ["film.mp4", "There is no such file.", "Overlay"])
        #expect(player.status == .failed)
    }

    @Test("Observers are called when playback starts, stops and moves") func observers() {
        let player = AVPlayer(url: Self.film)
        let journal = Journal()
        let observer = player.addPeriodicTimeObserver(forInterval: CMTime(value: 1, timescale: 2), queue: .main) {
            time in
            MainActor.assumeIsolated { journal.times.append(time.seconds) }
        }
        player.seek(to: CMTime(value: 5, timescale: 1))
        player.play()
        #expect(journal.times.last == 5)
        let count = journal.times.count
        player.removeTimeObserver(observer)
        player.pause()
        #expect(journal.times.count == count)
    }

    @MainActor private final class Journal {
        var times: [Double] = []
    }

    @Test("A queue plays its items one after the other, and a looper repeats one") func queue() {
        let next = URL(string: "https://example.com/next.mp4")!
        let player = AVQueuePlayer(items: [AVPlayerItem(url: Self.film), AVPlayerItem(url: next)])
        let host = host(player)
        player.play()
        host.update()
        send(.ended(load: 1), to: host)
        #expect(video(host)?.source == .media(next) && video(host)?.rate == 1)
        let looper = AVPlayerLooper(player: player, templateItem: AVPlayerItem(url: Self.film))
        #expect(video(host)?.loops == -1 && player.items().count == 1)
        looper.disableLooping()
        #expect(video(host)?.loops == 0)
    }

    @Test("A controller in a representable shows the same video") func controller() {
        struct Film: UIViewControllerRepresentable {
            let player: AVPlayer

            func makeUIViewController(context: Context) -> AVPlayerViewController {
                let controller = AVPlayerViewController()
                controller.player = player
                controller.showsPlaybackControls = false
                controller.videoGravity = .resizeAspectFill
                return controller
            }

            func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {}
        }
        var traits = HostTraits.testing
        traits.showsEmbeddedContent = true
        let host = TestHost(traits: traits) { Film(player: AVPlayer(url: Self.film)) }
        #expect(video(host)?.showsControls == false && video(host)?.scaling == .fill)
    }

    /// The usual view for a film without controls.
    private final class FilmView: UIView {
        override class var layerClass: AnyClass { AVPlayerLayer.self }
    }

    private struct Film: UIViewRepresentable {
        let player: AVPlayer

        func makeUIView(context: Context) -> FilmView {
            let view = FilmView()
            (view.layer as? AVPlayerLayer)?.player = player
            (view.layer as? AVPlayerLayer)?.videoGravity = .resizeAspectFill
            return view
        }

        func updateUIView(_ view: FilmView, context: Context) {}
    }

    @Test("A layer shows the video without controls, in a view's place and in its own frame") func layer() {
        var traits = HostTraits.testing
        traits.showsEmbeddedContent = true
        let host = TestHost(traits: traits) { Film(player: AVPlayer(url: Self.film)) }
        #expect(video(host)?.showsControls == false && video(host)?.scaling == .fill)
        #expect(host.frame(of: "https://example.com/film.mp4")?.size == CGSize(width: 390, height: 844))
    }
}
