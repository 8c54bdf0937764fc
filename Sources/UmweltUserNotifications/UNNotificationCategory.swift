import Foundation

/// An action in notifications of a category.
open class UNNotificationAction: NSObject, @unchecked Sendable {
    /// The identifier.
    public let identifier: String
    /// The title.
    public let title: String
    /// The options.
    public let options: UNNotificationActionOptions
    /// The icon.
    public let icon: UNNotificationActionIcon?

    /// Makes an action.
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [],
        icon: UNNotificationActionIcon? = nil
    ) {
        self.identifier = identifier
        self.title = title
        self.options = options
        self.icon = icon
    }
}

/// An action with a field for text.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
    /// The title of the button beside the field.
    public let textInputButtonTitle: String
    /// The text in the empty field.
    public let textInputPlaceholder: String

    /// Makes an action.
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [],
        icon: UNNotificationActionIcon? = nil, textInputButtonTitle: String, textInputPlaceholder: String
    ) {
        self.textInputButtonTitle = textInputButtonTitle
        self.textInputPlaceholder = textInputPlaceholder
        super.init(identifier: identifier, title: title, options: options, icon: icon)
    }
}

/// The icon of an action.
open class UNNotificationActionIcon: NSObject, @unchecked Sendable {
    /// The name of the image.
    let name: String

    /// The icon of a symbol.
    public init(systemImageName: String) { name = systemImageName }

    /// The icon of an image of the app's.
    public init(templateImageName: String) { name = templateImageName }
}

/// The options of an action.
public struct UNNotificationActionOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The device must be unlocked.
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1 << 0)
    /// It deletes something.
    public static let destructive = UNNotificationActionOptions(rawValue: 1 << 1)
    /// It opens the app.
    public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
}

/// A kind of notifications, with their actions.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
    /// The identifier.
    public let identifier: String
    /// The actions.
    public let actions: [UNNotificationAction]
    /// The identifiers of Siri's intents.
    public let intentIdentifiers: [String]
    /// The text in place of a preview.
    public let hiddenPreviewsBodyPlaceholder: String
    /// The options.
    public let options: UNNotificationCategoryOptions

    /// Makes a category.
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        hiddenPreviewsBodyPlaceholder: String = "", options: UNNotificationCategoryOptions = []
    ) {
        self.identifier = identifier
        self.actions = actions
        self.intentIdentifiers = intentIdentifiers
        self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder
        self.options = options
    }
}

/// The options of a category.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The app hears of dismissed notifications.
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1 << 0)
    /// Notifications may be shown in a car.
    public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 1 << 1)
    /// The title is shown even if the preview is hidden.
    public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 1 << 2)
    /// The subtitle is shown even if the preview is hidden.
    public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 1 << 3)
}
