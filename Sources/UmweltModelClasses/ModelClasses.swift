import Foundation
import UmweltDataModels

/// The program that the plug-in `CoreDataModels` runs: it writes the classes of a target's models.
///
/// Its arguments are the file to write, then the target's models and Swift files. Features that need Objective-C are
/// reported in the compiler's format for errors.
@main struct ModelClasses {
    static func main() {
        let files = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) }
        guard let output = files.first else {
            fail(["UmweltModelClasses: the file to write is missing."])
        }
        let sources = files.dropFirst().filter { $0.pathExtension == "swift" }
            .map { (path: $0.path, text: (try? String(contentsOf: $0, encoding: .utf8)) ?? "") }
        let faults = sources.flatMap { ManagedAttributes.faults(in: $0.text, at: $0.path) }
        if !faults.isEmpty { fail(faults) }
        do {
            let models = files.dropFirst().filter { $0.pathExtension != "swift" }
            let parts = try models.compactMap { model in
                try DataModel(at: model).source { name in
                    sources.contains { $0.text.contains("class \(name):") || $0.text.contains("class \(name) :") }
                }
            }
            let text = Data((["// The classes of the target's models.\n"] + parts).joined(separator: "\n").utf8)
            // A file that stays the same causes no compilation.
            if (try? Data(contentsOf: output)) != text { try text.write(to: output) }
        } catch {
            fail(["error: \(error)"])
        }
    }

    private static func fail(_ lines: [String]) -> Never {
        FileHandle.standardError.write(Data((lines.joined(separator: "\n") + "\n").utf8))
        exit(1)
    }
}
