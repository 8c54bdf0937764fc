import Dispatch
import Foundation
import Umwelt

/// The folder in which the state of apps and their windows is kept, for the process that comes after this one.
///
/// It has a folder for each visitor, or one for all, with a file for each window and one for the app. Their names are
/// hashes, as names of visitors and sessions open what they name. Files are written on a queue of their own.
final class SessionFiles: Sendable {
    private let folder: URL

    /// The time after which files are removed that have not been written: a day. A guess.
    private static let keepsFor: TimeInterval = 24 * 60 * 60

    private static let queue = DispatchQueue(label: "umwelt.sessions", qos: .utility)

    /// Makes the folder at a location, which is created with the first file.
    init(_ folder: URL) { self.folder = folder }

    /// A part of what is kept.
    enum Part {
        case app
        /// The window of a session.
        case window(String)
    }

    /// Returns what is kept; nil if there is nothing, or nothing that can be read.
    func read<Value: Decodable>(_ type: Value.Type, _ part: Part, of visitor: VisitorID?) -> Value? {
        let file = place(of: part, of: visitor)
        return Self.queue.sync {
            guard let data = try? Data(contentsOf: file) else { return nil }
            do {
                return try JSONDecoder().decode(type, from: data)
            } catch {
                Log.server.warning("\(file.path) cannot be read, and is begun anew: \(error)")
                return nil
            }
        }
    }

    /// Writes a value soon, in place of the one before.
    func write(_ value: some Encodable & Sendable, _ part: Part, of visitor: VisitorID?) {
        let file = place(of: part, of: visitor)
        Self.queue.async {
            do {
                let data = try JSONEncoder().encode(value)
                try PrivateFile.lock(file.deletingLastPathComponent()) { try PrivateFile.write(data, to: file) }
            } catch {
                Log.server.warning("A session is not kept: \(file.path) cannot be written: \(error)")
            }
        }
    }

    /// Removes a part.
    func remove(_ part: Part, of visitor: VisitorID?) {
        let file = place(of: part, of: visitor)
        Self.queue.async { try? FileManager.default.removeItem(at: file) }
    }

    /// Waits until everything is written.
    static func flush() { queue.sync {} }

    /// Removes what has not been written for a day, and keeps other users out.
    func removeOld() {
        let folder = folder
        Self.queue.async {
            let manager = FileManager.default
            // A folder of another program may be open to all.
            try? manager.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path)
            let keys: [URLResourceKey] = [.contentModificationDateKey]
            for own in (try? manager.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? [] {
                let files = try? manager.contentsOfDirectory(at: own, includingPropertiesForKeys: keys)
                for file in files ?? [] {
                    let date = try? file.resourceValues(forKeys: Set(keys)).contentModificationDate
                    if let date, -date.timeIntervalSinceNow > Self.keepsFor { try? manager.removeItem(at: file) }
                }
                // Removes it only if it is empty.
                rmdir(own.path)
            }
        }
    }

    private func place(of part: Part, of visitor: VisitorID?) -> URL {
        let own = folder.appendingPathComponent(visitor?.shown ?? "all", isDirectory: true)
        switch part {
        case .app: return own.appendingPathComponent("app.json")
        case .window(let session): return own.appendingPathComponent(SHA256.digits(of: session.utf8) + ".json")
        }
    }
}
