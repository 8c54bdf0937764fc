import SwiftUI
import Testing
import UmweltTesting
@testable import UmweltUIKit

@MainActor @Suite("UIKit's apps and their delegates", .serialized) struct AppTests {
    /// The calls to delegates, in order.
    static var told: [String] = []

    class Delegate: NSObject, UIApplicationDelegate, ObservableObject {
        var name = "made by init"

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
        ) -> Bool {
            AppTests.told.append("launched")
            return true
        }

        func applicationWillEnterForeground(_ application: UIApplication) { AppTests.told.append("foreground") }
        func applicationDidBecomeActive(_ application: UIApplication) { AppTests.told.append("active") }
        func applicationWillResignActive(_ application: UIApplication) { AppTests.told.append("inactive") }
        func applicationDidEnterBackground(_ application: UIApplication) { AppTests.told.append("background") }
    }

    struct AdaptedApp: App {
        @UIApplicationDelegateAdaptor(Delegate.self) var delegate

        var body: some Scene { WindowGroup { Text(delegate.name) } }
    }

    @Test("A delegate is made once, hears that the app begins, and follows the phase of its scenes")
    func adaptor() throws {
        Self.told = []
        let app = AdaptedApp()
        #expect(app.delegate === AdaptedApp().delegate && app.delegate === UIApplication.shared.delegate)
        let host = try #require(TestHost(app: app))
        #expect(host.texts == ["made by init"])
        #expect(Self.told == ["launched", "foreground", "active"])
        Self.told = []
        host.traits.scenePhase = .background
        host.traits.scenePhase = .inactive
        #expect(Self.told == ["inactive", "background", "foreground"])
    }

    @Test("Views hear of the app's phases by notifications") func notifications() throws {
        struct Listener: View {
            @State private var heard = "nothing"

            var body: some View {
                Text(heard)
                    .onReceive(
                        NotificationCenter.default.publisher(for: UIApplication.willResignActiveNotification)
                    ) { _ in heard = "left" }
            }
        }
        struct ListeningApp: App {
            var body: some Scene { WindowGroup { Listener() } }
        }
        let host = try #require(TestHost(app: ListeningApp()))
        #expect(host.texts == ["nothing"])
        host.traits.scenePhase = .inactive
        #expect(host.texts == ["left"])
    }

    /// The delegate of a scene as Xcode's template had it.
    class TemplateSceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            guard let windowScene = scene as? UIWindowScene else { return }
            let window = UIWindow(windowScene: windowScene)
            window.rootViewController = UIHostingController(rootView: Counter(name: "Count"))
            self.window = window
            window.makeKeyAndVisible()
        }

        func sceneDidBecomeActive(_ scene: UIScene) { AppTests.told.append("scene active") }
        func sceneDidEnterBackground(_ scene: UIScene) { AppTests.told.append("scene in background") }
    }

    class TemplateDelegate: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(
                name: "Default Configuration", sessionRole: connectingSceneSession.role)
            configuration.delegateClass = TemplateSceneDelegate.self
            return configuration
        }
    }

    struct Counter: View {
        let name: String
        @State private var count = 0

        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    @Test("The app of a delegate shows what the scene's delegate puts into its window") func template() throws {
        Self.told = []
        let host = try #require(TestHost(app: DelegateApp<TemplateDelegate>()))
        #expect(host.texts == ["Count 0"])
        host.tap("Count 0")
        #expect(host.texts == ["Count 1"])
        #expect(Self.told == ["scene active"])
        let window = try #require(
            UIApplication.shared.connectedScenes.compactMap { $0.delegate as? TemplateSceneDelegate }.last?.window)
        #expect(window.isKeyWindow)
        let controller = try #require(window.rootViewController as? UIHostingController<Counter>)
        controller.rootView = Counter(name: "Number")
        #expect(host.texts == ["Number 1"])
        window.rootViewController = UIHostingController(rootView: Text("Done"))
        #expect(host.texts == ["Done"])
        host.traits.scenePhase = .background
        host.update()
        #expect(Self.told == ["scene active", "scene in background"])
    }

    /// A delegate as it was before there were scenes.
    class WindowDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = UIHostingController(rootView: Text("One window"))
            window?.makeKeyAndVisible()
            return true
        }
    }

    @Test("The app of a delegate without scenes shows the delegate's window") func window() throws {
        let host = try #require(TestHost(app: DelegateApp<WindowDelegate>()))
        #expect(host.texts == ["One window"])
    }

    @Test("A URL is opened by the window's host, which says whether it can") func urls() throws {
        let host = TestHost { Text("page") }
        host.update()
        var opened: [String] = []
        host.onOpenURL = { url in
            opened.append(url.absoluteString)
            return url.scheme == "https"
        }
        let link = try #require(URL(string: "https://example.com"))
        let settings = try #require(URL(string: UIApplication.openSettingsURLString))
        var results: [Bool] = []
        UIApplication.shared.open(link) { results.append($0) }
        UIApplication.shared.open(settings, options: [:]) { results.append($0) }
        UIApplication.shared.open(link, options: [.universalLinksOnly: true]) { results.append($0) }
        #expect(results == [true, false, false])
        #expect(opened == ["https://example.com", "app-settings:"])
        #expect(!UIApplication.shared.canOpenURL(link))
    }

    @available(*, deprecated, message: "Tests the deprecated form.")
    @Test("The badge of the app's icon is the host's")
    func badge() {
        let host = TestHost { Text("page") }
        host.update()
        UIApplication.shared.applicationIconBadgeNumber = 3
        #expect(host.badge == 3 && UIApplication.shared.applicationIconBadgeNumber == 3)
        UIApplication.shared.applicationIconBadgeNumber = -1
        #expect(host.badge == 0)
    }

    @Test("Objects of classes without a required initialiser have what their own init and their properties set")
    func objects() {
        class Plain: NSObject {
            var number = 5
            var text = "text"
        }
        class Own: Plain {
            let list: [String]

            override init() {
                list = ["a", "b"]
                super.init()
                number = 7
            }
        }
        let plain = ObjectOfClass.make(Plain.self)
        let own = ObjectOfClass.make(Own.self)
        #expect(type(of: plain) == Plain.self && plain.number == 5 && plain.text == "text")
        #expect(type(of: own) == Own.self && own.number == 7 && own.list == ["a", "b"])
    }
}
