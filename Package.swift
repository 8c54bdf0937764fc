// swift-tools-version: 6.1
import CompilerPluginSupport
import Foundation
import PackageDescription

// Linux only: on Apple's systems the modules SwiftUI and CoreGraphics are Apple's, and targets of those names would
// hide them.
#if !os(Linux)
    fatalError("Umwelt is for Linux: Apple's systems have SwiftUI, and this package would hide it.")
#endif

// lld links in half of gold's time. SwiftPM lets no dependency choose its linker, so that other packages, whose builds
// have this one among their checkouts, link with theirs.
let linkerSettings: [LinkerSetting] =
    Context.packageDirectory.contains("/checkouts/") ? [] : [.unsafeFlags(["-use-ld=lld"])]

/// The text of a C library's header; empty if the library is not installed.
func header(_ path: String) -> String { (try? String(contentsOfFile: "/usr/include/\(path)", encoding: .utf8)) ?? "" }

// The default traits: pages, and windows where GTK's headers are installed, of Debian 12's version or newer. A package that
// is built for another machine than this names the traits that it wants. The builds of the Makefile add those in
// `UMWELT_TRAITS`.
let gtkMinorVersion = header("gtk-4.0/gtk/gtkversion.h").firstMatch(of: /GTK_MINOR_VERSION \((\d+)\)/)
let hasGTK = gtkMinorVersion.flatMap { Int($0.1) } ?? 0 >= 8
let addedTraits = (Context.environment["UMWELT_TRAITS"] ?? "").split(separator: " ").map(String.init)
let defaultTraits = Set(["Browser"] + (hasGTK ? ["Window"] : []) + addedTraits)

