import ArgumentParser
import Foundation

/// `umwelt build`: builds all of a package.
struct BuildCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build", abstract: "Builds a package and the libraries that it uses.",
        discussion: """
            Every module of the package and of its dependencies finds SwiftUI and Apple's other modules that Umwelt \
            has. A dependency on Umwelt is answered by this tool's own library.
            """)

    @Argument(help: "The folder of a package.", completion: .directory)
    var path = "."

    @Option(help: "The product to build (default: everything).")
    var product: String?

    func run() async throws {
        let build = try PackageBuild(path: path)
        let products = try await build.build(product.map { .product($0) } ?? .everything)
        print("Built \(path) in \(products.path).")
    }
}
