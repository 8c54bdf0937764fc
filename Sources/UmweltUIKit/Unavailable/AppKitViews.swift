import Foundation
import Umwelt

// Views of AppKit, which do not exist here.

/// A view that shows AppKit's.
@available(
    *, unavailable, message: "Umwelt has no views of AppKit's: use UIViewRepresentable, or a view of SwiftUI's."
)
@MainActor @preconcurrency
public protocol NSViewRepresentable: View where Body == Never {
    /// The type of the view.
    associatedtype NSViewType
    /// The type of the object that belongs to the view.
    associatedtype Coordinator = Void
    /// The surroundings of the view.
    typealias Context = NSViewRepresentableContext<Self>
}

/// The surroundings of a view of AppKit's.
@available(
    *, unavailable, message: "Umwelt has no views of AppKit's: use UIViewRepresentable, or a view of SwiftUI's."
)
@MainActor @preconcurrency
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {}

/// A view that shows that of a controller of AppKit's.
@available(
    *, unavailable,
    message: "Umwelt has no views of AppKit's: use UIViewControllerRepresentable, or a view of SwiftUI's."
)
@MainActor @preconcurrency
public protocol NSViewControllerRepresentable: View where Body == Never {
    /// The type of the controller.
    associatedtype NSViewControllerType
    /// The type of the object that belongs to the controller.
    associatedtype Coordinator = Void
    /// The surroundings of the controller.
    typealias Context = NSViewControllerRepresentableContext<Self>
}

/// The surroundings of a controller of AppKit's.
@available(
    *, unavailable,
    message: "Umwelt has no views of AppKit's: use UIViewControllerRepresentable, or a view of SwiftUI's."
)
@MainActor @preconcurrency
public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {}

/// AppKit's NSView.
@available(*, unavailable, message: "Umwelt has no views of AppKit's: use UIView, or a view of SwiftUI's.")
@MainActor @preconcurrency
open class NSView: UIView {}

/// AppKit's NSTextView.
@available(*, unavailable, message: "Umwelt has no views of AppKit's: use UITextView, or TextEditor.")
@MainActor @preconcurrency
open class NSTextView: UIView {}

/// AppKit's NSTextField.
@available(*, unavailable, message: "Umwelt has no views of AppKit's: use UITextField, or TextField.")
@MainActor @preconcurrency
open class NSTextField: UIView {}

/// AppKit's NSScrollView.
@available(*, unavailable, message: "Umwelt has no views of AppKit's: use UIScrollView, or ScrollView.")
@MainActor @preconcurrency
open class NSScrollView: UIView {}

/// AppKit's NSVisualEffectView.
@available(*, unavailable, message: "Umwelt has no views of AppKit's: use UIVisualEffectView, or a Material.")
@MainActor @preconcurrency
open class NSVisualEffectView: UIView {}
