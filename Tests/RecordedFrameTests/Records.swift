import Foundation

/// A table of recorded figures: lines of fields that tabs separate, below a line of names.
struct RecordTable {
    /// The rows, as fields by name.
    let rows: [[String: String]]

    init(_ name: String) throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Records/\(name).tsv")
        var lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
        let names = lines.removeFirst()
        rows = lines.map { Dictionary(zip(names, $0)) { first, _ in first } }
    }
}

/// A frame that SwiftUI has recorded.
struct RecordedFrame {
    let name: String
    let step: Int
    let frame: CGRect

    private static let table = Result {
        Dictionary(grouping: try RecordTable("frames").rows) { $0["fixture"] ?? "" }
            .mapValues { $0.compactMap(RecordedFrame.init) }
    }

    /// Returns the frames by fixture.
    static func all() throws -> [String: [RecordedFrame]] { try table.get() }

    private init?(_ row: [String: String]) {
        func number(_ field: String) -> Double? { row[field].flatMap(Double.init) }
        guard let name = row["name"], let step = number("step"), let x = number("x"), let y = number("y"),
            let width = number("width"), let height = number("height")
        else { return nil }
        (self.name, self.step) = (name, Int(step))
        frame = CGRect(x: x, y: y, width: width, height: height)
    }

    /// Returns true if a frame is the recorded one to half a point.
    func isExact(_ other: CGRect?) -> Bool {
        guard let other else { return false }
        let differences = [
            other.minX - frame.minX, other.minY - frame.minY, other.width - frame.width, other.height - frame.height,
        ]
        return differences.allSatisfy { abs($0) <= 0.5 }
    }
}
