import Foundation
import Synchronization
import UmweltCoreMedia
@_spi(Kernel) import Umwelt
import UmweltFoundation

/// A player of sound and video, which a `VideoPlayer` shows.
///
/// ```swift
/// @State private var player = AVPlayer(url: filmURL)
///
/// var body: some View {
///     VideoPlayer(player: player)
///     Button("Play") { player.play() }
/// }
/// ```
///
/// The browser plays what it can decode. Pictures, tests and windows are silent: there the position does not advance,
/// and tests read what a player was asked for. Any thread may use it.
open class AVPlayer: NSObject, KeyValueAnnouncing, @unchecked Sendable {
    // All state is behind locks.

    /// The states of a player.
    public enum Status: Int, Sendable {
        /// Nothing is loaded.
        case unknown
        /// It can play.
        case readyToPlay
        /// It cannot play its item.
        case failed
    }

    /// The states of playback.
    public enum TimeControlStatus: Int, Sendable {
        /// It is paused.
        case paused
        /// It waits for its item, or for the host.
        case waitingToPlayAtSpecifiedRate
        /// It plays.
        case playing
    }

    /// The actions at the end of an item.
    public enum ActionAtItemEnd: Int, Sendable {
        /// The next item plays, in a queue.
        case advance
        /// The player pauses.
        case pause
        /// The player stays at the end.
        case none
    }

    package let host = HostPlayer()

    package let keyValueChanges = KeyValueChanges(of: announced(AVPlayer.self) + announced(AVQueuePlayer.self))

    /// Returns the properties of a class of players that can be observed.
    private static func announced<Player: AVPlayer>(_ type: Player.Type) -> [AnyKeyPath] {
        [
            \Player.currentItem, \Player.rate, \Player.timeControlStatus, \Player.status, \Player.volume,
            \Player.isMuted,
        ]
    }

    private struct State: Sendable {
        var item: AVPlayerItem?
        var action = ActionAtItemEnd.pause
        var defaultRate: Float = 1
    }

    private let state = Mutex(State())

    /// The observers of the position.
    let observers = TimeObservers()

    /// Makes a player without an item.
    public override init() {
        super.init()
        host.onEvent { [weak self] in self?.handle($0) }
        host.onChange { [weak self] in
            self?.keyValueChanges.report()
            self?.currentItem?.keyValueChanges.report()
        }
    }

