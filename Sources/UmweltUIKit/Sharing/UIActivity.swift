import Foundation

/// An action for shared items. Custom actions are not supported: there are no objects of this class.
public final class UIActivity: NSObject {
    private override init() {}

    /// The name of an action.
    public struct ActivityType: Hashable, Equatable, RawRepresentable, Sendable {
        /// The name as a string.
        public let rawValue: String

        /// Makes a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Makes a name.
        ///
        /// - Parameter rawValue: The identifier.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        private init(uiKit name: String) { rawValue = "com.apple.UIKit.activity.\(name)" }
    }
}

extension UIActivity.ActivityType {
    /// An e-mail.
    public static let mail = Self(uiKit: "Mail")

    // The others exist so that they can be excluded: they are never among the actions here.

    /// A message.
    public static let message = Self(uiKit: "Message")
    /// A print.
    public static let print = Self(uiKit: "Print")
    /// A copy on the clipboard.
    public static let copyToPasteboard = Self(uiKit: "CopyToPasteboard")
    /// The picture of a contact.
    public static let assignToContact = Self(uiKit: "AssignToContact")
    /// A photo.
    public static let saveToCameraRoll = Self(uiKit: "SaveToCameraRoll")
    /// A page that is read later.
    public static let addToReadingList = Self(uiKit: "AddToReadingList")
    /// AirDrop.
    public static let airDrop = Self(uiKit: "AirDrop")
    /// A book.
    public static let openInIBooks = Self(uiKit: "OpenInIBooks")
    /// A PDF file with remarks.
    public static let markupAsPDF = Self(uiKit: "MarkupAsPDF")
    /// A post on Facebook.
    public static let postToFacebook = Self(uiKit: "PostToFacebook")
    /// A post on Twitter.
    public static let postToTwitter = Self(uiKit: "PostToTwitter")
    /// A post on Weibo.
    public static let postToWeibo = Self(uiKit: "PostToWeibo")
    /// A post on Tencent Weibo.
    public static let postToTencentWeibo = Self(uiKit: "PostToTencentWeibo")
    /// A post on Flickr.
    public static let postToFlickr = Self(uiKit: "PostToFlickr")
    /// A post on Vimeo.
    public static let postToVimeo = Self(uiKit: "PostToVimeo")
}

extension UIActivity.ActivityType {
    /// The action that opens a link, which has no name in UIKit.
    static let openLink = Self("umwelt.activity.OpenLink")

    /// The action that saves files, which has no name in UIKit.
    static let saveToFiles = Self("umwelt.activity.SaveToFiles")
}
