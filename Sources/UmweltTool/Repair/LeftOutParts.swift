import Foundation

/// The parts of modules that were left out, recorded by each module's last build, because later builds may compile
/// nothing.
struct LeftOutParts {
    private let folder: URL

    /// - Parameter folder: The folder of the build.
    init(folder: URL) { self.folder = folder.appendingPathComponent("left-out") }

    /// Records the parts of a module.
    func write(_ messages: [String], of module: String) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let text = messages.map { $0 + "\n" }.joined()
        try Data(text.utf8).write(to: folder.appendingPathComponent(module), options: .atomic)
    }

    /// The parts of all modules.
    var messages: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().flatMap { name in
            let text = (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) ?? ""
            return text.split(separator: "\n").map(String.init)
        }
    }
}
