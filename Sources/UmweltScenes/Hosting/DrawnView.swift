import Foundation

/// A view with a separate host, outside the windows of an app.
@MainActor
package enum DrawnView {
    /// Makes the host of a view.
    ///
    /// - Parameters:
    ///   - content: The view.
    ///   - proposedSize: The size of the rectangle in points; nil for the length of the content.
    ///   - traits: The values of the system.
    ///   - keepsDefaults: True if `@AppStorage` properties use the program's defaults, false for temporary defaults of
    ///     the host.
    ///   - isOffscreen: True if the view is drawn into a picture, false if it is shown in a window.
    ///   - typeSetter: The type setter for the view's texts.
    package static func host<Content: View>(
        of content: Content, proposedSize: ProposedViewSize = .unspecified, traits: HostTraits = HostTraits(),
        keepsDefaults: Bool, isOffscreen: Bool, typeSetter: any TypeSetter
    ) -> ViewHost {
        ViewHost(
            proposedSize: proposedSize, traits: traits, defaults: keepsDefaults ? nil : HostDefaults(),
            isOffscreen: isOffscreen, typeSetter: typeSetter, content: content)
    }
}