let package = Package(
    name: "umwelt",
    products: [
        .library(
            name: "SwiftUI",
            targets: [
                "SwiftUI", "Combine", "CoreGraphics", "CoreTransferable", "UmweltLazyState", "UniformTypeIdentifiers",
            ]),
        // Not part of `SwiftUI`: other packages of a build ask for it by `canImport(OSLog)`, and expect all of Apple's.
        .library(name: "OSLog", targets: ["OSLog"]),
        // For hosts of one's own: see the guide "Adding a host".
        .library(name: "Umwelt", targets: ["Umwelt", "UmweltInput", "UmweltRendering"]),
        // For sources that import UIKit and its like: see the guide "UIKit's names".
        .library(name: "UIKit", targets: ["UmweltUIKit"]),
        .library(name: "Charts", targets: ["Charts"]),
        .library(name: "CoreLocation", targets: ["UmweltCoreLocation"]),
        .library(name: "CryptoKit", targets: ["UmweltCryptoKit"]),
        .library(name: "ImageIO", targets: ["UmweltImageIO"]),
        .library(name: "LocalAuthentication", targets: ["UmweltLocalAuthentication"]),
        .library(name: "MapKit", targets: ["UmweltMapKit", "_MapKit_SwiftUI"]),
        .library(name: "PhotosUI", targets: ["UmweltPhotosUI", "_PhotosUI_SwiftUI"]),
        .library(name: "TipKit", targets: ["TipKit"]),
        .library(name: "UserNotifications", targets: ["UmweltUserNotifications"]),
        .library(name: "WebKit", targets: ["UmweltWebKit"]),
        .library(name: "AVFoundation", targets: ["UmweltAVFoundation"]),
        .library(name: "AVKit", targets: ["UmweltAVKit"]),
        .library(name: "AudioToolbox", targets: ["UmweltAudioToolbox"]),
        .library(name: "CoreMedia", targets: ["UmweltCoreMedia"]),
        .library(name: "simd", targets: ["UmweltSIMD"]),
        // Not part of `SwiftUI`, as apps without data build without it.
        .library(name: "CoreData", targets: ["CoreData"]),
        .library(name: "SwiftData", targets: ["SwiftData"]),
        .plugin(name: "CoreDataModels", targets: ["CoreDataModels"]),
        .library(name: "UmweltTesting", targets: ["UmweltTesting"]),
        // Point-Free's API for tests of pictures, for suites that import it.
        .library(name: "SnapshotTesting", targets: ["SnapshotTesting"]),
        .library(name: "InlineSnapshotTesting", targets: ["InlineSnapshotTesting"]),
        .executable(name: "umwelt", targets: ["UmweltMain"]),
        // The library that `umwelt picture` links the user's files to, in place of all objects.
        .library(
            name: "UmweltApp", type: .dynamic,
            targets: [
                "SwiftUI", "Charts", "Combine", "CoreData", "CoreGraphics", "CoreTransferable", "InlineSnapshotTesting",
                "OSLog", "SnapshotTesting", "SwiftData", "TipKit", "UniformTypeIdentifiers", "UmweltCoreLocation",
                "UmweltCryptoKit", "UmweltImageIO", "UmweltImplicitImports", "UmweltLazyState",
                "UmweltLocalAuthentication", "UmweltMapKit", "UmweltOS", "UmweltPhotosUI", "UmweltPreviewMain",
                "UmweltSIMD", "UmweltTesting", "UmweltUserNotifications", "UmweltWebKit",
                "_MapKit_SwiftUI", "_PhotosUI_SwiftUI", "UmweltAVFoundation", "UmweltAVKit", "UmweltAudioToolbox",
                "UmweltCoreMedia",
            ]),
    ],
    traits: [
        .trait(
            name: "Browser", description: "Shows apps in the browser, which takes a web server.",
            enabledTraits: ["Views"]),
        .trait(
            name: "Window", description: "Shows apps in windows of the desktop, which takes GTK 4.",
            enabledTraits: ["Views"]),
        .trait(
            name: "Redis", description: "Keeps sessions of pages in Redis, for servers of several machines.",
            enabledTraits: ["Browser"]),
        .trait(name: "Views", description: "Has queries of views in SwiftData and Core Data; tools need none."),
        .default(enabledTraits: defaultTraits),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
        .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
    ],
    targets: [
        .target(name: "UmweltLive"),
        .target(
            name: "UmweltGraph", dependencies: [.product(name: "HeapModule", package: "swift-collections")],
            linkerSettings: linkerSettings),
        // Run-time support, clocks, undo and texts of amounts: for the kernel, and for modules without views.
        .target(
            name: "UmweltBase",
            dependencies: ["CAllocator", "CLocale", "CStack", .product(name: "Logging", package: "swift-log")],
            // Foundation's own copy of ICU, which writes amounts with their units.
            linkerSettings: [.linkedLibrary("_FoundationICU")]),
        .target(
            name: "UmweltDrawing",
            dependencies: ["CClipper", "CStack", "UmweltBase", .product(name: "Logging", package: "swift-log")]),
        // The kernel, from its lowest module. From `UmweltCore` on each re-exports those below it (`kernel`, at the end).
        .target(name: "UmweltMotion", dependencies: ["UmweltDrawing"]),
        .target(name: "UmweltSemantics", dependencies: ["UmweltBase", "UmweltDrawing"]),
        .target(
            name: "UmweltCore",
            dependencies: ["CStack", "UmweltBase", "UmweltDrawing", "UmweltGraph", "UmweltMotion", "UmweltSemantics"]),
        .target(name: "UmweltLayout"),
        .target(
            name: "UmweltGraphics", dependencies: [.product(name: "Logging", package: "swift-log")]),
        .target(
            name: "UmweltContent",
            dependencies: ["CMarkdown", .product(name: "Logging", package: "swift-log")],
            // Foundation's own copy of ICU, which knows how languages form plurals.
            linkerSettings: [.linkedLibrary("_FoundationICU")]),
        .target(name: "UmweltInteraction"),
        .target(
            name: "UmweltScenes",
            dependencies: [
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "DequeModule", package: "swift-collections"),
                .product(name: "Logging", package: "swift-log"),
            ]),
        .target(name: "Umwelt"),
        // Names of Apple's Foundation that Swift's lacks.
        .target(
            name: "UmweltFoundation",
            dependencies: ["UmweltBase", "UmweltDrawing", .product(name: "Logging", package: "swift-log")]),
        // The module that the tool imports into each file.
        .target(name: "UmweltImplicitImports", dependencies: ["Umwelt", "UmweltFoundation"]),
        // Controls, from those without rows to documents: each module re-exports those below it (`controls`, at the end).
        .target(
            name: "UmweltControls",
            dependencies: ["Combine", "CoreTransferable", "Umwelt", "UmweltCombine", "UmweltFoundation"]),
        .target(name: "UmweltLists", dependencies: ["Umwelt"]),
        .target(name: "UmweltNavigation", dependencies: ["Umwelt", "UmweltFoundation"]),
        .target(
            name: "UmweltDocuments",
            dependencies: [
                "Combine", "CoreTransferable", "Umwelt", "UmweltCombine", "UmweltFoundation", "UniformTypeIdentifiers",
            ]),
        // Functions of Foundation that the library replaces, which only C can name.
        .target(name: "CLocale"),
        .systemLibrary(
            name: "CMarkdown", pkgConfig: "libcmark-gfm", providers: [.apt(["libcmark-gfm-extensions-dev"])]),
        // A target of its own, as Clipper is C++.
        .target(name: "CClipper", linkerSettings: [.linkedLibrary("polyclipping")]),
        // ISA-L's state is too large for Swift to import: C keeps it.
        .target(
            name: "CDeflate",
            linkerSettings: [.linkedLibrary(header("isa-l/igzip_lib.h").isEmpty ? "z" : "isal")]),
        // The browser's page: C takes its files in quickly, wherever the program is moved to.
        .target(name: "CPageFiles"),
        // Parts of fonts for browsers, by HarfBuzz and Brotli.
        .target(
            name: "CWebFonts",
            linkerSettings: ["brotlienc", "harfbuzz", "harfbuzz-subset"].map { .linkedLibrary($0) }),
        // The stacks of threads: their size is set before `main`, which only C can do.
        .target(name: "CStack"),
        .systemLibrary(name: "CAllocator"),
        .systemLibrary(name: "CBrotli", pkgConfig: "libbrotlienc", providers: [.apt(["libbrotli-dev"])]),
        .systemLibrary(name: "CCrypto", pkgConfig: "openssl", providers: [.apt(["libssl-dev"])]),
        .systemLibrary(name: "CHiredis", pkgConfig: "hiredis", providers: [.apt(["libhiredis-dev"])]),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        .systemLibrary(name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
        .systemLibrary(name: "CCairo", pkgConfig: "cairo-pdf", providers: [.apt(["libcairo2-dev"])]),
        .systemLibrary(name: "CImages", pkgConfig: "gdk-pixbuf-2.0", providers: [.apt(["libgdk-pixbuf-2.0-dev"])]),
        .systemLibrary(name: "CFilms", pkgConfig: "libwebpmux", providers: [.apt(["libgif-dev", "libwebp-dev"])]),
        .target(
            name: "UmweltRendering",
            dependencies: [
                "UmweltBase", "UmweltDrawing", "CPango", "CCairo", "CDeflate", "CFilms", "CImages",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "Logging", package: "swift-log"),
            ]),
        // Raw events of pointers, wheels and keys as actions of views, for hosts without a browser.
        .target(name: "UmweltInput", dependencies: ["Umwelt", "UmweltRendering"]),
        .target(
            name: "UmweltPictures",
            dependencies: ["Combine", "CoreTransferable", "Umwelt", "UmweltRendering", "UniformTypeIdentifiers"]),
        // The inspector: SwiftUI source that looks at the views of a window.
        .target(name: "UmweltInspector", dependencies: ["Umwelt", "UmweltNavigation"]),
        // The host of programs that `umwelt mcp` looks at and uses.
        .target(
            name: "UmweltStage",
            dependencies: ["Umwelt", "UmweltInspector", "UmweltLive", "UmweltPictures", "UmweltRendering"]),
        // The parts of a server without pages: visitors, stores of sessions, metrics, logs, signals.
        .target(
            name: "UmweltServing",
            dependencies: [
                "Umwelt", .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "CoreMetrics", package: "swift-metrics"),
                .product(name: "Logging", package: "swift-log"),
            ]),
        .target(
            name: "UmweltBrowser",
            dependencies: [
                "CBrotli", "CPageFiles", "CWebFonts", "CZlib", "Umwelt", "UmweltInspector", "UmweltLive",
                "UmweltPictures", "UmweltRendering", "UmweltServing",
                .product(name: "CoreMetrics", package: "swift-metrics"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"), .product(name: "NIOWebSocket", package: "swift-nio"),
            ], exclude: ["Client"]),
        // Sessions in Redis, for processes of several machines.
        .target(
            name: "UmweltRedis",
            dependencies: [
                "CCrypto", "CHiredis", "Umwelt", "UmweltServing", .product(name: "Logging", package: "swift-log"),
            ]),
        .systemLibrary(name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
        // Widgets that their owner draws: C makes the classes.
        .target(name: "CCanvas", dependencies: ["CGTK"]),
        .target(
            name: "UmweltWindow",
            dependencies: ["CCanvas", "CGTK", "Umwelt", "UmweltInput", "UmweltLive", "UmweltRendering"]),
        // Names of SwiftUI that Umwelt has not: declared so that the compiler can say so.
        .target(
            name: "UmweltUnavailable",
            dependencies: [
                "CoreTransferable", "Umwelt", "UmweltDocuments", "UmweltRendering", "UniformTypeIdentifiers",
            ]),
        .target(name: "UmweltMacroExpansion"),
        .macro(name: "UmweltMacrosPlugin", dependencies: ["UmweltMacroExpansion"]),
        .target(name: "UmweltMacros", dependencies: ["Umwelt", "UmweltMacrosPlugin"]),
        .target(
            name: "UmweltCombine",
            dependencies: [
                "Umwelt", .product(name: "OpenCombine", package: "OpenCombine"),
            ]),
        .target(
            name: "SwiftUI",
            dependencies: [
                "Combine", "CoreTransferable", "Umwelt", "UmweltCombine", "UmweltDocuments", "UmweltFoundation",
                "UmweltMacros", "UmweltPictures", "UmweltRendering", "UmweltStage", "UmweltUIKit", "UmweltUnavailable",
                .target(name: "UmweltBrowser", condition: .when(traits: ["Browser"])),
                .target(name: "UmweltRedis", condition: .when(traits: ["Redis"])),
                .target(name: "UmweltServing", condition: .when(traits: ["Browser"])),
                .target(name: "UmweltWindow", condition: .when(traits: ["Window"])),
            ]),
        // Swift Charts, on the public interface of SwiftUI.
        .target(name: "Charts", dependencies: ["SwiftUI"]),
        .target(
            name: "TipKit",
            dependencies: ["SwiftUI", "UmweltMacrosPlugin", .product(name: "Logging", package: "swift-log")]),
        // MapKit for SwiftUI: its views are on the public interface, too.
        .target(name: "UmweltMapKit", dependencies: ["SwiftUI", "UmweltCoreLocation"]),
        .target(name: "UmweltPhotosUI", dependencies: ["CoreTransferable", "SwiftUI", "UniformTypeIdentifiers"]),
        .target(name: "_MapKit_SwiftUI", dependencies: ["SwiftUI", "UmweltMapKit"]),
        .target(name: "_PhotosUI_SwiftUI", dependencies: ["SwiftUI", "UmweltPhotosUI"]),
        // UIKit, but not by that name: packages ask for it by `canImport(UIKit)`, and then expect all of Apple's.
        // SwiftPM puts the modules of a build into one folder, so that a module of the name would be found by all of
        // them.
        .target(
            name: "UmweltUIKit",
            dependencies: [
                "Combine", "Umwelt", "UmweltCombine", "UmweltDocuments", "UmweltDrawing", "UmweltFoundation",
                "UmweltPictures", "UmweltRendering",
            ]),
        // Others of Apple's modules, whose names packages ask for too.
        .target(
            name: "UmweltCoreLocation",
            dependencies: ["UmweltBase", "UmweltDrawing", .product(name: "Logging", package: "swift-log")]),
        .target(name: "UmweltLocalAuthentication"),
        .target(name: "UmweltImageIO", dependencies: ["CCairo", "CImages", "UmweltDrawing"]),
        .target(name: "UmweltCryptoKit", dependencies: [.product(name: "Crypto", package: "swift-crypto")]),
        .target(name: "UmweltSIMD"),
        .target(
            name: "UmweltUserNotifications",
            dependencies: ["Umwelt", .product(name: "Logging", package: "swift-log")]),
        // Sound and video of the host's players.
        .target(name: "UmweltCoreMedia"),
        .target(name: "UmweltAudioToolbox", dependencies: ["Umwelt"]),
        .target(
            name: "UmweltAVFoundation",
            dependencies: [
                "Umwelt", "UmweltAudioToolbox", "UmweltCoreMedia", "UmweltDocuments", "UmweltFoundation", "UmweltUIKit",
                .product(name: "Logging", package: "swift-log"),
            ]),
        .target(
            name: "UmweltAVKit",
            dependencies: [
                "Umwelt", "UmweltAudioToolbox", "UmweltAVFoundation", "UmweltCoreMedia", "UmweltDocuments",
                "UmweltUIKit",
            ]),
        // Web pages in the browser of the host.
        .target(
            name: "UmweltWebKit",
            dependencies: [
                "Umwelt", "UmweltDocuments", "UmweltFoundation", "UmweltUIKit",
                .product(name: "Logging", package: "swift-log"),
            ]),
        .target(
            name: "Combine", dependencies: ["UmweltFoundation", .product(name: "OpenCombine", package: "OpenCombine")]),
        // The stacks for data have no views, so that tools use them without: views are in modules beside them, and the
        // modules with Apple's names have both.
        .target(
            name: "SwiftData",
            dependencies: ["SwiftDataStack", .target(name: "SwiftDataViews", condition: .when(traits: ["Views"]))]),
        .target(
            name: "SwiftDataStack",
            dependencies: [
                "UmweltBase", "UmweltFoundation", "UmweltMacrosPlugin", "UmweltSQLite", "UmweltStore",
                .product(name: "Logging", package: "swift-log"),
            ]),
        .target(
            name: "SwiftDataViews", dependencies: ["SwiftDataStack", "Umwelt", "UmweltGraph", "UmweltMacrosPlugin"]),
        .target(
            name: "CoreData",
            dependencies: ["CoreDataStack", .target(name: "CoreDataViews", condition: .when(traits: ["Views"]))]),
        .target(
            name: "CoreDataStack",
            dependencies: [
                "Combine", "UmweltBase", "UmweltDataModels", "UmweltFoundation", "UmweltMacrosPlugin", "UmweltSQLite",
                "UmweltStore", .product(name: "Logging", package: "swift-log"),
            ]),
        .target(name: "CoreDataViews", dependencies: ["CoreDataStack", "Umwelt", "UmweltFoundation", "UmweltGraph"]),
        // Models of Xcode's editor for objects: what is in them, and the classes that are made of them.
        .target(name: "UmweltDataModels"),
        .executableTarget(name: "UmweltModelClasses", dependencies: ["UmweltDataModels"]),
        .plugin(name: "CoreDataModels", capability: .buildTool(), dependencies: ["UmweltModelClasses"]),
        // SQLite, as the modules for data use it, and what both stacks are made of: statements and identities of objects.
        .target(name: "UmweltSQLite", dependencies: ["CSQLite"]),
        .target(name: "UmweltStore", dependencies: ["CSQLite", "UmweltSQLite"]),
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        // Modules that source for Apple's systems imports to log, and to name types of files.
        // Not `os`: most packages ask for that by `canImport(os)`, and then expect all of Apple's.
        .target(name: "OSLog", dependencies: [.product(name: "Logging", package: "swift-log")]),
        .target(name: "UmweltOS", dependencies: ["OSLog"]),
        .target(name: "UniformTypeIdentifiers"),
        // A module of its own, since files choose it by an import of its one name.
        .target(name: "UmweltLazyState", dependencies: ["Umwelt"]),
        .target(name: "CoreTransferable", dependencies: ["Combine", "UniformTypeIdentifiers"]),
        .target(name: "CoreGraphics", dependencies: ["UmweltDrawing", "UmweltRendering"]),
        .target(
            name: "UmweltTesting", dependencies: ["Umwelt", "UmweltInput", "UmweltPictures", "UmweltRendering"]),
        .target(
            name: "SnapshotTesting",
            dependencies: [
                "Umwelt", "UmweltDrawing", "UmweltPictures", "UmweltRendering", "UmweltTesting", "UmweltUIKit",
            ]),
        .target(name: "InlineSnapshotTesting", dependencies: ["SnapshotTesting", "UmweltMacroExpansion"]),
        .testTarget(
            name: "SnapshotTestingTests", dependencies: ["InlineSnapshotTesting", "SnapshotTesting", "SwiftUI"],
            exclude: ["__Snapshots__"]),
        .testTarget(name: "UmweltGraphTests", dependencies: ["UmweltGraph"]),
        // The dynamic library's entry point for previews. The library's own symbols are bound inside of it: a user's
        // version of a package that the library is built with has symbols of the same names.
        .target(
            name: "UmweltPreviewMain", dependencies: ["SwiftUI"],
            linkerSettings: linkerSettings.isEmpty ? [] : [.unsafeFlags(["-Xlinker", "-Bsymbolic"])]),
        .target(
            name: "UmweltTool",
            dependencies: [
                "Umwelt", "UmweltBrowser", "UmweltDataModels", "UmweltDoctor", "UmweltLive", "UmweltMacroExpansion",
                "UmweltPictures", "UmweltRendering", "UmweltServing",
                .target(name: "UmweltRedis", condition: .when(traits: ["Redis"])),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Subprocess", package: "swift-subprocess"),
            ]),
        .executableTarget(name: "UmweltMain", dependencies: ["UmweltTool"]),
        // The examination of the system. Without Foundation, for the command of an installation, which has to run where
        // Swift is missing and so is linked statically.
        .target(name: "UmweltDoctor"),
        .executableTarget(name: "UmweltLauncher", dependencies: ["UmweltDoctor"]),
        // Helpers for the tests of several modules.
        .target(
            name: "TestSupport",
            dependencies: [
                "SwiftUI", "Umwelt", "UmweltRendering", "UmweltTesting",
                .product(name: "Logging", package: "swift-log"),
            ], path: "Tests/TestSupport"),
        .testTarget(name: "UmweltBaseTests", dependencies: ["Umwelt"]),
        .testTarget(name: "UmweltDrawingTests", dependencies: ["SwiftUI", "TestSupport", "Umwelt", "UmweltTesting"]),
        .testTarget(name: "UmweltMotionTests", dependencies: ["SwiftUI", "TestSupport", "Umwelt"]),
        .testTarget(
            name: "UmweltSemanticsTests",
            dependencies: [
                "SwiftUI", "TestSupport", "Umwelt", "UmweltTesting",
            ]),
        .testTarget(
            name: "UmweltCoreTests",
            dependencies: [
                "SwiftUI", "TestSupport", "Umwelt", "UmweltLazyState", "UmweltTesting",
            ]),
        .testTarget(name: "UmweltLayoutTests", dependencies: ["SwiftUI", "TestSupport", "Umwelt", "UmweltTesting"]),
        .testTarget(name: "UmweltGraphicsTests", dependencies: ["SwiftUI", "TestSupport", "Umwelt", "UmweltTesting"]),
        .testTarget(name: "UmweltContentTests", dependencies: ["SwiftUI", "TestSupport", "Umwelt", "UmweltTesting"]),
        .testTarget(
            name: "UmweltInteractionTests",
            dependencies: [
                "Combine", "SwiftUI", "TestSupport", "Umwelt", "UmweltTesting",
            ]),
        .testTarget(
            name: "UmweltScenesTests",
            dependencies: [
                "CAllocator", "Combine", "SwiftUI", "TestSupport", "Umwelt", "UmweltTesting", "UniformTypeIdentifiers",
            ]),
        .testTarget(
            name: "UmweltControlsTests",
            dependencies: [
                "Combine", "SwiftUI", "TestSupport", "Umwelt", "UmweltTesting",
            ]),
        .testTarget(
            name: "UmweltListsTests",
            dependencies: [
                "CoreTransferable", "SwiftUI", "TestSupport", "Umwelt", "UmweltTesting", "UniformTypeIdentifiers",
            ]),
        .testTarget(
            name: "UmweltNavigationTests",
            dependencies: [
                "SwiftUI", "TestSupport", "Umwelt", "UmweltTesting",
            ]),
        .testTarget(
            name: "UmweltDocumentsTests",
            dependencies: [
                "CoreTransferable", "SwiftUI", "TestSupport", "Umwelt", "UmweltTesting", "UniformTypeIdentifiers",
            ]),
        .testTarget(
            name: "UmweltFoundationTests",
            dependencies: [
                "SwiftUI", "TestSupport", "Umwelt", "UmweltFoundation", "UmweltTesting", "UmweltUserNotifications",
            ]),
        .testTarget(
            name: "UmweltDiagnosticsTests",
            dependencies: [
                "Combine", "SwiftUI", "TestSupport", "Umwelt", "UmweltInspector", "UmweltTesting",
            ]),
        .testTarget(name: "ViewMotionTests", dependencies: ["SwiftUI", "TestSupport", "Umwelt", "UmweltTesting"]),
        .testTarget(
            name: "SourceFormTests",
            dependencies: [
                "OSLog", "SwiftUI", "TestSupport", "UmweltCoreLocation", "UmweltFoundation", "UmweltImageIO",
                "UmweltLocalAuthentication", "UmweltSIMD", "UmweltTesting", "UniformTypeIdentifiers",
            ]),
        // Apart from the others, so that `make verify` can build it alone for release.
        .testTarget(name: "VerificationTests", dependencies: ["SwiftUI", "TestSupport", "UmweltTesting"]),
        .testTarget(
            name: "CoreDataTests",
            dependencies: [
                "CoreData", "CoreDataStack", "CoreDataViews", "DataTestSupport", "SwiftUI", "UmweltDataModels",
                "UmweltSQLite", "UmweltStore", "UmweltTesting",
            ]),
        .testTarget(
            name: "SwiftDataTests",
            dependencies: [
                "DataTestSupport", "SwiftData", "SwiftDataStack", "SwiftUI", "UmweltSQLite", "UmweltStore",
                "UmweltTesting",
            ]),
        .testTarget(name: "UmweltStoreTests", dependencies: ["DataTestSupport", "UmweltSQLite", "UmweltStore"]),
        .target(
            name: "DataTestSupport", dependencies: ["CSQLite", "UmweltSQLite"], path: "Tests/DataTestSupport"),
        .testTarget(
            name: "UmweltMapKitTests", dependencies: ["SwiftUI", "UmweltMapKit", "UmweltTesting"],
            exclude: ["Pictures"]),
        .testTarget(name: "UmweltPhotosUITests", dependencies: ["SwiftUI", "UmweltPhotosUI", "UmweltTesting"]),
        .testTarget(name: "ChartsTests", dependencies: ["Charts", "SwiftUI", "UmweltTesting"], exclude: ["Pictures"]),
        .testTarget(name: "TipKitTests", dependencies: ["SwiftUI", "TipKit", "Umwelt", "UmweltTesting"]),
        .testTarget(name: "UmweltUIKitTests", dependencies: ["SwiftUI", "UmweltTesting", "UmweltUIKit"]),
        .testTarget(
            name: "UmweltAVKitTests",
            dependencies: [
                "SwiftUI", "UmweltAudioToolbox", "UmweltAVFoundation", "UmweltAVKit", "UmweltCoreMedia",
                "UmweltFoundation", "UmweltTesting",
            ]),
        .testTarget(
            name: "UmweltWebKitTests",
            dependencies: ["SwiftUI", "UmweltFoundation", "UmweltTesting", "UmweltWebKit"]),
        .testTarget(name: "UmweltInputTests", dependencies: ["SwiftUI", "UmweltTesting"]),
        .testTarget(
            name: "UmweltCombineTests", dependencies: ["Combine", "SwiftUI", "TestSupport", "UmweltTesting"]),
        .testTarget(name: "UmweltMacrosTests", dependencies: ["Umwelt", "UmweltMacros", "UmweltMacroExpansion"]),
        .testTarget(
            name: "UmweltPictureTests",
            dependencies: ["SwiftUI", "TestSupport", "UmweltLive", "UmweltStage", "UmweltTesting", "CCairo"],
            exclude: ["Pictures"]),
        // Apple's own figures, and how many of them are the same here.
        .testTarget(
            name: "RecordedFrameTests", dependencies: ["SwiftUI", "UmweltTesting"], exclude: ["Records"]),
        .testTarget(
            name: "UmweltRenderingTests", dependencies: ["UmweltDrawing", "UmweltRendering", "CCairo", "CFilms"]),
        .testTarget(
            name: "UmweltBrowserTests",
            dependencies: [
                "SwiftUI", "UmweltBrowser", "UmweltLive", "UmweltRedis", "UmweltServing",
                .product(name: "CoreMetrics", package: "swift-metrics"),
                .product(name: "Logging", package: "swift-log"), .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOEmbedded", package: "swift-nio"), .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOWebSocket", package: "swift-nio"),
            ]),
        .testTarget(
            name: "UmweltToolTests",
            dependencies: [
                "UmweltDoctor", "UmweltLauncher", "UmweltRendering", "UmweltTesting", "UmweltTool",
                .product(name: "Subprocess", package: "swift-subprocess"),
            ]),
    ]
)

