import Foundation

/// A message of the tool to the app that it runs.
public enum ToolMessage: Codable, Sendable {
    /// The first message: the launch parameters.
    case begin(LiveLaunch)
    /// The notice to be shown over the app; nil for none.
    case notice(LiveNotice?)
    /// The app shall send its state and end, because a new build replaces it.
    case end
}

/// A message of the app to the tool.
public enum AppMessage: Codable, Sendable {
    /// The app is served at a URL. The token is the secret that identifies its pages.
    case isOpen(URL, token: String)
    /// A page has shown the app for the first time.
    case isShown
    /// The user has interacted with the app for the first time.
    case isUsed
    /// The app does not respond, and the user requests a restart. The text names the function that does not return.
    case hangs(String)
    /// The state of the app, in a form that only the app reads. It ends now.
    case state(Data)
    /// The user wants to edit a place in the source, given as `FILE:LINE:COLUMN`.
    case edit(String)
}

/// The launch parameters of an app that the tool runs.
public struct LiveLaunch: Codable, Sendable {
    /// The token of the previous process, so that its pages can connect to this one; nil for the first.
    public var token: String?

    /// The state that the previous process sent; nil if there is none.
    public var state: Data?

    /// The notice to be shown over the app; nil for none.
    public var notice: LiveNotice?

    /// Makes launch parameters.
    ///
    /// - Parameters:
    ///   - token: The token of the previous process, so that its pages can connect to this one; nil for the first
    ///     process.
    ///   - state: The state of the previous process; nil for none.
    ///   - notice: The notice over the app; nil for none.
    public init(token: String? = nil, state: Data? = nil, notice: LiveNotice? = nil) {
        self.token = token
        self.state = state
        self.notice = notice
    }
}

/// A notice of the tool that is shown above the app.
public struct LiveNotice: Codable, Equatable, Sendable {
    /// The event, in one line.
    public var title: String

    /// The details, such as the messages of the compiler.
    public var text: String

    /// True if the notice describes something that ends by itself, such as a build.
    public var isProgress: Bool

    /// Makes a notice.
    ///
    /// - Parameters:
    ///   - title: The event, in one line.
    ///   - text: The details, such as the messages of the compiler.
    ///   - isProgress: True if the notice describes something that ends by itself, such as a build.
    public init(title: String, text: String, isProgress: Bool = false) {
        self.title = title
        self.text = text
        self.isProgress = isProgress
    }
}
