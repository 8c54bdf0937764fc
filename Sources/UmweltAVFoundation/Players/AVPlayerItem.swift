import Foundation
import Synchronization
import UmweltCoreMedia
import UmweltFoundation

/// A resource of sound or video.
open class AVAsset: NSObject, @unchecked Sendable {
    // Never changes.
    let address: URL

    /// Makes the resource at a URL.
    ///
    /// - Parameter url: The URL of a server or a file.
    public init(url: URL) {
        address = url
        super.init()
    }
}

/// A resource of sound or video at a URL.
public final class AVURLAsset: AVAsset, @unchecked Sendable {
    /// The URL.
    public var url: URL { address }

    /// Makes the resource at a URL.
    ///
    /// - Parameters:
    ///   - url: The URL of a server or a file.
    ///   - options: Nil: the host decides how it loads.
    public init(url URL: URL, options: [String: Never]? = nil) { super.init(url: URL) }
}

/// A resource that a player plays, with its state.
open class AVPlayerItem: NSObject, KeyValueAnnouncing, @unchecked Sendable {
    /// The states of an item.
    public enum Status: Int, Sendable {
        /// The host has not loaded it.
        case unknown
        /// It can be played.
        case readyToPlay
        /// It cannot be played.
        case failed
    }

    /// The resource.
    public let asset: AVAsset

    package let keyValueChanges = KeyValueChanges(of: [
        \AVPlayerItem.status, \AVPlayerItem.duration, \AVPlayerItem.presentationSize,
    ])

    // The player that plays the item. It may be set on any thread.
    private let player = Mutex<WeakPlayer>(WeakPlayer())

    private struct WeakPlayer: Sendable {
        weak var host: HostPlayer?
    }

    /// Makes an item of the resource at a URL.
    ///
    /// - Parameter url: The URL of a server or a file.
    public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }

    /// Makes an item of a resource.
    ///
    /// - Parameter asset: The resource.
    public init(asset: AVAsset) {
        self.asset = asset
        super.init()
    }

    var host: HostPlayer? {
        get { player.withLock { $0.host } }
        set { player.withLock { $0.host = newValue } }
    }

    /// The state of the item.
    open var status: Status {
        guard let host else { return .unknown }
        return host.failure != nil ? .failed : host.isReady ? .readyToPlay : .unknown
    }

    /// The reason why the item cannot be played; nil if it can.
    open var error: (any Error)? { host?.failure.map { AVError(.unknown, $0) } }

    /// The duration; indefinite before the host has loaded the item, and for streams.
    open var duration: CMTime {
        host?.duration.map { CMTime(seconds: $0, preferredTimescale: 1000) } ?? .indefinite
    }

    /// The size of the picture in pixels; zero before the host has loaded the item.
    open var presentationSize: CGSize { host?.size ?? .zero }

    /// Returns the position.
    open func currentTime() -> CMTime { CMTime(seconds: host?.position ?? 0, preferredTimescale: 1000) }

    /// The notification after the end of an item was reached. Its object is the item.
    public class var didPlayToEndTimeNotification: Notification.Name { .AVPlayerItemDidPlayToEndTime }

    /// The notification of an item that does not play to its end. Its object is the item.
    public class var failedToPlayToEndTimeNotification: Notification.Name { .AVPlayerItemFailedToPlayToEndTime }
}

extension Notification.Name {
    /// The notification after the end of an item was reached. Its object is the item.
    public static let AVPlayerItemDidPlayToEndTime = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")

    /// The notification of an item that does not play to its end. Its object is the item.
    public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name(
        "AVPlayerItemFailedToPlayToEndTimeNotification")
}

/// An error of sound or video.
public struct AVError: CustomNSError, LocalizedError, Hashable, Sendable {
    /// The kinds of errors, with AVFoundation's numbers.
    public enum Code: Int, Sendable {
        /// Another error.
        case unknown = -11800
        /// The resource cannot be decoded.
        case fileFormatNotRecognized = -11828
    }

    /// The kind of the error.
    public let code: Code

    /// The description of the error.
    public let errorDescription: String?

    init(_ code: Code, _ description: String) {
        self.code = code
        errorDescription = description
    }

    public static var errorDomain: String { "AVFoundationErrorDomain" }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
}

/// The scalings of video.
public struct AVLayerVideoGravity: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The whole picture, with bars beside it.
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    /// The whole frame; parts of the picture are cut off.
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    /// The whole picture in the whole frame, distorted.
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}
