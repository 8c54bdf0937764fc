// swift-tools-version: 6.1
import CompilerPluginSupport
import PackageDescription

// Linux only: on Apple's systems the module SwiftUI is Apple's, and a target of that name would hide it.
let package = Package(
    name: "umwelt",
    products: [
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "Umwelt", targets: ["Umwelt"]),
        .library(name: "UmweltTesting", targets: ["UmweltTesting"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    ],
    targets: [
        .target(name: "UmweltGraph"),
        .target(name: "Umwelt", dependencies: ["UmweltGraph", .product(name: "Logging", package: "swift-log")]),
        .systemLibrary(name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
        .systemLibrary(name: "CCairo", pkgConfig: "cairo-pdf", providers: [.apt(["libcairo2-dev"])]),
        .target(
            name: "UmweltRendering",
            dependencies: ["Umwelt", "CPango", "CCairo", .product(name: "Logging", package: "swift-log")]),
        .macro(name: "UmweltMacrosPlugin"),
        .target(name: "UmweltMacros", dependencies: ["Umwelt", "UmweltMacrosPlugin"]),
        .target(name: "SwiftUI", dependencies: ["Umwelt", "UmweltMacros", "UmweltRendering"]),
        .target(name: "UmweltTesting", dependencies: ["Umwelt", "UmweltRendering"]),
        .testTarget(name: "UmweltGraphTests", dependencies: ["UmweltGraph"]),
        .testTarget(name: "UmweltTests", dependencies: ["SwiftUI", "UmweltTesting"]),
        .testTarget(name: "UmweltMacrosTests", dependencies: ["Umwelt", "UmweltMacros", "UmweltMacrosPlugin"]),
        .testTarget(
            name: "UmweltPictureTests", dependencies: ["SwiftUI", "CCairo"], exclude: ["Pictures"]),
        .testTarget(name: "UmweltRenderingTests", dependencies: ["UmweltRendering", "CCairo"]),
    ]
)
