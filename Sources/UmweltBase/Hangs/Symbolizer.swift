import Foundation

/// The program of the Swift toolchain that finds functions and lines by the program's debug information.
package struct Symbolizer {
    private let file: URL

    /// The maximum time for an answer: for an app of 200 MB a second is needed, and more if the machine is busy.
    private static let timeout = DispatchTimeInterval.seconds(30)

    /// Finds the program next to `swift` on the search path, or else anywhere on that path; nil if there is none. Older
    /// versions of the program cannot name functions.
    package init?() {
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
        frames(of: [addresses], in: program).first ?? []
    }

    /// Returns the functions of several stacks, each the innermost first. Reads the debug information once for all
    /// addresses. Empty if the functions cannot be found in time.
    func frames(of stacks: [[UInt]], in program: String) -> [[StackFrame]] {
        let found = symbols(at: stacks.flatMap(\.self), in: program)
        var next = found.startIndex
        return stacks.map { stack in
            let own = found[next..<min(next + stack.count, found.endIndex)]
            next = own.endIndex
            return own.flatMap { $0.map(StackFrame.init) }
        }
    }

    /// Returns the functions at each of several addresses in a program; inlined functions come first. Empty if they
    /// cannot be found in time.
    package func symbols(at addresses: [UInt], in program: String) -> [[SymbolizedFrame]] {
        guard !addresses.isEmpty else { return [] }
        return Self.symbols(answer(to: addresses.map { "0x" + String($0, radix: 16) }, about: program))
    }

    /// Returns the functions at the beginning of the function with a linker's name, the innermost first. Returns an
    /// empty array if there is none.
    func frames(of function: String, in program: String) -> [StackFrame] {
        Self.frames(answer(to: [function], about: program))
    }

    /// Returns the linker's name for an address that belongs to no function; nil if it has none.
    func data(at address: UInt, in program: String) -> String? {
        let text = answer(to: ["DATA 0x" + String(address, radix: 16)], about: program)
        return (try? JSONDecoder().decode([Answer].self, from: text))?.first?.data?.name
    }

    /// Runs the program and returns its output for addresses and names. Returns empty data if that takes too long.
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
        DispatchQueue.global().asyncAfter(deadline: .now() + Self.timeout, execute: end)
        let text = output.fileHandleForReading.readDataToEndOfFile()
        end.cancel()
        return text
    }

    /// Reads the program's output: a list with the symbols of each address; inlined functions come first.
    static func frames(_ text: Data) -> [StackFrame] {
        symbols(text).flatMap { $0.map(StackFrame.init) }
    }

    private static func symbols(_ text: Data) -> [[SymbolizedFrame]] {
        guard let answers = try? JSONDecoder().decode([Answer].self, from: text) else { return [] }
        return answers.map { $0.symbols ?? $0.places ?? [] }
    }

    private struct Answer: Decodable {
        let symbols: [SymbolizedFrame]?
        /// The answer to a name.
        let places: [SymbolizedFrame]?
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
}
