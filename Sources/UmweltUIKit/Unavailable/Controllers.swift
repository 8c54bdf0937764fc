import Foundation

/// UIKit's alert, which does not exist here.
@available(*, unavailable, message: "Umwelt has no UIAlertController: use alert(_:isPresented:actions:).")
@MainActor @preconcurrency
open class UIAlertController: UIViewController {}

/// UIKit's navigation controller, which does not exist here.
@available(*, unavailable, message: "Umwelt has no UINavigationController: use NavigationStack.")
@MainActor @preconcurrency
open class UINavigationController: UIViewController {}
