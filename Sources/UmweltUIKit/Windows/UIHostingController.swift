import Foundation
import Observation
import Umwelt
import UmweltRendering

/// A controller of a window whose view is SwiftUI's.
///
/// ```swift
/// window.rootViewController = UIHostingController(rootView: ContentView())
/// ```
///
/// Subclasses are called when the view appears and disappears.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
    /// The view of a controller, which can be replaced.
    @Observable @MainActor
    final class Root {
        var view: Content

        /// The controller, which hears that the view appears.
        @ObservationIgnored weak var controller: UIHostingController?

        /// The controller that the controller presents.
        @ObservationIgnored var presentation = PresentedController()

        init(_ view: Content) { self.view = view }
    }

    private let root: Root

    /// Makes a controller that shows a view.
    ///
    /// - Parameter rootView: The SwiftUI view.
    public init(rootView: Content) {
        root = Root(rootView)
        super.init(nibName: nil, bundle: nil)
        root.controller = self
        root.presentation = presentation
    }

    /// Always nil: there are no storyboards here.
    ///
    /// - Parameter rootView: The view.
    public init?(coder aDecoder: NSCoder, rootView: Content) { nil }

    /// Always nil: there are no storyboards here.
    public required init?(coder aDecoder: NSCoder) { nil }

    /// The view. Its state is kept when another value replaces it.
    public var rootView: Content {
        get { root.view }
        set { root.view = newValue }
    }

    /// Returns the size of the view for a proposed size, in points.
    ///
    /// - Parameter size: The size, in points.
    open func sizeThatFits(in size: CGSize) -> CGSize {
        DrawnView.host(of: rootView, keepsDefaults: true, isOffscreen: true, typeSetter: PangoTypeSetter.shared)
            .sizeThatFits(ProposedViewSize(size))
    }

    /// Makes the view, which shows ``rootView``.
    open override func loadView() { view = HostingView(hostedView) }

    override var appearsByItself: Bool { true }

    package override var hostedView: AnyView { AnyView(HostedView(root: root)) }

    /// The view of a controller, which runs again when it is replaced.
    private struct HostedView: View, SystemView {
        let root: Root

        var body: some View {
            root.view
                .modifier(PresentingView(presentation: root.presentation))
                .onAppear { root.controller?.appear() }
                .onDisappear { root.controller?.disappear() }
        }
    }
}
