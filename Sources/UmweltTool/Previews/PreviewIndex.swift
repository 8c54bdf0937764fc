import Foundation

/// The file `index.json` beside the pictures of all previews: an entry for each preview, in the order of targets and files.
struct PreviewIndex {
    /// A size in points.
    struct Size: Codable, Equatable {
        let width: Double
        let height: Double
    }

    /// A preview that was drawn, or the reason why it was not.
    struct Entry: Codable, Equatable {
        /// The name in the source, or its provider's type or its number in the file; nil for a target without a
        /// program.
        var name: String?
        var target: String

        /// The file, relative to the path that was asked for; nil if it is not known.
        var file: String?
        var line: Int?
        var size: Size?

        /// The pixels per point.
        var scale: Double?

        /// The time that making and drawing the preview took.
        var seconds: Double?

        /// The name of the picture; nil for none.
        var picture: String?

        /// The reason why there is no picture; nil if there is one.
        var error: String?

        /// The words for the preview in a message, as `Shelf.swift:12: “Named”`.
        var title: String {
            let place = file.map { file in line.map { "\(file):\($0)" } ?? file } ?? target
            return name.map { "\(place): “\($0)”" } ?? place
        }
    }

    static let fileName = "index.json"

    /// Writes the entries.
    static func write(_ entries: [Entry], to folder: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try (encoder.encode(entries) + Data("\n".utf8))
            .write(to: folder.appendingPathComponent(fileName), options: .atomic)
    }

    /// Removes the pictures of an earlier index, including those of deleted previews.
    static func removePictures(in folder: URL) {
        let data = try? Data(contentsOf: folder.appendingPathComponent(fileName))
        let entries = data.flatMap { try? JSONDecoder().decode([Entry].self, from: $0) } ?? []
        for picture in entries.compactMap(\.picture) where !picture.contains("/") {
            try? FileManager.default.removeItem(at: folder.appendingPathComponent(picture))
        }
    }
}

/// Names of pictures: the target, the file and the preview, as in `Shelf-BookView-Dark.png`.
///
/// They only depend on the source, not on lines or on which previews can be drawn, so a preview keeps its file after a
/// change.
struct PreviewFileNames {
    private var taken: Set<String> = []

    /// Returns the name for the next preview.
    mutating func name(target: String, file: String?, preview: String) -> String {
        let stem = file.map { ($0 as NSString).lastPathComponent }.map { ($0 as NSString).deletingPathExtension }
        let parts = [target, stem == target ? nil : stem, preview].compactMap { $0.map(Self.word) }
        let base = parts.filter { !$0.isEmpty }.joined(separator: "-")
        var name = base
        var count = 2
        // Some file systems don't distinguish cases.
        while !taken.insert(name.lowercased()).inserted {
            name = "\(base)-\(count)"
            count += 1
        }
        return name
    }

    private static func word(_ text: String) -> String {
        text.split { !$0.isLetter && !$0.isNumber && !"-_.".contains($0) }.joined(separator: "-")
    }
}
