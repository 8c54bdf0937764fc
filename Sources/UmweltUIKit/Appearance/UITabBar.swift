import Foundation
import Umwelt
import UmweltControls

/// The appearance of a tab bar.
@MainActor @preconcurrency
public final class UITabBarAppearance: UIBarAppearance {
    /// The appearance of items with icons above their titles, the only kind here.
    public var stackedLayoutAppearance = UITabBarItemAppearance()

    /// The appearance of items whose icons are beside their titles. None are here.
    public var inlineLayoutAppearance = UITabBarItemAppearance()

    /// The appearance of items of low bars. It has no effect: bars here have one height.
    public var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// The appearance of the items of a tab bar.
@MainActor @preconcurrency
public final class UITabBarItemAppearance: NSObject {
    /// The appearance of items that are not selected.
    public let normal = UITabBarItemStateAppearance()

    /// The appearance of the selected item.
    public let selected = UITabBarItemStateAppearance()

    /// Makes the usual appearance.
    public override init() {}

    var appearance: ItemAppearance {
        var items = ItemAppearance()
        items.title = TextAppearance(normal.titleTextAttributes)
        items.chosenTitle = TextAppearance(selected.titleTextAttributes)
        items.icon = normal.iconColor.map { Color(uiColor: $0) }
        items.chosenIcon = selected.iconColor.map { Color(uiColor: $0) }
        items.badge = TextAppearance(normal.badgeTextAttributes)
        items.chosenBadge = TextAppearance(selected.badgeTextAttributes)
        items.badgeBackground = normal.badgeBackgroundColor.map { Color(uiColor: $0) }
        items.chosenBadgeBackground = selected.badgeBackgroundColor.map { Color(uiColor: $0) }
        return items
    }
}

/// The appearance of the items of a tab bar that are selected, or are not.
@MainActor @preconcurrency
public final class UITabBarItemStateAppearance: NSObject {
    /// The colour of icons; nil for the usual one.
    public var iconColor: UIColor?

    /// The attributes of titles; only font and colour are used.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

    /// The colour behind badges; nil for the usual red.
    public var badgeBackgroundColor: UIColor?

    /// The attributes of badges; only font and colour are used.
    public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]

    fileprivate override init() {}
}

/// The appearance of all bars of tab views, which views change with `toolbarBackground(_:for:)` and its like.
///
/// Set it before bars are shown, such as in the `init` of the app or of its first view: visible bars do not change.
@MainActor @preconcurrency
public final class UITabBar: NSObject {
    private static let proxy = UITabBar()

    private override init() {}

    /// Returns the appearance of all tab bars.
    public static func appearance() -> UITabBar { proxy }

    /// The appearance of the bar.
    public var standardAppearance = UITabBarAppearance() { didSet { set(standardAppearance) } }

    /// The appearance while no content is under the bar; nil for the other one. Content ends above the bars here, so
    /// this appearance applies.
    public var scrollEdgeAppearance: UITabBarAppearance? {
        didSet { set(scrollEdgeAppearance ?? standardAppearance) }
    }

    /// The colour behind the bar; nil for the usual background.
    public var backgroundColor: UIColor? { didSet { setBackground(backgroundColor) } }

    /// The colour behind the bar; nil for the usual background.
    public var barTintColor: UIColor? { didSet { setBackground(barTintColor) } }

    /// The colour of items that are not selected; nil for the usual one.
    public var unselectedItemTintColor: UIColor? {
        didSet {
            let color = unselectedItemTintColor.map { Color(uiColor: $0) }
            AppAppearance.current.tabItems.icon = color
            AppAppearance.current.tabItems.title.color = color
        }
    }

    /// True to show no tab bars.
    public var isHidden = false { didSet { AppAppearance.current.hidesTabBars = isHidden } }

    /// False for an opaque bar. It has no effect: a bar's colour determines its opacity.
    public var isTranslucent = true

    /// The line above bars: an empty image for none, nil for the usual one.
    public var shadowImage: UIImage? {
        didSet { AppAppearance.current.tabBar.line = shadowImage == nil ? .usual : .none }
    }

    /// The image behind bars: an empty one for no background, nil for the default. Other images are not drawn.
    public var backgroundImage: UIImage? {
        didSet { AppAppearance.current.tabBar.background = backgroundImage == nil ? .usual : .none }
    }

    private func setBackground(_ color: UIColor?) {
        AppAppearance.current.tabBar.background = color.map { .style(Color(uiColor: $0), nil) } ?? .usual
    }

    private func set(_ appearance: UITabBarAppearance) {
        AppAppearance.current.tabBar.background = appearance.fill
        AppAppearance.current.tabBar.line = appearance.barLine
        AppAppearance.current.tabItems = appearance.stackedLayoutAppearance.appearance
    }
}

/// The appearance of the items of all tab bars.
@MainActor @preconcurrency
public final class UITabBarItem: NSObject {
    private static let proxy = UITabBarItem()

    private override init() {}

    /// Returns the appearance of the items of all tab bars.
    public static func appearance() -> UITabBarItem { proxy }

    /// Sets the attributes of titles; only font and colour are used.
    ///
    /// - Parameter state: The selected state, or any other.
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        if state.contains(.selected) {
            AppAppearance.current.tabItems.chosenTitle = TextAppearance(attributes)
        } else {
            AppAppearance.current.tabItems.title = TextAppearance(attributes)
        }
    }
}
