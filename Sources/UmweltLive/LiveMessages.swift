import Foundation

/// What the tool says to the app that it runs.
public enum ToolMessage: Codable, Sendable {
    /// The first message: how to begin.
    case begin(LiveLaunch)
    /// What to tell whoever looks at the app; nil for nothing.
    case notice(LiveNotice?)
    /// The app is to answer with its state and end: another build of it takes its place.
    case end
}

/// What the app says to the tool.
public enum AppMessage: Codable, Sendable {
    /// The app can be seen at an address. The token is the secret by which it knows its pages.
    case isOpen(URL, token: String)
    /// Somebody does something with the app, for the first time.
    case isUsed
    /// What the app's state is, in a form that only the app knows. It ends now.
    case state(Data)
}

/// How an app begins that the tool runs.
public struct LiveLaunch: Codable, Sendable {
    /// The token of the last process, so that its pages may go on with this one.
    public var token: String?

    /// What the last process said of its state.
    public var state: Data?

    /// What to tell whoever looks at the app.
    public var notice: LiveNotice?

    /// Makes a beginning.
    public init(token: String? = nil, state: Data? = nil, notice: LiveNotice? = nil) {
        self.token = token
        self.state = state
        self.notice = notice
    }
}

/// Something of the tool's that is shown over the app.
public struct LiveNotice: Codable, Equatable, Sendable {
    /// What has happened, in one line.
    public var title: String

    /// The particulars, such as the compiler's words.
    public var text: String

    /// Makes a notice.
    public init(title: String, text: String) {
        self.title = title
        self.text = text
    }
}
