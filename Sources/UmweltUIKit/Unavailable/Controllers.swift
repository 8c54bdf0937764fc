import Foundation

/// The alert of UIKit's, which does not exist here.
@available(*, unavailable, message: "Umwelt has no UIAlertController: use alert(_:isPresented:actions:).")
@MainActor @preconcurrency
open class UIAlertController: UIViewController {}

/// The controller of a stack of screens, which does not exist here.
@available(*, unavailable, message: "Umwelt has no UINavigationController: use NavigationStack.")
@MainActor @preconcurrency
open class UINavigationController: UIViewController {}
