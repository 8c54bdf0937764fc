import Foundation
import Synchronization
@_spi(Kernel) import Umwelt

/// The slowest rate of speech.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The rate of usual speech.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
/// The fastest rate of speech.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// A text to speak.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
    private struct State: Sendable {
        var voice: AVSpeechSynthesisVoice?
        var rate = AVSpeechUtteranceDefaultSpeechRate
        var pitch: Float = 1
        var volume: Float = 1
    }

    private let state = Mutex(State())

    /// The text.
    public let speechString: String

    /// Makes the utterance of a text.
    ///
    /// - Parameter string: The text.
    public init(string: String) {
        speechString = string
        super.init()
    }

    /// The voice; nil for the browser's own.
    open var voice: AVSpeechSynthesisVoice? {
        get { state.withLock { $0.voice } }
        set { state.withLock { $0.voice = newValue } }
    }

    /// The rate from 0 to 1; 0.5 is usual.
    open var rate: Float {
        get { state.withLock { $0.rate } }
        set { state.withLock { $0.rate = newValue } }
    }

    /// The pitch from 0.5 to 2; 1 is the voice's own.
    open var pitchMultiplier: Float {
        get { state.withLock { $0.pitch } }
        set { state.withLock { $0.pitch = newValue } }
    }

    /// The volume from 0 to 1.
    open var volume: Float {
        get { state.withLock { $0.volume } }
        set { state.withLock { $0.volume = newValue } }
    }

    var speech: PlayerSemantics.Speech {
        var speech = PlayerSemantics.Speech(speechString, language: voice?.language)
        // Half of the usual speed at the least and twice at the most: a guess.
        let rate = Double(min(max(rate, 0), 1))
        speech.speed = rate < 0.5 ? 0.5 + rate : rate * 2
        speech.pitch = Double(pitchMultiplier)
        return speech
    }
}

/// A voice that speaks a language. The browser chooses its own voice for the language.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
    /// The language as a BCP 47 tag.
    public let language: String

    /// Makes a voice of a language; nil for an empty tag, and the user's own language for nil.
    ///
    /// - Parameter languageCode: The language as a BCP 47 tag.
    public init?(language languageCode: String?) {
        let code = languageCode ?? Self.currentLanguageCode()
        if code.isEmpty { return nil }
        language = code
        super.init()
    }

    /// Returns a voice for each language that the user prefers: only the browser has a list of its voices.
    open class func speechVoices() -> [AVSpeechSynthesisVoice] {
        Locale.preferredLanguages.compactMap { AVSpeechSynthesisVoice(language: $0) }
    }

    /// Returns the user's own language as a BCP 47 tag.
    open class func currentLanguageCode() -> String { Locale.current.identifier(.bcp47) }
}
