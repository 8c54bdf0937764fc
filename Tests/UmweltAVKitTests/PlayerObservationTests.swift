import SwiftUI
import Testing
import UmweltAVKit
import UmweltFoundation

@_spi(Kernel) import Umwelt

@MainActor @Suite("Key-value observation of players") struct PlayerObservationTests {
    // A literal with a scheme and a host: it is valid.
    private static let film = URL(string: "https://example.com/film.mp4")!

    @Test("A player publishes its rate, its state and its item") func player() {
        let player = AVPlayer(url: Self.film)
        var states: [AVPlayer.TimeControlStatus] = []
        var rates: [Float] = []
        var items: [AVPlayerItem?] = []
        let subscriptions = [
            player.publisher(for: \.timeControlStatus).sink { states.append($0) },
            player.publisher(for: \.rate).sink { rates.append($0) },
            player.publisher(for: \.currentItem, options: [.new]).sink { items.append($0) },
        ]
        player.play()
        // No change of any of them.
        player.isMuted = true
        player.pause()
        #expect(states == [.paused, .playing, .paused] && rates == [0, 1, 0] && items.isEmpty)
        player.replaceCurrentItem(with: nil)
        #expect(items == [nil])
        subscriptions.forEach { $0.cancel() }
        player.play()
        #expect(rates == [0, 1, 0])
    }

    @Test("An item publishes the host's report that it can be played") func item() throws {
        let player = AVPlayer(url: Self.film)
        let item = try #require(player.currentItem)
        var states: [AVPlayerItem.Status] = []
        let subscription = item.publisher(for: \.status).sink { states.append($0) }
        player.host.handle(.ready(load: player.host.wanted.load, duration: 60, width: 640, height: 360))
        #expect(states == [.unknown, .readyToPlay])
        subscription.cancel()
    }

    @Test("A queue publishes its next item") func queue() {
        let items = [AVPlayerItem(url: Self.film), AVPlayerItem(url: Self.film)]
        let player = AVQueuePlayer(items: items)
        var current: [AVPlayerItem?] = []
        let subscription = player.publisher(for: \.currentItem).sink { current.append($0) }
        player.advanceToNextItem()
        #expect(current == items)
        subscription.cancel()
    }

    @Test("Observed properties are announced, for players and queues") func announced() {
        let changes = AVQueuePlayer().keyValueChanges
        #expect(changes.announces(\AVPlayer.timeControlStatus) && changes.announces(\AVQueuePlayer.timeControlStatus))
        #expect(!changes.announces(\AVPlayer.defaultRate))
    }
}
