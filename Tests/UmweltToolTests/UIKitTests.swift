import Foundation
import Subprocess
import Testing

@testable import UmweltTool

@Suite("Sources that import UIKit") struct UIKitTests {
    @Test("An app of Xcode's old template, with delegates, is drawn") func template() async throws {
        let workshop = try Workshop()
        try workshop.write(
            """
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    print("Launched on \\(UIDevice.current.systemName).")
                    return true
                }

                func application(
                    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
                    options: UIScene.ConnectionOptions
                ) -> UISceneConfiguration {
                    return UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
                }

                func application(
                    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
                ) {}
            }
            """, to: "Old/AppDelegate.swift")
        try workshop.write(
            """
            import UIKit
            import SwiftUI

            class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?

                func scene(
                    _ scene: UIScene, willConnectTo session: UISceneSession,
                    options connectionOptions: UIScene.ConnectionOptions
                ) {
                    let contentView = ContentView()
                    if let windowScene = scene as? UIWindowScene {
                        let window = UIWindow(windowScene: windowScene)
                        window.rootViewController = UIHostingController(rootView: contentView)
                        self.window = window
                        window.makeKeyAndVisible()
                    }
                }
            }

            struct ContentView: View {
                var body: some View {
                    Text("\\(Int(UIScreen.main.bounds.width)) points").foregroundColor(Color(UIKit.UIColor.systemRed))
                }
            }
            """, to: "Old/SceneDelegate.swift")
        let outcome = try await workshop.umwelt(
            "picture", "Old", "--output", "old.svg", "--size", "321x200")
        #expect(outcome.errors == "")
        #expect(outcome.output == "Launched on Linux.\nDrew old.svg\n")
        #expect(String(decoding: try workshop.data("old.svg"), as: UTF8.self).contains("321 points"))
    }

    @Test("A file that asks whether UIKit is there finds none, and one that is for systems but macOS finds it")
    func conditions() async throws {
        let workshop = try Workshop()
        try workshop.write(
            """
            import SwiftUI
            #if canImport(UIKit)
            import UIKit
            typealias Platform = UIView
            let name = "UIKit"
            #else
            let name = "none"
            #endif

            @main struct AskingApp: App {
                var body: some Scene { WindowGroup { Text("There is \\(name).") } }
            }
            """, to: "Asking.swift")
        try workshop.write(
            """
            import SwiftUI
            #if os(macOS)
            import AppKit
            #else
            import UIKit
            #endif

            @main struct OtherApp: App {
                var body: some Scene { WindowGroup { Text(UIDevice.current.systemName) } }
            }
            """, to: "Other.swift")
        let asking = try await workshop.umwelt("picture", "Asking.swift", "--output", "asking.svg")
        #expect(asking.errors == "")
        #expect(String(decoding: try workshop.data("asking.svg"), as: UTF8.self).contains("There is none."))
        let other = try await workshop.umwelt("picture", "Other.swift", "--output", "other.svg")
        #expect(other.errors == "")
        #expect(String(decoding: try workshop.data("other.svg"), as: UTF8.self).contains("Linux"))
    }

    @Test("A representable of one of Umwelt's views compiles, and a controller of UIKit's own is refused in its line")
    func views() async throws {
        let workshop = try Workshop()
        try workshop.write(
            """
            import SwiftUI
            import UIKit

            struct Blur: UIViewRepresentable {
                func makeUIView(context: Context) -> UIVisualEffectView {
                    UIVisualEffectView(effect: UIBlurEffect(style: .regular))
                }
                func updateUIView(_ view: UIVisualEffectView, context: Context) {}
            }

            struct Share: UIViewControllerRepresentable {
                func makeUIViewController(context: Context) -> UIPageViewController { UIPageViewController() }
                func updateUIViewController(_ controller: UIPageViewController, context: Context) {}
            }
            """, to: "Share.swift")
        let outcome = try await workshop.umwelt("picture", "Share.swift")
        #expect(outcome.code == 1)
        #expect(outcome.errors.contains("Share.swift:12:") && !outcome.errors.contains("UIVisualEffectView"))
        #expect(outcome.errors.contains("'UIPageViewController' is unavailable: Umwelt has no"))
    }

    @Test("Initializers of missing classes say that the class is unavailable") func initializers() async throws {
        let workshop = try Workshop()
        try workshop.write(
            """
            import SwiftUI
            import MapKit
            import PhotosUI
            import UIKit

            @MainActor func old(at coordinate: CLLocationCoordinate2D, target: NSObject) async throws {
                _ = UIToolbar()
                _ = UIToolbar(frame: .zero)
                _ = UIBarButtonItem(barButtonSystemItem: .done, target: target, action: nil)
                _ = UIBarButtonItem(title: "Done", style: .plain, target: target, action: nil)
                _ = PHPickerConfiguration(photoLibrary: .shared())
                _ = try await MKLookAroundSceneRequest(coordinate: coordinate).scene
            }

            struct Street: View {
                var body: some View { LookAroundPreview(initialScene: nil) }
            }
            """, to: "Old.swift")
        let outcome = try await workshop.umwelt("picture", "Old.swift")
        let errors = outcome.errors.split(separator: "\n").filter {
            $0.hasPrefix("Old.swift:") && $0.contains(": error: ")
        }
        for line in [7, 8, 9, 10, 11, 12, 16] {
            let first = errors.first { $0.hasPrefix("Old.swift:\(line):") }
            #expect(first?.contains("is unavailable: ") == true, "\(outcome.errors)")
        }
        #expect(!outcome.errors.contains("inaccessible"))
    }

