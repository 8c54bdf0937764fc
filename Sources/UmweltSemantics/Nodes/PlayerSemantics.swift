import Foundation

/// The state of a player of sound or video, as the app wants it.
///
/// A node shows the video of a player. A player without a node is sent to the host as a sound.
public struct PlayerSemantics: Sendable, Hashable {
    /// The content of a player.
    public enum Source: Sendable, Hashable {
        /// A file, or a resource on a server.
        case media(URL)
        /// A text that is spoken.
        case speech(Speech)
        /// A short sound of the system, by its number.
        case systemSound(UInt32)
    }

    /// A text that is spoken.
    public struct Speech: Sendable, Hashable {
        /// The text.
        public var text: String
        /// The language as a BCP 47 tag; nil for the host's own.
        public var language: String?
        /// The speed relative to normal speech, which is 1.
        public var speed = 1.0
        /// The pitch relative to the voice's own, which is 1.
        public var pitch = 1.0

        /// Makes a text to speak.
        ///
        /// - Parameters:
        ///   - text: The text.
        ///   - language: The language as a BCP 47 tag; nil for the host's own.
        public init(_ text: String, language: String?) {
            self.text = text
            self.language = language
        }
    }

    /// The scaling of video to its frame.
    public enum Scaling: String, Sendable, Hashable, CaseIterable {
        /// The whole picture, with bars beside it.
        case fit
        /// The whole frame; parts of the picture are cut off.
        case fill
        /// The whole picture in the whole frame, distorted.
        case stretch
    }

    /// The identity of the player in the process.
    public let player: Int

    /// The source; nil for a player without one.
    public var source: Source?

    /// The number of the source. The host loads the source when the number changes.
    public var load = 0

    /// The number of times that the app has started, stopped or moved playback. The host applies ``rate`` when the
    /// number changes, because the user can change it, too.
    public var commands = 0

    /// The speed of playback; 0 while the player is paused.
    public var rate = 0.0

    /// The number of times that the app has moved the playhead.
    public var seeks = 0

    /// The position in seconds of the last move of the playhead.
    public var position = 0.0

    /// The volume from 0 to 1.
    public var volume = 1.0

    /// True if no sound is heard.
    public var isMuted = false

    /// The number of repetitions; negative for no limit.
    public var loops = 0

    /// The scaling of video.
    public var scaling = Scaling.fit

    /// True if the user can control the video.
    public var showsControls = true

    /// Makes a paused player.
    ///
    /// - Parameters:
    ///   - player: The identity of the player in the process.
    ///   - source: The source; nil for a player without one.
    public init(player: Int, source: Source? = nil) {
        self.player = player
        self.source = source
    }
}
