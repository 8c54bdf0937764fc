import Foundation

extension PackageBuild {
    /// Returns the typed syntax of the package's modules, without tests and dependencies, and the modules' names.
    ///
    /// The package is built first, because reading a module requires its imports.
    func syntax() async throws -> (trees: [SyntaxNode], modules: [String]) {
        let tools = try await tools()
        let description = try await describe(with: tools)
        var targets = description.sourceTargets
        if let wanted {
            let products = description.products.filter { $0.name == wanted }
            if products.isEmpty {
                let list = description.products.map(\.name).joined(separator: ", ")
                throw ToolError("The package \(description.name) has no product \(wanted). There are: \(list).")
            }
            let names = description.targets(of: products)
            targets = targets.filter { names.contains($0.name) }
        }
        _ = try await build(wanted.map { .product($0) } ?? .everything, folder, with: tools)
        var trees: [SyntaxNode] = []
        var modules: [String] = []
        // A target of C has no typed syntax.
        for target in targets where !target.files(in: folder).isEmpty {
            guard let record = tools.place.record(of: target.module) else {
                throw ToolError("The target \(target.name) was not compiled, so that it cannot be checked.")
            }
            let source = TypedSource(
                arguments: record.readingArguments, files: record.files, compiler: tools.compiler)
            trees += try await source.trees(named: target.name)
            modules.append(target.module)
        }
        return (trees, modules)
    }
}
