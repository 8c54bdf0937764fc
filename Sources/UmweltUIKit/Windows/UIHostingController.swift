import Foundation
import Observation
import Umwelt
import UmweltRendering

/// A controller of a window whose view is SwiftUI's.
///
/// ```swift
/// window.rootViewController = UIHostingController(rootView: ContentView())
/// ```
@MainActor @preconcurrency
public final class UIHostingController<Content: View>: UIViewController {
    /// The view of a controller, which can be replaced.
    @Observable @MainActor
    final class Root {
        var view: Content

        init(_ view: Content) { self.view = view }
    }

    private let root: Root

    /// Makes a controller that shows a view.
    public init(rootView: Content) {
        root = Root(rootView)
        super.init(hosting: ())
    }

    /// The view. Its state stays when another value replaces it.
    public var rootView: Content {
        get { root.view }
        set { root.view = newValue }
    }

    /// Returns the size that the view takes of a size, in points.
    public func sizeThatFits(in size: CGSize) -> CGSize {
        ViewHost(isOffscreen: true, typeSetter: PangoTypeSetter.shared, content: rootView)
            .sizeThatFits(ProposedViewSize(size))
    }

    override var hostedView: AnyView { AnyView(HostedView(root: root)) }

    /// The view of a controller, which runs again when it is replaced.
    private struct HostedView: View, SystemView {
        let root: Root

        var body: some View { root.view }
    }
}
