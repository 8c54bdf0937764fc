// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that users of umwelt don't fetch the benchmark library. Run it with `make bench`.
let package = Package(
    name: "umwelt-benchmarks",
    dependencies: [
        .package(name: "umwelt", path: ".."),
        .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
    ],
    targets: [
        // The scenarios: measured by the benchmarks, and beside others by `make compare`.
        .target(
            name: "Scenarios",
            dependencies: [
                .product(name: "SwiftUI", package: "umwelt"), .product(name: "UmweltTesting", package: "umwelt"),
            ],
            path: "Scenarios"),
        .executableTarget(name: "Compare", dependencies: ["Scenarios"], path: "Compare/Sources"),
        .executableTarget(
            name: "Lookups",
            dependencies: [
                .product(name: "Benchmark", package: "benchmark"), .product(name: "SwiftUI", package: "umwelt"),
                .product(name: "UmweltTesting", package: "umwelt"),
            ],
            path: "Benchmarks/Lookups", plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
        .executableTarget(
            name: "Updates",
            dependencies: [
                "Scenarios",
                .product(name: "Benchmark", package: "benchmark"), .product(name: "SwiftUI", package: "umwelt"),
                .product(name: "UmweltTesting", package: "umwelt"),
            ],
            path: "Benchmarks/Updates", plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
        .executableTarget(
            name: "Layout",
            dependencies: [
                "Scenarios",
                .product(name: "Benchmark", package: "benchmark"), .product(name: "SwiftUI", package: "umwelt"),
                .product(name: "UmweltTesting", package: "umwelt"),
            ],
            path: "Benchmarks/Layout", plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
        .executableTarget(
            name: "Data",
            dependencies: [
                .product(name: "Benchmark", package: "benchmark"), .product(name: "CoreData", package: "umwelt"),
                .product(name: "SwiftData", package: "umwelt"), .product(name: "SwiftUI", package: "umwelt"),
                .product(name: "UmweltTesting", package: "umwelt"),
            ],
            path: "Benchmarks/Data", plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
        .executableTarget(
            name: "Drawing",
            dependencies: [
                "Scenarios",
                .product(name: "Benchmark", package: "benchmark"), .product(name: "Charts", package: "umwelt"),
                .product(name: "SwiftUI", package: "umwelt"),
            ],
            path: "Benchmarks/Drawing", plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
    ]
)
