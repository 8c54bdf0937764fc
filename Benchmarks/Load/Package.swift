// swift-tools-version: 6.1
import PackageDescription

// A package of its own: the benchmark plug-in runs every program of the package that it is in, and would wait for this
// server for ever. Run it with `make load`.
let package = Package(
    name: "umwelt-load",
    dependencies: [.package(name: "umwelt", path: "../..")],
    targets: [
        // A link to the example: its own package would be built for all of its examples.
        .executableTarget(name: "BookReader", dependencies: [.product(name: "SwiftUI", package: "umwelt")]),
        .executableTarget(name: "Counter", dependencies: [.product(name: "SwiftUI", package: "umwelt")]),
        .executableTarget(name: "Rows", dependencies: [.product(name: "SwiftUI", package: "umwelt")]),
    ]
)
