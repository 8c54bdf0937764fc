/// A notification of an app, as a host shows it outside of the app's windows.
public struct HostNotification: Equatable, Sendable {
    /// The identifier; a notification replaces an earlier one with the same identifier.
    public var id: String
    /// The title.
    public var title: String
    /// The line below the title; empty for none.
    public var subtitle: String
    /// The message; empty for none.
    public var body: String
    /// If true, no sound is played.
    public var isSilent: Bool
    /// The buttons.
    public var actions: [Action]

    /// Makes a notification.
    ///
    /// - Parameters:
    ///   - id: The identifier.
    ///   - title: The title.
    ///   - subtitle: The line below the title; empty for none.
    ///   - body: The message; empty for none.
    ///   - isSilent: If true, no sound is played.
    ///   - actions: The buttons.
    public init(
        id: String, title: String, subtitle: String = "", body: String = "", isSilent: Bool = false,
        actions: [Action] = []
    ) {
        self.id = id
        self.title = title
        self.subtitle = subtitle
        self.body = body
        self.isSilent = isSilent
        self.actions = actions
    }

    /// The subtitle and the message, for systems whose notifications have one text below the title.
    package var text: String { [subtitle, body].filter { !$0.isEmpty }.joined(separator: "\n") }

    /// A button of a notification.
    public struct Action: Equatable, Sendable {
        /// The identifier.
        public var id: String
        /// The title.
        public var title: String
        /// If true, the button brings the app to the front.
        public var opensApp: Bool

        /// Makes a button.
        ///
        /// - Parameters:
        ///   - id: The identifier.
        ///   - title: The title.
        ///   - opensApp: If true, the button brings the app to the front.
        public init(id: String, title: String, opensApp: Bool = false) {
            self.id = id
            self.title = title
            self.opensApp = opensApp
        }
    }

    /// The user's response to a notification.
    public enum Response: Equatable, Sendable {
        /// The user has clicked the notification itself.
        case opened
        /// The user has clicked the button with an identifier.
        case action(String)
        /// The user has dismissed the notification.
        case dismissed
    }

    /// The permission to show notifications.
    public enum Permission: Sendable {
        /// The host shows no notifications.
        case unavailable
        /// The user has not been asked.
        case undecided
        /// The user has refused.
        case denied
        /// The user has agreed, or the system needs no permission.
        case allowed
    }
}
