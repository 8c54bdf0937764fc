import Foundation

/// The output of `swift package describe`: the products and targets of a package.
struct PackageDescription: Decodable {
    struct Product: Decodable {
        let name: String
        let type: [String: [String]?]

        /// The targets that the manifest lists for the product.
        let targets: [String]

        var isExecutable: Bool { type.keys.contains("executable") }
        var isLibrary: Bool { type.keys.contains("library") }
    }

    struct Target: Decodable {
        let name: String

        /// The name of the module.
        let module: String
        let type: String

        /// The folder of the target, relative to the package's.
        let path: String

        /// The source files, relative to the target's folder.
        let sources: [String]

        /// The targets of the package that this target depends on.
        let dependencies: [String]?
        let products: [String]?

        enum CodingKeys: String, CodingKey {
            case name, type, path, sources
            case module = "c99name"
            case dependencies = "target_dependencies"
            case products = "product_dependencies"
        }

        /// Returns the Swift files, in a package's folder.
        func files(in folder: URL) -> [URL] {
            let root = folder.appendingPathComponent(path)
            return sources.filter { $0.hasSuffix(".swift") }.map { root.appendingPathComponent($0) }
        }

        /// Returns the target as a module with previews.
        func previewTarget(in folder: URL) -> PreviewTarget {
            PreviewTarget(name: name, module: module, files: files(in: folder))
        }
    }

    let name: String
    let products: [Product]
    let targets: [Target]

    /// True if a target uses the module `SwiftUI` from a package, which only this package has.
    var dependsOnUmwelt: Bool { targets.contains { $0.products?.contains("SwiftUI") == true } }

    /// The targets that programs are made of, without tests, plug-ins and macros.
    var sourceTargets: [Target] { targets.filter { ["library", "executable"].contains($0.type) } }

    /// Returns the names of the package's targets in products, with their dependencies.
    func targets(of products: [Product]) -> Set<String> {
        var known: Set<String> = []
        var waiting = products.flatMap(\.targets)
        while let next = waiting.popLast() {
            guard known.insert(next).inserted else { continue }
            waiting += targets.first { $0.name == next }?.dependencies ?? []
        }
        return known
    }
}
