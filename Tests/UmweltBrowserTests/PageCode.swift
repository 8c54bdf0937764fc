import Foundation
import Testing

@testable import UmweltBrowser

/// The page's own code, run without a browser.
enum PageCode {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Sources/UmweltBrowser/Client").standardizedFileURL

    /// True if the programs are installed that run and check it.
    static let canRun = ["/usr/bin/node", "/usr/bin/tsc"].allSatisfy(FileManager.default.isExecutableFile)

    /// Messages of the app as the page reads them.
    static func decoded(_ messages: [Data]) throws -> [JSONValue] {
        let texts = messages.map { String(decoding: $0, as: UTF8.self) }
        return try run("decodeMessage", "input.map((text) => decodeMessage(text))", texts)
    }

    /// Messages to the app as the page writes them, numbered from 1; each is given as JSON of what it says.
    static func encoded(_ requests: [String]) throws -> [String] {
        try run("encodeRequest", "input.map((text, index) => encodeRequest(index + 1, JSON.parse(text)))", requests)
    }

    private static func run<Input: Encodable, Output: Decodable>(
        _ function: String, _ expression: String, _ input: Input
    ) throws -> Output {
        let script = """
            import { readFileSync } from "node:fs";
            import { \(function) } from "\(folder.path)/messages.js";
            const input = JSON.parse(readFileSync(process.argv[1], "utf8"));
            process.stdout.write(JSON.stringify(\(expression)));
            """
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try JSONEncoder().encode(input).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let (status, output) = try call("/usr/bin/node", ["--input-type=module", "--eval", script, file.path])
        try #require(status == 0)
        return try JSONDecoder().decode(Output.self, from: output)
    }

    /// The errors of TypeScript's checker for a file beside the protocol's types; nothing if it is right.
    static func complaints(about source: String) throws -> String {
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        let types = folder.appendingPathComponent("protocol.d.ts")
        try FileManager.default.copyItem(at: types, to: scratch.appendingPathComponent("protocol.d.ts"))
        let file = scratch.appendingPathComponent("sample.ts")
        try source.write(to: file, atomically: true, encoding: .utf8)
        let options = ["--noEmit", "--strict", "--lib", "es2022", "--moduleResolution", "node"]
        return String(decoding: try call("/usr/bin/tsc", options + [file.path]).output, as: UTF8.self)
    }

    private static func call(_ program: String, _ arguments: [String]) throws -> (status: Int32, output: Data) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, output)
    }
}
