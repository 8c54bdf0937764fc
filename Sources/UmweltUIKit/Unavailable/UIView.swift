import Foundation
import Umwelt

/// A view of UIKit's, which does not exist here: only its names do, so that the compiler says so.
@available(*, unavailable, message: "Umwelt has no views of UIKit: write this one as a View of SwiftUI.")
@MainActor @preconcurrency
open class UIView: UIResponder {}

/// A view of UIKit's in SwiftUI, which does not exist here.
@available(*, unavailable, message: "Umwelt has no views of UIKit: write this one as a View of SwiftUI.")
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
    /// The type of UIKit's view.
    associatedtype UIViewType = Never
    /// The type of the object that hears the view.
    associatedtype Coordinator = Void
    /// The surroundings of the view.
    typealias Context = UIViewRepresentableContext<Self>
}

@available(*, unavailable, message: "Umwelt has no views of UIKit: write this one as a View of SwiftUI.")
extension UIViewRepresentable {
    /// Never asked for.
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// The surroundings of a view of UIKit's in SwiftUI, which does not exist here.
@available(*, unavailable, message: "Umwelt has no views of UIKit: write this one as a View of SwiftUI.")
public struct UIViewRepresentableContext<Representable> {}

/// A controller of UIKit's in SwiftUI, which does not exist here.
@available(*, unavailable, message: "Umwelt has no controllers of UIKit: write this one as a View of SwiftUI.")
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
    /// The type of UIKit's controller.
    associatedtype UIViewControllerType = Never
    /// The type of the object that hears the controller.
    associatedtype Coordinator = Void
    /// The surroundings of the controller.
    typealias Context = UIViewControllerRepresentableContext<Self>
}

@available(*, unavailable, message: "Umwelt has no controllers of UIKit: write this one as a View of SwiftUI.")
extension UIViewControllerRepresentable {
    /// Never asked for.
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// The surroundings of a controller of UIKit's in SwiftUI, which does not exist here.
@available(*, unavailable, message: "Umwelt has no controllers of UIKit: write this one as a View of SwiftUI.")
public struct UIViewControllerRepresentableContext<Representable> {}

/// The sheet that shares something, which does not exist here.
@available(*, unavailable, message: "Umwelt has no UIActivityViewController: use ShareLink.")
@MainActor @preconcurrency
open class UIActivityViewController: UIResponder {}

/// The picker of photos, which does not exist here.
@available(*, unavailable, message: "Umwelt has no UIImagePickerController: use fileImporter(isPresented:).")
@MainActor @preconcurrency
open class UIImagePickerController: UIResponder {}

/// The alert of UIKit's, which does not exist here.
@available(*, unavailable, message: "Umwelt has no UIAlertController: use alert(_:isPresented:actions:).")
@MainActor @preconcurrency
open class UIAlertController: UIResponder {}

/// The view of an image, which does not exist here.
@available(*, unavailable, message: "Umwelt has no views of UIKit: show the image with Image(uiImage:).")
@MainActor @preconcurrency
open class UIImageView: UIResponder {}

/// The controller of a stack of screens, which does not exist here.
@available(*, unavailable, message: "Umwelt has no UINavigationController: use NavigationStack.")
@MainActor @preconcurrency
open class UINavigationController: UIResponder {}
