import Foundation
import Subprocess

extension PackageBuild {
    /// Returns the compiler's messages about the modules with closures whose element types it cannot infer; nil for
    /// none.
    func exactMessages(after messages: String, with tools: Tools) async throws -> String? {
        var found: [String] = []
        for record in tools.place.records where record.files.contains(where: messages.contains) {
            let files = record.files.map { URL(fileURLWithPath: $0) }
            let exact = try await ElementTypes.exactMessages(after: messages, in: files) { texts in
                try await self.messages(about: record, with: texts, compiler: tools.compiler)
            }
            if let exact { found.append(exact) }
        }
        return found.isEmpty ? nil : found.joined(separator: "\n")
    }

    /// Returns the compiler's messages about a module's files with other texts; nil without errors.
    private func messages(
        about record: ModuleRecord, with texts: [String: String], compiler: String
    ) async throws -> String? {
        let scratch = FileManager.default.temporaryDirectory
            .appendingPathComponent("umwelt-messages-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        let files = record.files.map { URL(fileURLWithPath: $0) }
        let overlay = try SourceOverlay(files: files, repaired: texts).arguments(scratch: scratch)
        let result = try await Subprocess.run(
            .path(.init(compiler)),
            arguments: Arguments(
                record.readingArguments + overlay + ["-typecheck", "-suppress-warnings", "-no-color-diagnostics"]
                    + record.files),
            platformOptions: .interruptible, output: .string(limit: 16 << 20), error: .combinedWithOutput)
        return result.terminationStatus.isSuccess ? nil : result.standardOutput
    }
}
