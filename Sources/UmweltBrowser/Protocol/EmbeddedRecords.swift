/// The properties of a web page in a frame.
struct WebPageRecord: MessageRecord {
    /// The path of the frame's document on this server; nil for an empty page.
    var path: String?
    /// The number of the load. The page loads the document again when it changes.
    var load: Int
    /// The calls of functions in the document without an answer, oldest first.
    var calls: [CallRecord]?
    /// If true, the document is the one around a page of another server; if false, its origin is unique.
    @Flag var keepsOrigin = false
    /// If true, the document cannot read what the browser has stored for its server.
    @Flag var isPrivate = false
    /// If true, the user cannot scroll the document.
    @Flag var isFixed = false

    enum CodingKeys: String, CodingKey {
        case path = "u"
        case load = "d"
        case calls = "c"
        case keepsOrigin = "o"
        case isPrivate = "i"
        case isFixed = "s"
    }
}

/// The call of a function in a frame's document.
struct CallRecord: MessageRecord {
    /// The number of the call, under which the page answers.
    var number: Int
    /// The body of the function.
    var body: String
    /// The arguments by their names, as a JSON object.
    var arguments: String

    enum CodingKeys: String, CodingKey {
        case number = "n"
        case body = "b"
        case arguments = "a"
    }
}

/// The state of a player of sound or video. A player without a source is removed.
struct PlayerRecord: MessageRecord {
    /// The identity of the player.
    var player: Int
    /// The URL of the media, or its path on this server.
    var url: String?
    /// The text that is spoken.
    var speech: SpeechRecord?
    /// The number of a sound of the system.
    var sound: Int?
    /// The number of the source. The page loads the source when it changes.
    var load: Int
    /// The number of times that the app has started, stopped or moved playback.
    var commands: Int
    /// The speed of playback; 0 for a pause.
    var rate: Double
    /// The number of times that the app has moved the playhead.
    var seeks: Int
    /// The position of the last move, in seconds.
    var position: Double
    /// The volume from 0 to 1.
    var volume: Double
    /// If true, no sound is heard.
    @Flag var isMuted = false
    /// The number of repetitions; negative for no limit.
    var loops: Int
    /// The scaling of video; nil for the whole picture in its own shape.
    var scaling: Scaling?
    /// If true, the user can control the video.
    @Flag var showsControls = false

    enum Scaling: String, MessageValue, Decodable, CaseIterable {
        case cover, fill
    }

    enum CodingKeys: String, CodingKey {
        case player = "y"
        case url = "u"
        case speech = "e"
        case sound = "s"
        case load = "d"
        case commands = "a"
        case rate = "c"
        case seeks = "k"
        case position = "i"
        case volume = "m"
        case isMuted = "z"
        case loops = "g"
        case scaling = "b"
        case showsControls = "o"
    }
}

/// A text that is spoken.
struct SpeechRecord: MessageRecord {
    /// The text.
    var text: String
    /// The language as a BCP 47 tag; nil for the browser's.
    var language: String?
    /// The speed relative to normal speech.
    var speed: Double
    /// The pitch relative to the voice's own.
    var pitch: Double

    enum CodingKeys: String, CodingKey {
        case text = "t"
        case language = "l"
        case speed = "s"
        case pitch = "p"
    }
}
