import Foundation
import Testing

import Umwelt
@testable import UmweltContent

@Suite("The table of symbols")
struct SymbolTableTests {
    @Test("Every line of the table can be read, and says an outline within its square")
    func everyLine() {
        let entries = SymbolTable.entries.sorted { $0.key < $1.key }
        #expect(entries.count > 400)
        for (name, entry) in entries {
            for part in entry.icon.split(whereSeparator: { $0 == "^" || $0 == "*" }) where part.hasPrefix("M") {
                #expect(SVGPathData.read(part).isWhole, "\(name): \(part)")
            }
            guard let bounds = SymbolLibrary.shared.outline(of: entry)?.bounds else {
                Issue.record("\(name): there is no icon \(entry.icon)")
                continue
            }
            #expect(bounds.width > 0 && bounds.height > 0, "\(name)")
            // Control points of curves may lie a little outside of the square.
            #expect(CGRect(x: -1, y: -1, width: 18, height: 18).contains(bounds), "\(name)")
            if let stem = entry.stem { #expect(SymbolLibrary.shared.files.outline(String(stem)) != nil, "\(name)") }
        }
    }

    @Test(
        "A line that cannot be read is an error that names it",
        arguments: [
            ("alone", "does not say how its symbol is drawn"),
            ("", "does not say how its symbol is drawn"),
            ("arrow arrow-left/m/x", "has more than one group of flags"),
            ("arrow one two three", "does not name one or two icons"),
            ("arrow /m", "does not name one or two icons"),
            ("arrow arrow-left/z", "has an unknown flag"),
            ("ant bug", "repeats a symbol"),
        ])
    func badLine(line: String, reason: String) {
        let error = #expect(throws: SymbolTable.LineError.self) {
            try SymbolTable.entries(in: "ant bug\n" + line + "\nxmark x-lg x")
        }
        #expect(error?.description == "Line 2 of the table of symbols, \"\(line)\", \(reason).")
    }

    @Test("A line says one icon or two, with letters")
    func goodLines() throws {
        let entries = try SymbolTable.entries(
            in: "xmark x-lg x\narrow arrow-left/m\nbar M2 3h12z\nplus M2,3h12z plus")
        #expect(entries["plus"]?.icon == "M2,3h12z" && entries["plus"]?.stem == "plus")
        #expect(entries["xmark"]?.icon == "x-lg" && entries["xmark"]?.stem == "x")
        #expect(entries["arrow"]?.icon == "arrow-left" && entries["arrow"]?.flags == "m")
        #expect(entries["bar"]?.icon == "M2 3h12z" && entries["bar"]?.stem == nil)
    }
}
