// The command `umwelt` of an installation. Its folder has the program, the library and the record of both. Checks what
// these need, so that an error says what to install, and becomes the program, with Swift's libraries in reach.

import Glibc
import UmweltDoctor

func fail(_ message: String) -> Never {
    let line = "Error: \(message)\n"
    _ = line.withCString { write(STDERR_FILENO, $0, strlen($0)) }
    exit(EXIT_FAILURE)
}

var own = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
guard readlink("/proc/self/exe", &own, own.count - 1) > 0 else { fail("/proc is missing: mount it.") }
let place = String(decoding: own.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
let folder = String(place[..<(place.lastIndex(of: "/") ?? place.startIndex)])
let machine = Machine.current
let installation = Installation(in: folder, on: machine)

if CommandLine.arguments.dropFirst().elementsEqual(["doctor"]) {
    let report = Doctor(machine, installation: installation).report()
    print(report.text)
    exit(report.isHealthy ? EXIT_SUCCESS : EXIT_FAILURE)
}

guard let installation else { fail("\(folder)/\(Installation.fileName) is missing: install Umwelt again.") }

// The program calls itself by this command. It has Swift's libraries then.
let mark = "UMWELT_SWIFT_LIBRARIES"
if machine.variable(mark) == nil {
    let found = Result { () throws(Compiler.Fault) in try Compiler(on: machine) }
    if let error = installation.compilerError(found) { fail(error) }
    if let error = installation.libraryError(on: machine) { fail(error) }
    guard case .success(let compiler) = found else { fail("`swiftc` does not run.") }
    setenv(mark, compiler.libraries, 1)
    let others = machine.variable("LD_LIBRARY_PATH").map { ":\($0)" } ?? ""
    setenv("LD_LIBRARY_PATH", compiler.libraries + others, 1)
}

let program = "\(folder)/umwelt-program"
var words: [UnsafeMutablePointer<CChar>?] =
    ([program] + CommandLine.arguments.dropFirst()).map { strdup($0) } + [nil]
execv(program, &words)
fail("\(program) cannot be run: \(String(cString: strerror(errno))).")
