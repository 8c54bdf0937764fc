import Foundation
import Umwelt

/// The functions of a crashed program's own file, found by the addresses in its backtrace.
///
/// Swift's backtrace finds them itself, but reads the debug information of all libraries for that: 2.5 seconds for a
/// picture and 20 for an app in the browser, on a machine with two cores. The summary of a crash only needs the
/// program's.
struct CrashSymbols {
    /// The path of the program's file in memory, and where it is.
    private let image: (path: String, addresses: Range<UInt>)

    /// Finds the program's file in a backtrace, in a line such as `0x5632b92ac000–0x5632b92b2660 a8b134 Shelf /tmp/Shelf`.
    ///
    /// - Returns: Nil if no function of the program's is in the backtrace.
    init?(lines: [String], program: URL) {
        let name = program.lastPathComponent
        for line in lines {
            guard let match = line.firstMatch(of: /^0x([0-9a-f]+)–0x([0-9a-f]+)\s/), line.contains(" \(name) "),
                let start = UInt(match.1, radix: 16), let end = UInt(match.2, radix: 16), start < end
            else { continue }
            image = (program.path, start..<end)
            return
        }
        return nil
    }

    /// Returns the backtrace with a function, a file and a line for each frame of the program's own.
    func naming(_ lines: [String]) -> [String] {
        let frames = lines.enumerated().compactMap { index, line -> (index: Int, address: UInt)? in
            guard let match = line.wholeMatch(of: /\s*\d+ +(\[ra\] )?.*?0x([0-9a-f]+)\s*/),
                let address = UInt(match.2, radix: 16), image.addresses.contains(address)
            else { return nil }
            // A call returns to the instruction behind it.
            return (index, address - image.addresses.lowerBound - (match.1 == nil ? 0 : 1))
        }
        let symbols = Symbolizer()?.symbols(at: frames.map(\.address), in: image.path) ?? []
        var named = lines
        let name = URL(fileURLWithPath: image.path).lastPathComponent
        for (frame, found) in zip(frames, symbols) {
            named[frame.index] = found.filter { !$0.isThunk && !$0.file.isEmpty }.map { symbol in
                let line = symbol.line.map { ":\($0)" } ?? ""
                let column = symbol.column.map { ":\($0)" } ?? ""
                return "\(lines[frame.index]) \(symbol.readableName) + 0 in \(name) at \(symbol.file)\(line)\(column)"
            }.joined(separator: "\n")
        }
        return named.flatMap { $0.components(separatedBy: "\n") }
    }
}
