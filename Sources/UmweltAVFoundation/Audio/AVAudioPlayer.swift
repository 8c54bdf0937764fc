import Foundation
import Synchronization
@_spi(Kernel) import Umwelt

/// A player of a sound file.
///
/// ```swift
/// player = try AVAudioPlayer(contentsOf: url)
/// player.play()
/// ```
///
/// Browsers play it in the current window. Pictures and windows are silent, and tests record what plays.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
    // All state is behind locks.
    private let host: HostPlayer

    // The delegate is only called, on the main queue.
    private struct State: @unchecked Sendable {
        weak var delegate: (any AVAudioPlayerDelegate)?
        var rate: Float = 1
        var enablesRate = false
    }

    private let state = Mutex(State())

    /// The file; nil for data.
    public let url: URL?

    /// The data; nil for a file.
    public let data: Data?

    /// The file that is removed with the player.
    private let temporaryFile: URL?

    /// Makes a player of a file.
    ///
    /// - Parameter url: The file.
    /// - Throws: An error if there is no such file.
    public init(contentsOf url: URL) throws {
        guard url.isFileURL, FileManager.default.isReadableFile(atPath: url.path) else {
            throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
        }
        host = HostPlayer(.media(url))
        (self.url, data, temporaryFile) = (url, nil, nil)
        super.init()
        listen()
    }

    /// Makes a player of a file.
    ///
    /// - Parameters:
    ///   - url: The file.
    ///   - utiString: The type of the file. Browsers detect it themselves.
    /// - Throws: An error if there is no such file.
    public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
        try self.init(contentsOf: url)
    }

    /// Makes a player of data, which it writes to a temporary file.
    ///
    /// - Parameter data: The content of a sound file.
    /// - Throws: An error if the file cannot be written.
    public init(data: Data) throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("sound-\(UUID().uuidString)")
        try data.write(to: file)
        host = HostPlayer(.media(file))
        (url, self.data, temporaryFile) = (nil, data, file)
        super.init()
        listen()
    }

    /// Makes a player of data, which it writes to a temporary file.
    ///
    /// - Parameters:
    ///   - data: The content of a sound file.
    ///   - utiString: The type of the file. Browsers detect it themselves.
    /// - Throws: An error if the file cannot be written.
    public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(data: data) }

    deinit { if let temporaryFile { try? FileManager.default.removeItem(at: temporaryFile) } }

    /// The delegate.
    open weak var delegate: (any AVAudioPlayerDelegate)? {
        get { state.withLock { $0.delegate } }
        set { state.withLock { [weak newValue] in $0.delegate = newValue } }
    }

    /// Has no effect: the browser loads the file when it plays. Returns true.
    @discardableResult
    open func prepareToPlay() -> Bool { true }

    /// Plays from the position. Returns true.
    @discardableResult
    open func play() -> Bool {
        host.setRate(enableRate ? Double(rate) : 1)
        return true
    }

    /// Pauses.
    open func pause() { host.setRate(0) }

    /// Stops, at the position that was reached.
    open func stop() { host.setRate(0) }

    /// True while the player plays.
    open var isPlaying: Bool { host.wanted.rate != 0 }

    /// The position in seconds.
    open var currentTime: TimeInterval {
        get { host.position }
        set { host.seek(to: newValue) }
    }

    /// The duration in seconds; 0 before the browser has loaded the file.
    open var duration: TimeInterval { host.duration ?? 0 }

    /// The volume from 0 to 1.
    open var volume: Float {
        get { Float(host.wanted.volume) }
        set { host.set { $0.volume = Double(newValue) } }
    }

    /// Sets the volume at once, without the fade: browsers have none.
    ///
    /// - Parameters:
    ///   - volume: The volume from 0 to 1.
    ///   - duration: The duration of the fade in seconds.
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }

    /// The number of repetitions; negative for no limit.
    open var numberOfLoops: Int {
        get { host.wanted.loops }
        set { host.set { $0.loops = newValue } }
    }

    /// The rate that is used while ``enableRate`` is true.
    open var rate: Float {
        get { state.withLock { $0.rate } }
        set {
            state.withLock { $0.rate = newValue }
            if isPlaying, enableRate { host.setRate(Double(newValue)) }
        }
    }

    /// True if ``rate`` is used.
    open var enableRate: Bool {
        get { state.withLock { $0.enablesRate } }
        set { state.withLock { $0.enablesRate = newValue } }
    }

    private func listen() {
        host.onEvent { [weak self] event in
            guard let self else { return }
            switch event {
            case .ready, .moved: break
            case .ended:
                host.seek(to: 0)
                delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
            case .failed(_, let reason):
                delegate?.audioPlayerDecodeErrorDidOccur(self, error: AVError(.fileFormatNotRecognized, reason))
            }
        }
    }
}

/// The delegate of a player of a sound file. All its methods are optional.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    /// The end of the file was reached.
    ///
    /// - Parameters:
    ///   - player: The player.
    ///   - flag: True.
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)

    /// The file cannot be decoded.
    ///
    /// - Parameters:
    ///   - player: The player.
    ///   - error: The reason.
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
