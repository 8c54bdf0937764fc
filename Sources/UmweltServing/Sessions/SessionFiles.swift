import Dispatch
import Foundation
import Umwelt

/// The folder with the state of apps and their windows, for processes on one machine.
///
/// It has a folder for each visitor, or one for all, with a file for each window and one for the app. Files are written
/// on a separate queue.
package final class SessionFiles: SessionStore {
    private let folder: URL
    private let queue = DispatchQueue(label: "umwelt.sessions", qos: .utility)

    /// Makes the folder at a location, which is created with the first file.
    package init(_ folder: URL) { self.folder = folder }

    package func read(_ keys: [SessionKey], _ answer: @escaping @Sendable ([Data?]) -> Void) {
        let files = keys.map(file)
        queue.async { answer(files.map { try? Data(contentsOf: $0) }) }
    }

    package func write(_ write: SessionWrite) {
        let file = file(write.key)
        queue.async {
            do {
                let text = try write.text()
                do {
                    try Self.write(text, of: write, to: file)
                } catch {
                    // Another process may just have removed the folder, as nothing was in it.
                    try Self.write(text, of: write, to: file)
                }
            } catch {
                Log.server.warning(
                    "A session was not saved: \(file.path) cannot be written: \(error)",
                    metadata: ["session": "\(write.key.shown)"])
            }
        }
    }

    private static func write(_ text: Data, of write: SessionWrite, to file: URL) throws {
        try PrivateFile.lock(file.deletingLastPathComponent()) {
            let epoch = epoch(of: file)
            if epoch > write.epoch { return write.refused(epoch) }
            try PrivateFile.write(text, to: file)
        }
    }

    /// Returns the epoch in which a file was written; 0 for a missing file.
    private static func epoch(of file: URL) -> Int {
        guard let handle = try? FileHandle(forReadingFrom: file) else { return 0 }
        defer { try? handle.close() }
        return (try? handle.read(upToCount: StoredStateText.head)).map(StoredStateText.epoch) ?? 0
    }

    package func remove(_ key: SessionKey) {
        let file = file(key)
        queue.async { try? FileManager.default.removeItem(at: file) }
    }

    package func flush(_ done: @escaping @Sendable () -> Void) { queue.async(execute: done) }

    package var isBehind: Bool { false }

    /// Removes old files, and restricts access to this user.
    package func removeOld() {
        let folder = folder
        queue.async {
            let manager = FileManager.default
            // A folder of another program may be open to all.
            try? manager.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path)
            let keys: [URLResourceKey] = [.contentModificationDateKey]
            let longest = SessionKey.keepsFor / .seconds(1)
            for own in (try? manager.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? [] {
                let files = try? manager.contentsOfDirectory(at: own, includingPropertiesForKeys: keys)
                for file in files ?? [] {
                    let date = try? file.resourceValues(forKeys: Set(keys)).contentModificationDate
                    if let date, -date.timeIntervalSinceNow > longest { try? manager.removeItem(at: file) }
                }
                // Removes it only if it is empty.
                rmdir(own.path)
            }
        }
    }

    private func file(_ key: SessionKey) -> URL {
        folder.appendingPathComponent(key.owner, isDirectory: true).appendingPathComponent(key.part + ".json")
    }
}
