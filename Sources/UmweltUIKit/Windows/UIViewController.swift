import Foundation
import Umwelt

/// The controller of a window's view: always a ``UIHostingController``, as views here are SwiftUI's.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
    /// Controllers of UIKit's views do not exist here.
    @available(*, unavailable, message: "Umwelt shows views of SwiftUI only: use UIHostingController(rootView:).")
    public nonisolated override init() { super.init() }

    package init(hosting: Void) { super.init() }

    /// Never makes a controller: there are no storyboards here, which could contain one.
    public required init?(coder: NSCoder) { nil }

    /// The title of the controller; nil for none. It is the window's, where its view sets none.
    public var title: String?

    /// The traits of the window.
    public var traitCollection: UITraitCollection { OpenWindows.current?.traitCollection ?? UITraitCollection() }

    /// True once the view has been shown.
    public private(set) var isViewLoaded = false

    /// Called once, before the view shows for the first time.
    open func viewDidLoad() {}

    /// Called before the view shows.
    ///
    /// - Parameter animated: True if it comes by an animation. A window's view does not.
    open func viewWillAppear(_ animated: Bool) {}

    /// Called when the view shows.
    ///
    /// - Parameter animated: True if it comes by an animation. A window's view does not.
    open func viewDidAppear(_ animated: Bool) {}

    /// Called before the view is gone.
    ///
    /// - Parameter animated: True if it goes by an animation. A window's view does not.
    open func viewWillDisappear(_ animated: Bool) {}

    /// Called when the view is gone.
    ///
    /// - Parameter animated: True if it goes by an animation. A window's view does not.
    open func viewDidDisappear(_ animated: Bool) {}

    /// True to hide the status bar. Windows here have none.
    open var prefersStatusBarHidden: Bool { false }

    /// True to hide the indicator at the lower edge. Windows here have none.
    open var prefersHomeIndicatorAutoHidden: Bool { false }

    /// The view that the controller shows.
    package var hostedView: AnyView { AnyView(EmptyView()) }

    /// Calls what subclasses implement for a view that appears.
    func appear() {
        if !isViewLoaded {
            isViewLoaded = true
            viewDidLoad()
        }
        viewWillAppear(false)
        viewDidAppear(false)
    }

    /// Calls what subclasses implement for a view that disappears.
    func disappear() {
        viewWillDisappear(false)
        viewDidDisappear(false)
    }
}
