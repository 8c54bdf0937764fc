import Foundation
import PackagePlugin

/// A plug-in for targets with models of Xcode's editor: it has their classes made before the target is compiled.
@main struct CoreDataModels: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let models = Self.models(in: target.directoryURL)
        if models.isEmpty {
            Diagnostics.warning("\(target.name) has no .xcdatamodeld, of which CoreDataModels makes classes.")
            return []
        }
        let sources = target.sourceFiles(withSuffix: "swift").map(\.url)
        let output = context.pluginWorkDirectoryURL.appending(path: "\(target.name)+CoreDataModels.swift")
        return [
            .buildCommand(
                displayName: "Making the classes of \(models.map(\.lastPathComponent).joined(separator: ", "))",
                executable: try context.tool(named: "UmweltModelClasses").url,
                arguments: [output.path] + (models + sources).map(\.path),
                inputFiles: models.flatMap(Self.files) + sources, outputFiles: [output])
        ]
    }

    /// The models in a folder, also in those below.
    private static func models(in folder: URL) -> [URL] {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        var models: [URL] = []
        while let file = files?.nextObject() as? URL {
            guard ["xcdatamodeld", "xcdatamodel"].contains(file.pathExtension) else { continue }
            models.append(file)
            files?.skipDescendants()
        }
        return models.sorted { $0.path < $1.path }
    }

    /// The files of a model, of all its versions.
    private static func files(of model: URL) -> [URL] {
        let files = FileManager.default.enumerator(at: model, includingPropertiesForKeys: [.isRegularFileKey])
        return (files?.allObjects as? [URL] ?? [])
            .filter { (try? $0.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile ?? false }
            .sorted { $0.path < $1.path }
    }
}