    /// Makes a player of the resource at a URL.
    ///
    /// - Parameter url: The URL of a server or a file.
    public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }

    /// Makes a player of an item.
    ///
    /// - Parameter item: The item; nil for none.
    public convenience init(playerItem item: AVPlayerItem?) {
        self.init()
        setItem(item)
    }

    // MARK: Items

    /// The item; nil for none.
    open var currentItem: AVPlayerItem? { state.withLock { $0.item } }

    /// Plays another item.
    ///
    /// - Parameter item: The item; nil for none.
    open func replaceCurrentItem(with item: AVPlayerItem?) { setItem(item) }

    func setItem(_ item: AVPlayerItem?) {
        let old = state.withLock { state in
            defer { state.item = item }
            return state.item
        }
        old?.host = nil
        item?.host = host
        host.load(item.map { .media($0.asset.address) })
    }

    /// The action at the end of an item.
    open var actionAtItemEnd: ActionAtItemEnd {
        get { state.withLock { $0.action } }
        set { state.withLock { $0.action = newValue } }
    }

    // MARK: Playback

    /// Plays at the default rate.
    open func play() { rate = defaultRate }

    /// Pauses.
    open func pause() { rate = 0 }

    /// Plays at a rate.
    ///
    /// - Parameter rate: The rate; 1 for the usual speed.
    open func playImmediately(atRate rate: Float) { self.rate = rate }

    /// The rate; 0 while the player is paused.
    open var rate: Float {
        get { Float(host.wanted.rate) }
        set {
            host.setRate(Double(newValue))
            MainQueue.run { [self] in onMainActor({ @MainActor player in player.observers.update(player) }, self) }
        }
    }

    /// The rate that ``play()`` sets.
    open var defaultRate: Float {
        get { state.withLock { $0.defaultRate } }
        set { state.withLock { $0.defaultRate = newValue } }
    }

    /// The volume from 0 to 1.
    open var volume: Float {
        get { Float(host.wanted.volume) }
        set { host.set { $0.volume = Double(newValue) } }
    }

    /// True if no sound is heard.
    open var isMuted: Bool {
        get { host.wanted.isMuted }
        set { host.set { $0.isMuted = newValue } }
    }

    /// The state of playback. Silent hosts play from the start.
    open var timeControlStatus: TimeControlStatus {
        host.wanted.rate == 0 ? .paused : host.wanted.source == nil ? .waitingToPlayAtSpecifiedRate : .playing
    }

    /// The state of the player.
    open var status: Status {
        switch currentItem?.status {
        case .failed: .failed
        case .readyToPlay: .readyToPlay
        case .unknown, nil: .unknown
        }
    }

    /// The reason why the item cannot be played; nil if it can.
    open var error: (any Error)? { currentItem?.error }

    // MARK: Time

    /// Returns the position.
    open func currentTime() -> CMTime { CMTime(seconds: host.position, preferredTimescale: 1000) }

    /// Moves the playhead.
    ///
    /// - Parameter time: The position.
    open func seek(to time: CMTime) {
        guard time.isNumeric else { return }
        host.seek(to: time.seconds)
        MainQueue.run { [self] in onMainActor({ @MainActor player in player.observers.report(player) }, self) }
    }

    /// Moves the playhead.
    ///
    /// - Parameters:
    ///   - time: The position.
    ///   - completionHandler: Called with true at once: the host moves the playhead as soon as it can.
    open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
        seek(to: time)
        completionHandler(time.isNumeric)
    }

    /// Moves the playhead. Returns true: the host moves the playhead as soon as it can.
    ///
    /// - Parameter time: The position.
    @discardableResult
    open func seek(to time: CMTime) async -> Bool {
        let move: (CMTime) -> Void = seek(to:)
        move(time)
        return time.isNumeric
    }

    /// Moves the playhead exactly, whatever the tolerances.
    ///
    /// - Parameters:
    ///   - time: The position.
    ///   - toleranceBefore: Not used.
    ///   - toleranceAfter: Not used.
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
        let move: (CMTime) -> Void = seek(to:)
        move(time)
    }

    /// Moves the playhead exactly, whatever the tolerances.
    ///
    /// - Parameters:
    ///   - time: The position.
    ///   - toleranceBefore: Not used.
    ///   - toleranceAfter: Not used.
    ///   - completionHandler: Called with true at once.
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) { seek(to: time, completionHandler: completionHandler) }

    /// Calls a function with the position: at intervals while a host plays, when playback starts or stops, and when the
    /// playhead moves.
    ///
    /// - Parameters:
    ///   - interval: The interval of the item's time.
    ///   - queue: The queue that calls the function; nil for the main queue.
    ///   - block: The function.
    /// - Returns: An object that ``removeTimeObserver(_:)`` accepts.
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
    ) -> Any {
        let observer = TimeObserver(interval: interval.isNumeric ? interval.seconds : 1, queue: queue, block)
        MainQueue.run { [self] in
            onMainActor({ @MainActor player in player.observers.add(observer, to: player) }, self)
        }
        return observer
    }

    /// Removes an observer.
    ///
    /// - Parameter observer: The object that ``addPeriodicTimeObserver(forInterval:queue:using:)`` has returned.
    open func removeTimeObserver(_ observer: Any) {
        guard let observer = observer as? TimeObserver else { return }
        MainQueue.run { [self] in
            onMainActor({ @MainActor player in player.observers.remove(observer) }, self)
        }
    }

    // MARK: Reports

    @MainActor private func handle(_ event: PlayerEvent) {
        observers.update(self)
        switch event {
        case .ready, .moved: break
        case .ended: itemEnded()
        case .failed:
            NotificationCenter.default.post(name: .AVPlayerItemFailedToPlayToEndTime, object: currentItem)
        }
    }

    /// Called at the end of the item.
    @MainActor func itemEnded() {
        NotificationCenter.default.post(name: .AVPlayerItemDidPlayToEndTime, object: currentItem)
    }
}
