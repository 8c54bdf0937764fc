import Foundation

/// The program of the Swift toolchain that finds functions and lines by the program's debug information.
struct Symbolizer {
    private let file: URL

    /// The time that it has: of a program of 200 MB it needs a second, on a machine that does much else some.
    private static let patience = DispatchTimeInterval.seconds(30)

    /// Finds it on the search path of commands, or beside `swift` there; nil if there is none.
    init?() {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map {
            URL(fileURLWithPath: String($0), isDirectory: true)
        }
        let toolchains = folders.map { folder in
            folder.appendingPathComponent("swift").resolvingSymlinksInPath().deletingLastPathComponent()
        }
        let files = (folders + toolchains).map { $0.appendingPathComponent("llvm-symbolizer") }
        guard let file = files.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
            return nil
        }
        self.file = file
    }

    /// Returns the functions at addresses in a program, the innermost first. Empty if they cannot be found in time.
    func frames(at addresses: [UInt], in program: String) -> [StackFrame] {
        guard !addresses.isEmpty else { return [] }
        let process = Process()
        let output = Pipe()
        process.executableURL = file
        process.arguments =
            ["--obj=\(program)", "--output-style=JSON", "--functions=linkage"]
            + addresses.map { "0x" + String($0, radix: 16) }
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        do {
            try process.run()
        } catch {
            return []
        }
        let end = DispatchWorkItem { process.terminate() }
        DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience, execute: end)
        let text = output.fileHandleForReading.readDataToEndOfFile()
        end.cancel()
        return Self.frames(text)
    }

    /// Reads what the program writes: a list with the symbols of each address, those that are inlined first.
    static func frames(_ text: Data) -> [StackFrame] {
        guard let answers = try? JSONDecoder().decode([Answer].self, from: text) else { return [] }
        return answers.flatMap { $0.symbols ?? [] }.map {
            StackFrame(function: FunctionName.readable($0.function), file: $0.file, line: $0.line ?? 0)
        }
    }

    private struct Answer: Decodable {
        let symbols: [Symbol]?
        enum CodingKeys: String, CodingKey { case symbols = "Symbol" }
    }

    private struct Symbol: Decodable {
        let function: String
        private let callFile: String
        private let callLine: Int
        private let startFile: String?
        private let startLine: Int?

        /// The file of the line: an instruction that the compiler has added, as between two turns of a loop, is of no
        /// file, and its function is.
        var file: String {
            if callLine > 0 { return callFile }
            return startFile.flatMap { $0.isEmpty ? nil : $0 } ?? callFile
        }

        /// The line of the call, or where the function begins; nil for accessors that the compiler has made, though they
        /// may begin at the property.
        var line: Int? {
            if callLine > 0 { return callLine }
            let isAccessor = ["vg", "vs", "vM", "vr"].contains { function.hasSuffix($0) }
            return isAccessor ? nil : startLine
        }

        enum CodingKeys: String, CodingKey {
            case function = "FunctionName"
            case callFile = "FileName"
            case callLine = "Line"
            case startFile = "StartFileName"
            case startLine = "StartLine"
        }
    }
}
