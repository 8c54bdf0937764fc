import Foundation
import Umwelt
import UmweltRendering

/// A controller with a view of SwiftUI's, with AppKit's names. Windows here show scenes, and no controller: it measures
/// its view.
///
/// ```swift
/// let size = NSHostingController(rootView: label).sizeThatFits(in: proposal)
/// ```
@MainActor @preconcurrency
public final class NSHostingController<Content: View>: UIResponder {
    /// The view.
    public var rootView: Content

    /// Makes a controller of a view.
    ///
    /// - Parameter rootView: The SwiftUI view.
    public init(rootView: Content) {
        self.rootView = rootView
        super.init()
    }

    /// Returns the size of the view for a proposed size, in points.
    ///
    /// - Parameter size: The size, in points.
    public func sizeThatFits(in size: CGSize) -> CGSize {
        UIHostingController(rootView: rootView).sizeThatFits(in: size)
    }
}
