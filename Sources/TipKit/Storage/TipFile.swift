import Foundation
import Logging
@_spi(Kernel) import Umwelt

/// The file with the state of an app's tips. Changes are written soon, on a queue of their own.
final class TipFile: Sendable {
    let url: URL

    private let latest = LockedValue<TipRecord?>(nil)

    private static let queue: DispatchQueue = {
        let queue = DispatchQueue(label: "umwelt.tips", qos: .utility)
        // Pending states are written before the process ends.
        atexit { TipFile.queue.sync {} }
        return queue
    }()

    /// Makes the file in a folder.
    init(in folder: URL) { url = folder.appendingPathComponent("tips.json") }

    /// Returns the file of the app; nil in previews, pictures and tests, which store nothing.
    static func ofApp(_ location: Tips.ConfigurationOption.DatastoreLocation) -> TipFile? {
        guard ProcessStore.isPersistent else { return nil }
        // The folder with the state of windows is in the app's folder, which is among those of other apps.
        let app = SceneStateFolder().url.deletingLastPathComponent()
        return switch location.kind {
        case .app: TipFile(in: app)
        case .group(let name): TipFile(in: app.deletingLastPathComponent().appendingPathComponent("group-\(name)"))
        case .url(let url): TipFile(in: url)
        }
    }

    /// The stored state; nil without a valid file.
    func read() -> TipRecord? {
        Self.queue.sync {}
        return (try? Data(contentsOf: url)).flatMap { try? JSONDecoder().decode(TipRecord.self, from: $0) }
    }

    /// Writes a state. A later one that is written meanwhile replaces it.
    func write(_ record: TipRecord) {
        let isFirst = latest.withLock { latest in
            defer { latest = record }
            return latest == nil
        }
        guard isFirst else { return }
        Self.queue.async { [self] in
            let record = latest.withLock { latest in
                defer { latest = nil }
                return latest
            }
            guard let record else { return }
            do {
                try PrivateFile.lock(url.deletingLastPathComponent()) {
                    try PrivateFile.write(try JSONEncoder().encode(record), to: url)
                }
            } catch {
                Self.logger.warning(
                    "The state of tips cannot be written to \(url.path), and is lost when the process ends: \(error)")
            }
        }
    }

    /// Removes the file.
    func remove() { Self.queue.sync { try? FileManager.default.removeItem(at: url) } }

    private static let logger = Logger(label: "Umwelt.tips")
}
