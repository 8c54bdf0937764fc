// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that no other build has swift-syntax: see `make syntax`.
let package = Package(
    name: "macro-syntax",
    dependencies: [.package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1")],
    targets: [
        .target(name: "UmweltMacroExpansion"),
        .testTarget(
            name: "MacroSyntaxTests",
            dependencies: [
                "UmweltMacroExpansion", .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ]),
    ])