// The examples, the app that browser tests use, and their tests: six programs to link after each change, which the
// inner loop does without. `make test` builds them; `UMWELT_EXAMPLES=1 swift build` does.
if Context.environment["UMWELT_EXAMPLES"] != nil {
    package.targets += [
        .executableTarget(name: "BookReader", dependencies: ["SwiftUI"], path: "Examples/BookReader"),
        .executableTarget(
            name: "Diary", dependencies: ["CoreData", "SwiftUI"], path: "Examples/Diary",
            resources: [.copy("Diary.xcdatamodeld")], plugins: ["CoreDataModels"]),
        // PostgreSQL's library in C.
        .systemLibrary(
            name: "CPostgres", path: "Examples/Guestbook/CPostgres", pkgConfig: "libpq",
            providers: [.apt(["libpq-dev"])]),
        .executableTarget(
            name: "Guestbook", dependencies: ["CPostgres", "SwiftUI"], path: "Examples/Guestbook",
            exclude: ["CPostgres"]),
        .executableTarget(name: "Groceries", dependencies: ["SwiftData", "SwiftUI"], path: "Examples/Groceries"),
        .executableTarget(name: "Motion", dependencies: ["SwiftUI"], path: "Examples/Motion"),
        .executableTarget(
            name: "CardServer",
            dependencies: [
                "SwiftUI", .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ], path: "Examples/CardServer", resources: [.process("Covers")]),
        .executableTarget(
            name: "ConsoleHost", dependencies: ["SwiftUI", "Umwelt", "UmweltInput", "UmweltRendering"],
            path: "Examples/ConsoleHost"),
        .executableTarget(
            name: "BrowserFixture",
            dependencies: ["SwiftUI", "UmweltAVKit", "UmweltUserNotifications", "UmweltWebKit"],
            path: "Tests/Browser/Fixture"),
        .executableTarget(
            name: "WindowFixture", dependencies: ["SwiftUI", "UmweltUserNotifications"], path: "Tests/Window/Fixture"),
        .executableTarget(name: "Gallery", dependencies: ["Charts", "SwiftUI"], path: "Examples/Gallery"),
        .executableTarget(name: "SystemValues", dependencies: ["SwiftUI"], path: "Examples/SystemValues"),
        .testTarget(
            name: "ExampleTests",
            dependencies: [
                "CardServer", "ConsoleHost", "Gallery", "Groceries", "Guestbook", "SwiftData", "SwiftUI",
                "UmweltTesting",
            ],
            exclude: ["Pictures"]),
    ]
}

