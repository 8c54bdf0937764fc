import Combine
import Foundation
import Observation
import Umwelt
import UmweltCombine

/// A property of an app that gives it a delegate of UIKit's kind.
///
/// ```swift
/// @main
/// struct ReaderApp: App {
///     @UIApplicationDelegateAdaptor(AppDelegate.self) private var appDelegate
///     var body: some Scene { WindowGroup { LibraryView() } }
/// }
/// ```
///
/// The delegate is one object, however often the app's value is made. It is made by its `init()`, hears that the app
/// begins before the first window shows, and then follows its life. It is not put into the environment: a view reads
/// it as a property that the app passes on.
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
