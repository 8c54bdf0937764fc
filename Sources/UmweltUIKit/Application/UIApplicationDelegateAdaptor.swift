import Combine
import Foundation
import Observation
import Umwelt
import UmweltCombine

/// A property of an app that installs a UIKit delegate.
///
/// ```swift
/// @main
/// struct ReaderApp: App {
///     @UIApplicationDelegateAdaptor(AppDelegate.self) private var appDelegate
///     var body: some Scene { WindowGroup { LibraryView() } }
/// }
/// ```
///
/// The delegate is one object, however often the app's value is made. It is created by its `init()`, notified of the
/// launch before the first window is shown, and then of the app's lifecycle. It is not in the environment: views
/// receive it from the app.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType>: DynamicProperty
where DelegateType: NSObject, DelegateType: UIApplicationDelegate {
    private let delegate: DelegateType

    /// Makes the delegate of a class, and makes it the app's.
    ///
    /// - Parameter delegateType: The class of the delegate.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        delegate = UIApplication.shared.installDelegate(delegateType)
    }

    /// The delegate.
    public var wrappedValue: DelegateType { delegate }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Bindings to the properties of the delegate.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper {
        ObservedObject(wrappedValue: delegate).projectedValue
    }
}
