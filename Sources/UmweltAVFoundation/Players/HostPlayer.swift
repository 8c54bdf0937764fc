import Foundation
import Logging
import Observation
import Synchronization
import UmweltAudioToolbox
@_spi(Kernel) import Umwelt

/// A player of the host: the state that the app wants, and the host's reports.
///
/// Views that show the player observe its changes. While no view shows it, the current window plays it as a sound. Any
/// thread may read and change the state.
package final class HostPlayer: Sendable {
    /// The counter of changes, which views observe.
    @Observable @MainActor
    package final class Changes {
        package fileprivate(set) var count = 0

        nonisolated init() {}
    }

    private struct State: Sendable {
        var wanted: PlayerSemantics
        /// The last report of the position, its rate and its time; nil before the first.
        var report: (position: Double, rate: Double, time: ContinuousClock.Instant)?
        var duration: Double?
        var size = CGSize.zero
        var failure: String?
        var isReady = false
        /// True if a window plays the player as a sound.
        var isSound = false
        var onEvent: (@MainActor (PlayerEvent) -> Void)?
        var onChange: (@Sendable () -> Void)?
    }

    private static let logger = Logger(label: "umwelt.media")

    private let state: Mutex<State>

    package let changes = Changes()

    /// The number of views that show the player.
    @MainActor private var viewers = 0

    /// Makes a paused player.
    package init(_ source: PlayerSemantics.Source? = nil) {
        var wanted = PlayerSemantics(player: PlayerNumbers.next(), source: source)
        wanted.load = source == nil ? 0 : 1
        state = Mutex(State(wanted: wanted))
    }

    deinit {
        let (player, isSound) = state.withLock { ($0.wanted.player, $0.isSound) }
        guard isSound else { return }
        MainQueue.run {
            onMainActor({ @MainActor (player: Int) in HostPlayer.remove(player) }, player)
        }
    }

    /// Removes a sound from all windows.
    @MainActor private static func remove(_ player: Int) {
        for host in OpenWindows.all { host.surface?.play(PlayerSemantics(player: player)) { _ in } }
    }

    // MARK: Reads

    /// The state that the app wants.
    package var wanted: PlayerSemantics { state.withLock { $0.wanted } }

    /// The duration in seconds; nil before the source is loaded, and for streams.
    package var duration: Double? { state.withLock { $0.duration } }

    /// The size of the picture in pixels; zero before the source is loaded, and for sound.
    package var size: CGSize { state.withLock { $0.size } }

    /// True once the source can be played.
    package var isReady: Bool { state.withLock { $0.isReady } }

    /// The reason why the source cannot be played; nil if it can.
    package var failure: String? { state.withLock { $0.failure } }

    /// The position in seconds. It advances only while a host plays.
    package var position: Double {
        state.withLock { state in
            guard let report = state.report else { return state.wanted.position }
            let elapsed = (ContinuousClock.now - report.time) / .seconds(1)
            let now = report.position + (state.wanted.rate == 0 ? 0 : elapsed * report.rate)
            return state.duration.map { min(now, $0) } ?? now
        }
    }

    /// True while a host plays the source.
    package var isRunning: Bool { state.withLock { $0.wanted.rate != 0 && ($0.report?.rate ?? 0) != 0 } }

    // MARK: Changes

    /// Sets the function that is called with the host's reports.
    package func onEvent(_ body: @escaping @MainActor (PlayerEvent) -> Void) { state.withLock { $0.onEvent = body } }

    /// Sets the function that is called after each change of the state, on the thread of the change.
    package func onChange(_ body: @escaping @Sendable () -> Void) { state.withLock { $0.onChange = body } }

    /// Loads another source; nil for none.
    package func load(_ source: PlayerSemantics.Source?) {
        change { state in
            state.wanted.source = source
            state.wanted.load += 1
            state.wanted.position = 0
            (state.report, state.duration, state.failure, state.isReady) = (nil, nil, nil, false)
            state.size = .zero
        }
        if case .media(let url) = source { check(url) }
    }

    /// Fails a file that is not there.
    package func check(_ url: URL) {
        guard url.isFileURL, !FileManager.default.isReadableFile(atPath: url.path) else { return }
        let load = wanted.load
        MainQueue.run { [self] in
            onMainActor(
                { @MainActor player in player.handle(.failed(load: load, reason: "There is no such file.")) }, self)
        }
    }

    /// Sets the rate; 0 pauses.
    package func setRate(_ rate: Double) {
        let position = position
        change { state in
            // Once the host has reported, the position is counted from now on.
            if state.report != nil { state.report = (position, state.wanted.rate == 0 ? 0 : rate, .now) }
            state.wanted.rate = rate
            state.wanted.commands += 1
        }
    }

    /// Moves the playhead to a position in seconds.
    package func seek(to position: Double) {
        change { state in
            let position = max(position, 0)
            if let report = state.report { state.report = (position, report.rate, .now) }
            state.wanted.position = position
            state.wanted.seeks += 1
            state.wanted.commands += 1
        }
    }

    /// Changes settings: the volume, the number of repetitions, the scaling.
    package func set(_ body: @Sendable (inout PlayerSemantics) -> Void) { change { body(&$0.wanted) } }

    private func change(_ body: (inout State) -> Void) {
        state.withLock { body(&$0) }
        state.withLock { $0.onChange }?()
        publish()
    }

    private func publish() {
        MainQueue.run { [self] in
            onMainActor({ @MainActor (player: HostPlayer) in player.publishNow() }, self)
        }
    }

    @MainActor private func publishNow() {
        changes.count += 1
        let wanted = wanted
        let isDue = state.withLock { state in
            guard viewers == 0, state.isSound || wanted.rate != 0 else { return false }
            state.isSound = wanted.source != nil
            return true
        }
        guard isDue else { return }
        OpenWindows.current?.surface?.play(wanted) { [weak self] in self?.handle($0) }
    }

    // MARK: Views

    /// Counts a view that shows the player.
    @MainActor package func beginShowing() {
        viewers += 1
        let wasSound = state.withLock { state in
            defer { state.isSound = false }
            return state.isSound
        }
        guard wasSound else { return }
        let position = position
        Self.remove(wanted.player)
        seek(to: position)
    }

    /// Counts a view that no longer shows the player. What plays continues as a sound.
    @MainActor package func endShowing() {
        viewers -= 1
        if viewers == 0, wanted.rate != 0 { seek(to: position) }
    }

    /// Handles a report of the host.
    @MainActor package func handle(_ event: PlayerEvent) {
        let isCurrent = state.withLock { state in
            guard event.load == state.wanted.load else { return false }
            switch event {
            case .ready(_, let duration, let width, let height):
                (state.duration, state.size) = (duration, CGSize(width: width, height: height))
                state.isReady = true
            case .moved(_, let commands, let position, let rate):
                state.report = (position, rate, .now)
                // The user may have paused; a report from before the app's last command does not count.
                if commands == state.wanted.commands { state.wanted.rate = rate }
            case .ended:
                state.wanted.rate = 0
                state.report = (state.duration ?? state.report?.position ?? 0, 0, .now)
            case .failed(_, let reason):
                state.wanted.rate = 0
                state.failure = reason
            }
            return true
        }
        guard isCurrent else { return }
        if case .failed(_, let reason) = event {
            Self.logger.warning("\(wanted.source?.name ?? "The media") does not play: \(reason)")
        }
        changes.count += 1
        state.withLock { $0.onChange }?()
        state.withLock { $0.onEvent }?(event)
    }
}

extension PlayerSemantics.Source {
    /// The name for messages and cards: the file or the address.
    package var name: String {
        switch self {
        case .media(let url): url.isFileURL ? url.lastPathComponent : url.absoluteString
        case .speech: "The text"
        case .systemSound(let number): "Sound \(number)"
        }
    }
}
