import Foundation

// Controllers of UIKit that do not exist here.

/// UIKit's navigation controller.
@available(*, unavailable, message: "Umwelt has no UINavigationController: use NavigationStack.")
@MainActor @preconcurrency
open class UINavigationController: UIViewController {}

/// UIKit's controller of tabs.
@available(*, unavailable, message: "Umwelt has no UITabBarController: use TabView.")
@MainActor @preconcurrency
open class UITabBarController: UIViewController {}

/// UIKit's controller of columns.
@available(*, unavailable, message: "Umwelt has no UISplitViewController: use NavigationSplitView.")
@MainActor @preconcurrency
open class UISplitViewController: UIViewController {}

/// UIKit's controller of pages.
@available(*, unavailable, message: "Umwelt has no UIPageViewController: use TabView with tabViewStyle(.page).")
@MainActor @preconcurrency
open class UIPageViewController: UIViewController {}

/// UIKit's controller of a table.
@available(*, unavailable, message: "Umwelt has no UITableViewController: use List.")
@MainActor @preconcurrency
open class UITableViewController: UIViewController {}

/// UIKit's controller of a collection.
@available(*, unavailable, message: "Umwelt has no UICollectionViewController: use LazyVGrid in a ScrollView.")
@MainActor @preconcurrency
open class UICollectionViewController: UIViewController {}

/// UIKit's controller of a search.
@available(*, unavailable, message: "Umwelt has no UISearchController: use searchable(text:).")
@MainActor @preconcurrency
open class UISearchController: UIViewController {}

/// UIKit's controller for a colour.
@available(*, unavailable, message: "Umwelt has no UIColorPickerViewController: use ColorPicker.")
@MainActor @preconcurrency
open class UIColorPickerViewController: UIViewController {}

/// UIKit's controller for a font.
@available(*, unavailable, message: "Umwelt has no UIFontPickerViewController: use a Picker of font names.")
@MainActor @preconcurrency
open class UIFontPickerViewController: UIViewController {}