// SwiftPM rebuilds a target only if a module that it names has changed, not one that such a module re-exports. So each target
// names every module of the kernel and of controls that it sees.
let kernel = [
    "UmweltBase", "UmweltGraph", "UmweltDrawing", "UmweltMotion", "UmweltSemantics", "UmweltCore", "UmweltLayout",
    "UmweltGraphics", "UmweltContent", "UmweltInteraction", "UmweltScenes",
]
let controls = ["UmweltControls", "UmweltLists", "UmweltNavigation", "UmweltDocuments"]
for target in package.targets {
    let names = target.dependencies.compactMap { dependency in
        if case .byNameItem(let name, _) = dependency { name } else { nil }
    }
    var needed: ArraySlice<String> = []
    if let index = kernel.firstIndex(of: target.name) {
        if target.name != "UmweltCore", kernel[..<index].contains("UmweltCore") { needed = kernel[..<index] }
    } else if let index = controls.firstIndex(of: target.name) {
        needed = ArraySlice(kernel + controls[..<index])
    } else if names.contains("SwiftUI") {
        needed = ArraySlice(kernel + controls)
    } else if let index = controls.lastIndex(where: names.contains) {
        needed = ArraySlice(kernel + controls[...index])
    } else if names.contains("Umwelt") || target.name == "Umwelt" {
        needed = ArraySlice(kernel)
    }
    target.dependencies += needed.filter { !names.contains($0) }.map { .byName(name: $0) }
}

