import Foundation

/// The program of the Swift toolchain that finds functions and lines by the program's debug information.
struct Symbolizer {
    private let file: URL

    /// The time that it has: of a program of 200 MB it needs a second, on a machine that does much else some.
    private static let patience = DispatchTimeInterval.seconds(30)

    /// Finds it beside `swift` on the search path of commands, or else on that; nil if there is none. Those of older
    /// systems do not know the names of functions.
    init?() {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map {
            URL(fileURLWithPath: String($0), isDirectory: true)
        }
        func isExecutable(_ file: URL) -> Bool { FileManager.default.isExecutableFile(atPath: file.path) }
        let toolchains = folders.map { $0.appendingPathComponent("swift") }.filter(isExecutable).map {
            $0.resolvingSymlinksInPath().deletingLastPathComponent()
        }
        let files = (toolchains + folders).map { $0.appendingPathComponent("llvm-symbolizer") }
        guard let file = files.first(where: isExecutable) else {
            return nil
        }
        self.file = file
    }

    /// Returns the functions at addresses in a program, the innermost first. Empty if they cannot be found in time.
    func frames(at addresses: [UInt], in program: String) -> [StackFrame] {
        guard !addresses.isEmpty else { return [] }
        return Self.frames(answer(to: addresses.map { "0x" + String($0, radix: 16) }, about: program))
    }

    /// Returns the functions at the beginning of the function with a linker's name, the innermost first. Empty if there
    /// is none.
    func frames(of function: String, in program: String) -> [StackFrame] {
        Self.frames(answer(to: [function], about: program))
    }

    /// Returns the linker's name of what is at an address that is no function's; nil if it has none.
    func data(at address: UInt, in program: String) -> String? {
        let text = answer(to: ["DATA 0x" + String(address, radix: 16)], about: program)
        return (try? JSONDecoder().decode([Answer].self, from: text))?.first?.data?.name
    }

    /// Runs the program and returns what it writes about addresses and names. Empty if that takes too long.
    private func answer(to questions: [String], about program: String) -> Data {
        let process = Process()
        let output = Pipe()
        process.executableURL = file
        process.arguments =
            ["--obj=\(program)", "--output-style=JSON", "--functions=linkage"] + questions
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        do {
            try process.run()
        } catch {
            return Data()
        }
        let end = DispatchWorkItem { process.terminate() }
        DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience, execute: end)
        let text = output.fileHandleForReading.readDataToEndOfFile()
        end.cancel()
        return text
    }

    /// Reads what the program writes: a list with the symbols of each address, those that are inlined first.
    static func frames(_ text: Data) -> [StackFrame] {
        guard let answers = try? JSONDecoder().decode([Answer].self, from: text) else { return [] }
        return answers.flatMap { $0.symbols ?? $0.places ?? [] }.map {
            StackFrame(function: FunctionName.readable($0.function), file: $0.file, line: $0.line ?? 0)
        }
    }

    private struct Answer: Decodable {
        let symbols: [Symbol]?
        /// The answer to a name.
        let places: [Symbol]?
        let data: Named?
        enum CodingKeys: String, CodingKey {
            case symbols = "Symbol"
            case places = "Loc"
            case data = "Data"
        }
    }

    private struct Named: Decodable {
        let name: String
        enum CodingKeys: String, CodingKey { case name = "Name" }
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

        /// The line of the call, or where the function begins; nil for accessors that the compiler has made, though
        /// they may begin at the property.
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
