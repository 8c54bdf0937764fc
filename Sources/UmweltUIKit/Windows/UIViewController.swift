import Foundation
import Umwelt

/// The controller of a window's view: always a ``UIHostingController``, as views here are SwiftUI's.
@MainActor @preconcurrency
public class UIViewController: UIResponder {
    /// Controllers of UIKit's views do not exist here.
    @available(*, unavailable, message: "Umwelt shows views of SwiftUI only: use UIHostingController(rootView:).")
    public nonisolated override init() { super.init() }

    package init(hosting: Void) { super.init() }

    /// The title of the controller; nil for none. It is the window's, where its view sets none.
    public var title: String?

    /// The traits of the window.
    public var traitCollection: UITraitCollection { OpenWindows.current?.traitCollection ?? UITraitCollection() }

    /// The view that the controller shows.
    var hostedView: AnyView { AnyView(EmptyView()) }
}
