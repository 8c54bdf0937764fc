import Foundation

/// A folder of files shared by processes of the same user: parts of fonts, which are slow to create.
///
/// Damaged files count as missing. When the folder exceeds its limit, the least recently read files are removed. A
/// read-only folder stores nothing.
struct FontCache: Sendable {
    let folder: URL

    /// The bytes of all files beyond which the oldest ones are removed.
    var longest = 32_000_000

    /// The content of a file: nil if it is missing or damaged.
    subscript(name: String) -> Data? {
        get {
            let place = folder.appendingPathComponent(name)
            guard let file = try? Data(contentsOf: place), file.count > Self.checksumLength else { return nil }
            let contents = file.dropFirst(Self.checksumLength)
            guard file.starts(with: contents.checksum.utf8) else { return nil }
            // That it was read makes it young.
            try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: place.path)
            return contents
        }
        nonmutating set {
            guard let newValue else { return }
            try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = Data(newValue.checksum.utf8) + newValue
            try? file.write(to: folder.appendingPathComponent(name), options: .atomic)
            prune()
        }
    }

    /// The length of the checksum at the start of files, of the rest.
    private static let checksumLength = 16

    /// Removes the oldest files until the rest is short enough.
    private func prune() {
        let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey]
        let places = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        var files = places.map { place in
            let values = try? place.resourceValues(forKeys: keys)
            return (place: place, size: values?.fileSize ?? 0, date: values?.contentModificationDate ?? .distantPast)
        }
        files.sort { $0.date > $1.date }
        var total = 0
        for file in files {
            total += file.size
            if total > longest { try? FileManager.default.removeItem(at: file.place) }
        }
    }
}
