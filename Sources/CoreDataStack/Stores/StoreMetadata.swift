import Foundation
import UmweltSQLite

/// The metadata of a store, in a separate table: its identity, the versions of its entities, and the program's
/// additions.
enum StoreMetadata {
    private static let table = "\"$metadata\""

    static func prepare(_ database: Database) throws {
        try database.run("CREATE TABLE IF NOT EXISTS \(table) (name TEXT PRIMARY KEY, value) WITHOUT ROWID")
        if try read("identifier", from: database) == nil { try write("identifier", UUID().uuidString, to: database) }
    }

    static func read(_ name: String, from database: Database) throws -> String? {
        var isThere = false
        try database.rows(of: "SELECT 1 FROM sqlite_master WHERE name = '$metadata'") { _ in isThere = true }
        guard isThere else { return nil }
        var text: String?
        try database.rows(of: "SELECT value FROM \(table) WHERE name = ?", [.text(name)]) {
            if case .text(let value) = $0[0] { text = value }
        }
        return text
    }

    static func write(_ name: String, _ value: String, to database: Database) throws {
        try database.run("INSERT OR REPLACE INTO \(table) (name, value) VALUES (?, ?)", [.text(name), .text(value)])
    }

    /// The metadata as programs read them.
    static func all(of database: Database) throws -> [String: Any] {
        var metadata: [String: Any] = [:]
        if let text = try read("custom", from: database), let data = text.data(using: .utf8) {
            metadata =
                (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any] ?? [:]
        }
        metadata[NSStoreUUIDKey] = try read("identifier", from: database)
        metadata[NSStoreModelVersionHashesKey] = try hashes(of: database)
        metadata[NSStoreModelVersionIdentifiersKey] =
            (try read("versions", from: database))?.split(separator: "\n").map(String.init) ?? []
        return metadata
    }

    static func write(custom metadata: [String: Any], to database: Database) throws {
        var own = metadata
        for key in [NSStoreTypeKey, NSStoreUUIDKey, NSStoreModelVersionHashesKey, NSStoreModelVersionIdentifiersKey] {
            own[key] = nil
        }
        let data = try PropertyListSerialization.data(fromPropertyList: own, format: .xml, options: 0)
        try write("custom", String(decoding: data, as: UTF8.self), to: database)
    }

    /// The versions of the entities at the last write; nil for a store without tables.
    static func hashes(of database: Database) throws -> [String: Data]? {
        guard let text = try read("entities", from: database) else { return nil }
        return (try? JSONDecoder().decode([String: Data].self, from: Data(text.utf8))) ?? [:]
    }

    static func write(hashes: [String: Data], to database: Database) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        try write("entities", String(decoding: try encoder.encode(hashes), as: UTF8.self), to: database)
    }
}
