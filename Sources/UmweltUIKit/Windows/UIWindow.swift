import Foundation
import Observation
import Umwelt

/// A window.
///
/// The windows of a SwiftUI app provide their size and safe area. In an app whose `@main` is a
/// ``UIApplicationDelegate`` the delegates make them, with a ``UIHostingController`` for their content.
@MainActor @preconcurrency
public final class UIWindow: UIResponder {
    /// The scene that the window is in; nil for all scenes of the app.
    public weak var windowScene: UIWindowScene?

    /// The content of a window.
    @Observable @MainActor
    final class Content {
        var controller: UIViewController?
        var tint: UIColor?
    }

    let content = Content()

    /// The windows without a scene that the app has made visible.
    static var withoutScene: [UIWindow] = []

    /// True for the window of a SwiftUI scene, which has no controller.
    private let isOfSwiftUI: Bool

    /// The usual window of a scene, which shows what SwiftUI's scene has.
    init(of scene: UIWindowScene) {
        isOfSwiftUI = true
        windowScene = scene
        super.init()
    }

    /// Makes a window of a scene, which shows once ``makeKeyAndVisible()`` is called.
    ///
    /// - Parameter windowScene: The scene of the window.
    public init(windowScene: UIWindowScene) {
        isOfSwiftUI = false
        self.windowScene = windowScene
        super.init()
    }

    /// Makes a window, which shows once ``makeKeyAndVisible()`` is called.
    ///
    /// - Parameter frame: The rectangle on the screen. Windows here have the size that their user gives them.
    public init(frame: CGRect) {
        isOfSwiftUI = false
        super.init()
    }

    /// The controller whose view the window shows; nil in a SwiftUI app, whose scenes show their own. The first read of
    /// nil there is logged, because calls such as `rootViewController?.present(_:animated:)` have no effect.
    public var rootViewController: UIViewController? {
        get {
            if isOfSwiftUI, content.controller == nil {
                OnceLog.rootControllers.warning(
                    """
                    rootViewController is nil: the windows of a SwiftUI app have no root view controller, and show no \
                    controller that it would present. Use sheet(isPresented:onDismiss:content:) with a \
                    UIViewControllerRepresentable.
                    """)
            }
            return content.controller
        }
        set { content.controller = newValue }
    }

    /// Shows the window, in place of those that the scene had.
    public func makeKeyAndVisible() {
        if let windowScene {
            windowScene.made.removeAll { $0 === self }
            windowScene.made.append(self)
        } else {
            Self.withoutScene.removeAll { $0 === self }
            Self.withoutScene.append(self)
        }
    }

    private var host: ViewHost? { windowScene.map(\.host) ?? OpenWindows.current }

    /// True if the window is the current one.
    public var isKeyWindow: Bool { host != nil && host === OpenWindows.current }

    /// The rectangle of the window in points, from its own top left corner.
    public var bounds: CGRect { CGRect(origin: .zero, size: host?.screen.size ?? UIScreen.main.size) }

    /// The rectangle of the window in points, from the screen's top left corner: windows fill it.
    public var frame: CGRect { bounds }

    /// The lengths by which the system covers the window's edges, in points. In the browser that is nothing.
    public var safeAreaInsets: UIEdgeInsets {
        guard let insets = host?.screen.safeAreaInsets else { return .zero }
        return UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    }

    /// The screen.
    public var screen: UIScreen { .main }

    /// The traits of the window.
    public var traitCollection: UITraitCollection { host?.screen.traitCollection ?? UITraitCollection() }

    /// The interface style of the window, in place of the system's; `unspecified` for the system's.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { UIUserInterfaceStyle(host?.colorSchemeOverride) }
        set { host?.colorSchemeOverride = ColorScheme(newValue) }
    }

    /// The colour of controls in a window that a delegate has made; nil for the usual one.
    public var tintColor: UIColor? {
        get { content.tint }
        set { content.tint = newValue }
    }

    /// Takes the keyboard from the window's field that has it. Returns true if none has it any more.
    @discardableResult
    public override func resignFirstResponder() -> Bool { endEditing(true) }

    /// Takes the keyboard from the field that has it.
    ///
    /// - Parameter force: If true, a field has to let it go; fields here always do.
    /// - Returns: True if no field has the keyboard any more.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        host?.screen.endEditing()
        return host?.screen.isEditing != true
    }
}

extension OnceLog {
    fileprivate static let rootControllers = OnceLog(Log.views)
}
