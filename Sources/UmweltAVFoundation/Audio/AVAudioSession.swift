import Foundation

/// The sound of the app beside other apps. The browser and the desktop mix sounds themselves: settings have no effect.
public final class AVAudioSession: NSObject, Sendable {
    private static let shared = AVAudioSession()

    private override init() {}

    /// Returns the session of the app.
    public class func sharedInstance() -> AVAudioSession { shared }

    /// The purposes of sound.
    public struct Category: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Sounds that other apps' mix with, and that the mute switch silences.
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        /// Sounds that silence other apps', and that the mute switch silences.
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        /// Sounds that are the purpose of the app.
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        /// Recording.
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        /// Recording and sounds.
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    }

    /// The kinds of content.
    public struct Mode: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// No particular content.
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        /// Films.
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        /// Speech.
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
        /// Conversations.
        public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    }

    /// The ways to mix with other apps.
    public struct CategoryOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Other apps' sounds continue.
        public static let mixWithOthers = CategoryOptions(rawValue: 1 << 0)
        /// Other apps' sounds are quieter.
        public static let duckOthers = CategoryOptions(rawValue: 1 << 1)
        /// The loudspeaker plays.
        public static let defaultToSpeaker = CategoryOptions(rawValue: 1 << 3)
    }

    /// The options of an activation.
    public struct SetActiveOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Other apps learn that their sounds may continue.
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1 << 0)
    }

    /// Has no effect: see the class.
    ///
    /// - Parameters:
    ///   - category: The purpose of sound.
    ///   - mode: The kind of content.
    ///   - options: The ways to mix.
    public func setCategory(_ category: Category, mode: Mode = .default, options: CategoryOptions = []) throws {}

    /// Has no effect: see the class.
    ///
    /// - Parameters:
    ///   - category: The purpose of sound.
    ///   - options: The ways to mix.
    public func setCategory(_ category: Category, options: CategoryOptions) throws {}

    /// Has no effect: see the class.
    ///
    /// - Parameters:
    ///   - active: True to activate.
    ///   - options: The options.
    public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
}
