import Foundation
import Umwelt

/// The controller of a view: usually a ``UIHostingController``, whose view is SwiftUI's.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
    /// Makes a controller of a view that ``loadView()`` makes.
    ///
    /// - Parameters:
    ///   - nibName: The name of a file with the view; there are none here.
    ///   - bundle: The bundle of that file.
    public init(nibName: String?, bundle: Bundle?) {
        if let nibName {
            Log.views.error(
                "Nib files are not supported: \(nibName) is not loaded. Create the view in loadView().")
        }
        super.init()
    }

    // `UIViewController()`: see `UIView`.
    /// Makes a controller of a view that ``loadView()`` makes.
    public convenience init(_: Never...) { self.init(nibName: nil, bundle: nil) }

    /// Always nil: there are no storyboards here.
    ///
    /// - Parameter coder: The archive.
    public required init?(coder: NSCoder) { nil }

    private var loaded: UIView?

    /// The view, created by ``loadView()`` at the first access.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loaded
        }
        set {
            loaded = newValue
            newValue?.controller = self
        }
    }

    /// Makes the view, and calls ``viewDidLoad()``, unless that is done.
    open func loadViewIfNeeded() {
        if isViewLoaded { return }
        isViewLoaded = true
        loadView()
        viewDidLoad()
    }

    /// Makes the view: an empty one, unless a subclass sets ``view``.
    open func loadView() { view = UIView() }

    /// The title of the controller; nil for none. It is the window's, where its view sets none.
    public var title: String?

    /// The traits of the window.
    public var traitCollection: UITraitCollection { OpenWindows.current?.screen.traitCollection ?? UITraitCollection() }

    /// True once the view has been made.
    public private(set) var isViewLoaded = false

    /// Called once, when the view has been made.
    open func viewDidLoad() {}

    /// Called before the view shows.
    ///
    /// - Parameter animated: True for an animated appearance. A window's view does not.
    open func viewWillAppear(_ animated: Bool) {}

    /// Called when the view shows.
    ///
    /// - Parameter animated: True for an animated appearance. A window's view does not.
    open func viewDidAppear(_ animated: Bool) {}

    /// Called before the view disappears.
    ///
    /// - Parameter animated: True for an animated disappearance. A window's view does not.
    open func viewWillDisappear(_ animated: Bool) {}

    /// Called after the view has disappeared.
    ///
    /// - Parameter animated: True for an animated disappearance. A window's view does not.
    open func viewDidDisappear(_ animated: Bool) {}

    // MARK: Presentation

    /// The controller that this one presents.
    let presentation = PresentedController()

    /// The controller that presents this one; nil for none.
    weak var presenter: UIViewController?

    /// The form in which the controller is presented.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic

    /// True if the user cannot dismiss the controller.
    open var isModalInPresentation = false

    open override var next: UIResponder? { loaded?.superview ?? parent }

    /// Called before the view has got another size.
    open func viewWillLayoutSubviews() {}

    /// Called when the view has got another size.
    open func viewDidLayoutSubviews() {}

    // MARK: Controllers inside

    /// The controllers of views inside this one's.
    public private(set) var children: [UIViewController] = []

    /// The controller whose view contains this one's; nil for none.
    public private(set) weak var parent: UIViewController?

    /// Adds a controller whose view is added to this one's, too.
    ///
    /// - Parameter childController: The controller to add.
    open func addChild(_ childController: UIViewController) {
        if childController.parent === self { return }
        childController.removeFromParent()
        childController.willMove(toParent: self)
        childController.parent = self
        children.append(childController)
    }

    /// Removes the controller from the one that it is in.
    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }

    /// Called before the controller is added to another, by ``addChild(_:)``, or removed, by the app.
    ///
    /// - Parameter parent: The new parent; nil when the controller is removed.
    open func willMove(toParent parent: UIViewController?) {}

    /// Called when the controller has been added to another, by the app, or removed, by ``removeFromParent()``.
    ///
    /// - Parameter parent: The new parent; nil when the controller is removed.
    open func didMove(toParent parent: UIViewController?) {}

    /// True if the view calls ``appear()`` and ``disappear()`` wherever it is.
    var appearsByItself: Bool { false }

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
        for child in children where !child.appearsByItself { child.appear() }
    }

    /// Calls what subclasses implement for a view that disappears.
    func disappear() {
        viewWillDisappear(false)
        viewDidDisappear(false)
        for child in children where !child.appearsByItself { child.disappear() }
    }
}

/// The view that shows a controller's view.
private struct ControllerContent: View, SystemView {
    let controller: UIViewController

    var body: some View {
        UIView.whileUpdating { controller.view }
            .map { UIViewContent(view: $0).modifier(RepresentedView(view: $0)) }
            .modifier(PresentingView(presentation: controller.presentation))
            .onAppear { controller.appear() }
            .onDisappear { controller.disappear() }
    }
}