// The inner loop: `UMWELT_TESTS="UmweltControlsTests" swift test --filter NAME` builds the named test targets only.
if let names = Context.environment["UMWELT_TESTS"]?.split(separator: " ") {
    package.targets.removeAll { target in target.type == .test && !names.contains { $0 == target.name } }
}

// `umwelt` builds a package with its own library. A dependency on this package then has the products, whose modules the
// compiler is given, and nothing to build.
if Context.environment["UMWELT_INSTALLED"] != nil {
    package.dependencies = []
    package.products = [
        .library(name: "SwiftUI", targets: ["UmweltInstalled"]), .library(name: "OSLog", targets: ["UmweltInstalled"]),
        .library(name: "Umwelt", targets: ["UmweltInstalled"]), .library(name: "UIKit", targets: ["UmweltInstalled"]),
        .library(name: "Charts", targets: ["UmweltInstalled"]),
        .library(name: "CoreData", targets: ["UmweltInstalled"]),
        .library(name: "CoreLocation", targets: ["UmweltInstalled"]),
        .library(name: "CryptoKit", targets: ["UmweltInstalled"]),
        .library(name: "ImageIO", targets: ["UmweltInstalled"]), .library(name: "simd", targets: ["UmweltInstalled"]),
        .library(name: "LocalAuthentication", targets: ["UmweltInstalled"]),
        .library(name: "MapKit", targets: ["UmweltInstalled"]),
        .library(name: "PhotosUI", targets: ["UmweltInstalled"]),
        .library(name: "TipKit", targets: ["UmweltInstalled"]),
        .library(name: "UserNotifications", targets: ["UmweltInstalled"]),
        .library(name: "WebKit", targets: ["UmweltInstalled"]),
        .library(name: "AVFoundation", targets: ["UmweltInstalled"]),
        .library(name: "AVKit", targets: ["UmweltInstalled"]),
        .library(name: "AudioToolbox", targets: ["UmweltInstalled"]),
        .library(name: "CoreMedia", targets: ["UmweltInstalled"]),
        .library(name: "SwiftData", targets: ["UmweltInstalled"]),
        .library(name: "UmweltTesting", targets: ["UmweltInstalled"]),
        .library(name: "SnapshotTesting", targets: ["UmweltInstalled"]),
        .library(name: "InlineSnapshotTesting", targets: ["UmweltInstalled"]),
        .plugin(name: "CoreDataModels", targets: ["CoreDataModels"]),
    ]
    package.targets =
        [.target(name: "UmweltInstalled")]
        + package.targets.filter { ["CoreDataModels", "UmweltDataModels", "UmweltModelClasses"].contains($0.name) }
}