    @Test("The selector that ends editing compiles, and errors beside it keep their places") func selector()
        async throws
    {
        let workshop = try Workshop()
        let app = """
            import SwiftUI

            extension UIApplication {
                func endEditing() {
                    sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
                }
            }

            @main struct EndingApp: App {
                var body: some Scene {
                    WindowGroup { Text("Ended").onAppear { UIApplication.shared.endEditing() } }
                }
            }

            """
        try workshop.write(app, to: "Ending.swift")
        let outcome = try await workshop.umwelt("picture", "Ending.swift", "--output", "ending.svg")
        #expect(outcome.errors == "")
        #expect(String(decoding: try workshop.data("ending.svg"), as: UTF8.self).contains("Ended"))
        try workshop.write(app + "let wrong: Int = \"text\"\n", to: "Ending.swift")
        let failed = try await workshop.umwelt("picture", "Ending.swift")
        #expect(failed.errors.contains("Ending.swift:14:18: error: cannot convert value"))
    }

    @Test("A part of the module for logging is imported with the whole of it, and comments stay") func loggingPart()
        async throws
    {
        let workshop = try Workshop()
        let app = """
            // Once this said: import os.log
            import SwiftUI
            internal import os.log

            private let log = Logger(subsystem: "app.logged", category: "view")

            #Preview { Text("Logged").onAppear { log.debug("appeared") } }

            """
        try workshop.write(app, to: "Logged.swift")
        let outcome = try await workshop.umwelt("picture", "Logged.swift", "--output", "logged.svg")
        let picture = String(decoding: try workshop.data("logged.svg"), as: UTF8.self)
        #expect(picture.contains("Logged"), "\(outcome.errors)")
        #expect(SourceOverlay.replacement(for: "// import os.log\nimport os\nlet text = \"import os.log\"\n") == nil)
        #expect(SourceOverlay.replacement(for: "import os.log // logs\n") == "import os     // logs\n")
        #expect(SourceOverlay.replacement(for: "import os.signpost\n") == "import os         \n")
        #expect(SourceOverlay.replacement(for: "import UIKit.UIImage\n") == "import UIKit        \n")
        #expect(
            SourceOverlay.replacement(for: "@preconcurrency import CoreImage.CIFilterBuiltins.A\n")
                == "@preconcurrency import CoreImage                   \n")
        #expect(SourceOverlay.replacement(for: "import struct SwiftUI.Color\nimport Glibc.stdio\n") == nil)
    }

    @Test("An app delegate with @UIApplicationMain is the app's entry point") func oldMain() async throws {
        let workshop = try Workshop()
        try workshop.write(
            """
            import SwiftUI
            import UIKit

            @UIApplicationMain
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = UIHostingController(rootView: Text("from the delegate"))
                    window?.makeKeyAndVisible()
                    return true
                }
            }
            """, to: "Old.swift")
        let outcome = try await workshop.umwelt("picture", "Old.swift", "--output", "old.svg")
        #expect(outcome.errors == "")
        #expect(String(decoding: try workshop.data("old.svg"), as: UTF8.self).contains("from the delegate"))
        #expect(
            SourceOverlay.replacement(for: "@UIApplicationMain\nclass A {}\n") == "@main             \nclass A {}\n")
    }

    /// A module called `UmweltUIKit` stands in for the real one: building all of Umwelt once more would take minutes.
    @Test("A package that gives UIKit's name to the module imports it, and packages that it needs don't find it")
    func package() async throws {
        let workshop = try Workshop()
        try workshop.write(
            """
            // swift-tools-version: 6.1
            import PackageDescription
            let package = Package(
                name: "Program", dependencies: [.package(path: "../Parts")],
                targets: [
                    .executableTarget(
                        name: "Program",
                        dependencies: [
                            .product(name: "UIKit", package: "Parts"), .product(name: "Asking", package: "Parts"),
                        ], path: ".",
                        swiftSettings: [.unsafeFlags(["-module-alias", "UIKit=UmweltUIKit"])])
                ])
            """, to: "Program/Package.swift")
        try workshop.write(
            """
            import Asking
            import UIKit
            #if canImport(UIKit)
            print("The program asks: \\(UIKit.UIDevice().name). Its package asks: \\(answer).")
            #endif
            """, to: "Program/main.swift")
        try workshop.write(
            """
            // swift-tools-version: 6.1
            import PackageDescription
            let package = Package(
                name: "Parts",
                products: [
                    .library(name: "UIKit", targets: ["UmweltUIKit"]), .library(name: "Asking", targets: ["Asking"]),
                ],
                targets: [.target(name: "UmweltUIKit"), .target(name: "Asking", dependencies: ["UmweltUIKit"])])
            """, to: "Parts/Package.swift")
        try workshop.write(
            "public struct UIDevice { public init() {}; public var name: String { \"here\" } }",
            to: "Parts/Sources/UmweltUIKit/UIDevice.swift")
        // Depends on the module, so that it is compiled after it.
        try workshop.write(
            """
            #if canImport(UIKit)
            public let answer = "there"
            #else
            public let answer = "not there"
            #endif
            """, to: "Parts/Sources/Asking/Answer.swift")
        let result = try await Subprocess.run(
            .name("swift"), arguments: ["run", "--package-path", "Program"],
            workingDirectory: .init(workshop.folder.path), output: .string(limit: 1 << 20),
            error: .string(limit: 1 << 20))
        #expect(
            result.standardOutput == "The program asks: here. Its package asks: not there.\n", "\(result.standardError)"
        )
    }
}
