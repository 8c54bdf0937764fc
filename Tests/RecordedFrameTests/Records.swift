import Foundation

/// A table of recorded figures: lines of fields that tabs separate, below a line of names.
struct RecordTable {
    let rows: [RecordRow]

    init(_ name: String) throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Records/\(name).tsv")
        var lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
        let names = lines.removeFirst()
        rows = try lines.map { fields in
            guard fields.count == names.count else { throw MalformedRow(table: name, fields: fields) }
            return RecordRow(table: name, fields: Dictionary(zip(names, fields)) { first, _ in first })
        }
    }
}

/// A row of a table.
struct RecordRow {
    fileprivate let table: String
    fileprivate let fields: [String: String]

    /// Returns a field as a text. Throws if the table has none of the name.
    func text(_ name: String) throws -> String {
        guard let text = fields[name] else { throw MalformedRow(table: table, fields: Array(fields.values)) }
        return text
    }

    /// Returns a field as a number. Throws if it is none.
    func number(_ name: String) throws -> Double {
        guard let number = Double(try text(name)) else {
            throw MalformedRow(table: table, fields: Array(fields.values))
        }
        return number
    }

    /// Returns a field as a whole number. Throws if it is none.
    func count(_ name: String) throws -> Int {
        guard let count = Int(try text(name)) else { throw MalformedRow(table: table, fields: Array(fields.values)) }
        return count
    }
}

/// The error of a row that lacks a field, or has a text where a figure belongs.
struct MalformedRow: Error {
    let table: String
    let fields: [String]
}

/// A frame that SwiftUI has recorded.
struct RecordedFrame {
    let name: String
    let step: Int
    let frame: CGRect

    private static let table = Result {
        try Dictionary(grouping: RecordTable("frames").rows) { try $0.text("fixture") }
            .mapValues { try $0.map(RecordedFrame.init) }
    }

    /// Returns the frames by fixture.
    static func all() throws -> [String: [RecordedFrame]] { try table.get() }

    private init(_ row: RecordRow) throws {
        name = try row.text("name")
        step = try row.count("step")
        frame = CGRect(
            x: try row.number("x"), y: try row.number("y"), width: try row.number("width"),
            height: try row.number("height"))
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
