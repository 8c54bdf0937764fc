import Foundation
import Observation
import Umwelt
import UmweltControls

/// The forms in which a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
    /// The usual form: a sheet.
    case automatic = -2
    /// No form: a sheet.
    case none = -1
    /// A cover of the whole window.
    case fullScreen = 0
    /// A sheet.
    case pageSheet = 1
    /// A sheet.
    case formSheet = 2
    /// A cover of the whole window.
    case currentContext = 3
    /// A cover of the whole window.
    case custom = 4
    /// A cover of the whole window, through which the views behind show.
    case overFullScreen = 5
    /// A cover of the whole window, through which the views behind show.
    case overCurrentContext = 6
    /// A popover: a sheet here.
    case popover = 7

    /// True for a sheet, false for a cover.
    var isSheet: Bool {
        switch self {
        case .automatic, .none, .pageSheet, .formSheet, .popover: true
        case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext: false
        }
    }

    /// True if the views behind a cover show.
    var isTransparent: Bool { self == .overFullScreen || self == .overCurrentContext || self == .custom }
}

/// The controller that another one presents, which the view of that one observes.
@Observable @MainActor
final class PresentedController {
    var controller: UIViewController?

    /// Called once the controller shows; nil for nothing.
    @ObservationIgnored var completion: (() -> Void)?

    /// Dismisses the presentation of SwiftUI's with the view; nil while it does not show.
    @ObservationIgnored var dismiss: (() -> Void)?

    /// True while the view of the presenting controller shows.
    @ObservationIgnored var isInTree = false

    nonisolated init() {}
}

extension UIViewController {
    /// The controller that this one, or one around it, presents; nil for none.
    public var presentedViewController: UIViewController? {
        presentation.controller ?? parent?.presentedViewController
    }

    /// The controller that presents this one; nil for none.
    public var presentingViewController: UIViewController? {
        var controller: UIViewController? = self
        while let candidate = controller {
            if let presenter = candidate.presenter { return presenter }
            controller = candidate.parent
        }
        return nil
    }

    /// Presents a controller in front of this one's view: in a sheet, in a cover, or as an alert.
    ///
    /// - Parameters:
    ///   - viewControllerToPresent: The controller.
    ///   - flag: True to animate it.
    ///   - completion: Called once it shows; nil for nothing.
    public func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        guard presentedViewController == nil else {
            return Log.views.error(
                "\(type(of: viewControllerToPresent)) is not presented: \(type(of: self)) presents another controller.")
        }
        let presenting = shownAncestor ?? self
        if !presenting.presentation.isInTree {
            Log.views.warning(
                """
                \(type(of: viewControllerToPresent)) does not show until the view of \(type(of: self)) does: present it \
                in viewDidAppear(_:) or later.
                """)
        }
        viewControllerToPresent.presenter = presenting
        let presentation = presenting.presentation
        presentation.completion = completion
        UIViewController.change(animated: flag) { presentation.controller = viewControllerToPresent }
    }

    /// This controller, or the nearest one around it whose view SwiftUI shows: a child's view is a subview of that. Nil
    /// while none shows.
    private var shownAncestor: UIViewController? {
        var controller: UIViewController? = self
        while let candidate = controller, !candidate.presentation.isInTree { controller = candidate.parent }
        return controller
    }

    /// Dismisses the controller that this one presents; without one, this controller, or the sheet that it is in.
    ///
    /// - Parameters:
    ///   - flag: True to animate it.
    ///   - completion: Called after that; nil for nothing.
    public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        if let presented = presentedViewController {
            let presentation = presented.presenter?.presentation
            UIViewController.change(animated: flag) { presentation?.controller = nil }
            presented.presenter = nil
        } else if let presenter = presentingViewController {
            return presenter.dismiss(animated: flag, completion: completion)
        } else {
            var controller: UIViewController? = self
            while let candidate = controller, candidate.presentation.dismiss == nil { controller = candidate.parent }
            UIViewController.change(animated: flag) { controller?.presentation.dismiss?() }
        }
        completion?()
    }

    private static func change(animated: Bool, _ change: () -> Void) {
        var transaction = Transaction()
        transaction.disablesAnimations = !animated
        withTransaction(transaction, change)
    }
}

/// The modifier that shows the controllers that the controller of a view presents.
struct PresentingView: ViewModifier, SystemView {
    let presentation: PresentedController

    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    func body(content: Content) -> some View {
        let alert = presentation.controller as? UIAlertController
        let isSheet = alert == nil && presentation.controller?.modalPresentationStyle.isSheet == true
        let isCover = alert == nil && presentation.controller?.modalPresentationStyle.isSheet == false
        content
            .onAppear {
                presentation.isInTree = true
                presentation.dismiss = isPresented ? { dismiss() } : nil
            }
            .onDisappear {
                presentation.isInTree = false
                presentation.dismiss = nil
            }
            .sheet(isPresented: ends(isSheet)) { Presented(presentation: presentation) }
            .fullScreenCover(isPresented: ends(isCover)) { Presented(presentation: presentation) }
            .modifier(PresentedAlert(alert: alert, isPresented: ends(alert?.preferredStyle == .alert)))
            .modifier(PresentedActions(alert: alert, isPresented: ends(alert?.preferredStyle == .actionSheet)))
    }

    /// The binding of a presentation: the user ends it, unless another controller is presented by then.
    private func ends(_ isPresented: Bool) -> Binding<Bool> {
        let shown = presentation.controller
        return Binding(get: { isPresented }) { [presentation, weak shown] in
            guard !$0, let shown, presentation.controller === shown else { return }
            shown.presenter = nil
            presentation.controller = nil
        }
    }
}

/// The content of a presentation.
private struct Presented: View, SystemView {
    let presentation: PresentedController

    @State private var shown: UIViewController?

    var body: some View {
        // The last controller stays while the presentation disappears.
        let controller = presentation.controller ?? shown
        if let controller {
            controller.hostedView
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .interactiveDismissDisabled(controller.isModalInPresentation)
                .modifier(Transparency(isOn: controller.modalPresentationStyle.isTransparent))
                .onAppear {
                    shown = controller
                    presentation.completion?()
                    presentation.completion = nil
                }
                // The view of another controller is a different one, which appears.
                .id(ObjectIdentifier(controller))
        }
    }
}

/// The modifier of a cover without a background.
private struct Transparency: ViewModifier, SystemView {
    let isOn: Bool

    func body(content: Content) -> some View {
        if isOn { content.presentationBackground(.clear) } else { content }
    }
}
