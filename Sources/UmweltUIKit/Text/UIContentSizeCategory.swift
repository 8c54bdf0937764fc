import Foundation
import Umwelt

/// The sizes of text that a user can set, with UIKit's names.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// The name of the size.
    public let rawValue: String

    /// Makes a size of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Not specified.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The smallest size.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// Small.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// Medium.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// The default.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// A size above the default.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// Two sizes above the default.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// Three sizes above the default.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    /// The first size for users with low vision.
    public static let accessibilityMedium = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// The second size for users with low vision.
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// The third size for users with low vision.
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// The fourth size for users with low vision.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// The largest size.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// The notification that the user has set another size.
    public static var didChangeNotification: Notification.Name { WindowNotification.textSizeDidChange }

    /// True if it is one of the sizes for users with low vision.
    public var isAccessibilityCategory: Bool { DynamicTypeSize(self)?.isAccessibilitySize ?? false }

    /// All sizes, the smallest first, with SwiftUI's.
    private static let all: [(UIContentSizeCategory, DynamicTypeSize)] = [
        (.extraSmall, .xSmall), (.small, .small), (.medium, .medium), (.large, .large), (.extraLarge, .xLarge),
        (.extraExtraLarge, .xxLarge), (.extraExtraExtraLarge, .xxxLarge), (.accessibilityMedium, .accessibility1),
        (.accessibilityLarge, .accessibility2), (.accessibilityExtraLarge, .accessibility3),
        (.accessibilityExtraExtraLarge, .accessibility4), (.accessibilityExtraExtraExtraLarge, .accessibility5),
    ]

    /// Makes the size of one of SwiftUI's.
    init(_ size: DynamicTypeSize) { self = Self.all.first { $0.1 == size }?.0 ?? .unspecified }

    fileprivate var dynamicTypeSize: DynamicTypeSize? { Self.all.first { $0.0 == self }?.1 }
}

extension UIContentSizeCategory: Comparable {
    /// True if the left size is smaller.
    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        guard let left = left.dynamicTypeSize, let right = right.dynamicTypeSize else { return false }
        return left < right
    }
}

extension DynamicTypeSize {
    /// Makes the size of one of UIKit's; nil if it is not specified or unknown.
    ///
    /// - Parameter uiSizeCategory: The text size of UIKit.
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard let size = uiSizeCategory.dynamicTypeSize else { return nil }
        self = size
    }
}
