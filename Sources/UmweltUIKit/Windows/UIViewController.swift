import Foundation
import Umwelt

/// The controller of a view: usually a ``UIHostingController``, whose view is SwiftUI's.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
    /// Makes a controller of a view that ``loadView()`` makes.
    ///
    /// - Parameters:
    ///   - nibName: The name of a file with the view, which there is none of here.
    ///   - bundle: The bundle of that file.
    public init(nibName: String?, bundle: Bundle?) {
        if let nibName { Log.views.error("There are no nib files here: \(nibName) is not read.") }
        super.init()
    }

    // `UIViewController()`: see `UIView`.
    /// Makes a controller of a view that ``loadView()`` makes.
    public convenience init(_: Never...) { self.init(nibName: nil, bundle: nil) }

    /// Never makes a controller: there are no storyboards here, which could contain one.
    public required init?(coder: NSCoder) { nil }

    private var loaded: UIView?

    /// The view, which ``loadView()`` makes when it is asked for first.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loaded
        }
        set { loaded = newValue }
    }

    /// Makes the view, and calls ``viewDidLoad()``, unless that is done.
    open func loadViewIfNeeded() {
        if isViewLoaded { return }
        isViewLoaded = true
        loadView()
        viewDidLoad()
    }

    /// Makes the view: an empty one, unless a subclass sets ``view``.
    open func loadView() { loaded = UIView() }

    /// The title of the controller; nil for none. It is the window's, where its view sets none.
    public var title: String?

    /// The traits of the window.
    public var traitCollection: UITraitCollection { OpenWindows.current?.traitCollection ?? UITraitCollection() }

    /// True once the view has been made.
    public private(set) var isViewLoaded = false

    /// Called once, when the view has been made.
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
    package var hostedView: AnyView { AnyView(ControllerContent(controller: self)) }

    /// Calls what subclasses implement for a view that appears.
    func appear() {
        loadViewIfNeeded()
        viewWillAppear(false)
        viewDidAppear(false)
    }

    /// Calls what subclasses implement for a view that disappears.
    func disappear() {
        viewWillDisappear(false)
        viewDidDisappear(false)
    }
}

/// The view that shows a controller's view.
private struct ControllerContent: View, SystemView {
    let controller: UIViewController

    var body: some View {
        UIView.whileUpdating { controller.view }
            .map { UIViewContent(view: $0) }
            .onAppear { controller.appear() }
            .onDisappear { controller.disappear() }
    }
}
