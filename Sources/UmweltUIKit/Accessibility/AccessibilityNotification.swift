import Foundation
import Umwelt

/// The messages of an app to assistive technology.
///
/// ```swift
/// AccessibilityNotification.Announcement("Saved").post()
/// ```
///
/// They are posted to the current window, and read a text aloud.
public enum AccessibilityNotification {
    /// A text to read out.
    public struct Announcement: _AccessibilityNotification {
        /// The text that is read out.
        public let _spoken: String?

        /// Makes an announcement of a text.
        ///
        /// - Parameter announcement: The text to read aloud.
        public init(_ announcement: String) { _spoken = announcement }

        /// Makes an announcement of a text. Speech attributes are ignored.
        ///
        /// - Parameter announcement: The text to read aloud.
        public init(_ announcement: AttributedString) { _spoken = String(announcement.characters) }

        /// Makes an announcement of a text. Speech attributes are ignored.
        ///
        /// - Parameter announcement: The text to read aloud.
        public init(_ announcement: NSAttributedString) { _spoken = announcement.string }
    }

    /// The message that a part of the screen has changed. Assistive technology detects that itself here.
    public struct LayoutChanged: _AccessibilityNotification {
        /// The text that is read out; nil for none.
        public let _spoken: String?

        /// Makes the message.
        ///
        /// - Parameter element: A text that is read out. The focus of assistive technology does not move.
        public init(_ element: Any? = nil) { _spoken = element as? String }
    }

    /// The message that another screen shows. Assistive technology detects that itself here.
    public struct ScreenChanged: _AccessibilityNotification {
        /// The text that is read out; nil for none.
        public let _spoken: String?

        /// Makes the message.
        ///
        /// - Parameter element: A text that is read out. The focus of assistive technology does not move.
        public init(_ element: Any? = nil) { _spoken = element as? String }
    }

    /// The notification that a page was scrolled, with a text that describes the new page.
    public struct PageScrolled: _AccessibilityNotification {
        /// The text that is read out.
        public let _spoken: String?

        /// Makes the message with a text.
        ///
        /// - Parameter pageAnnouncement: The text to read aloud.
        public init(_ pageAnnouncement: String) { _spoken = pageAnnouncement }

        /// Makes the message with a text. Speech attributes are ignored.
        ///
        /// - Parameter pageAnnouncement: The text to read aloud.
        public init(_ pageAnnouncement: AttributedString) { _spoken = String(pageAnnouncement.characters) }

        /// Makes the message with a text. Speech attributes are ignored.
        ///
        /// - Parameter pageAnnouncement: The text to read aloud.
        public init(_ pageAnnouncement: NSAttributedString) { _spoken = pageAnnouncement.string }
    }
}

/// A message to assistive technology. Only the system's conform to it.
public protocol _AccessibilityNotification {
    /// The text that is read out; nil for none. Read by the system only.
    var _spoken: String? { get }
}

extension _AccessibilityNotification {
    /// Has the text read out, from whichever thread.
    public func post() {
        guard let text = _spoken, !text.isEmpty else { return }
        MainQueue.run {
            onMainActor({ @MainActor (text: String) in OpenWindows.current?.surface?.announce(text) }, text)
        }
    }
}
