import Foundation

extension URL {
    /// A file's path, size and time of change.
    var stamp: String {
        get throws {
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
            let time = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
            return "\(path) \(attributes[.size] ?? 0) \(time)"
        }
    }
}
