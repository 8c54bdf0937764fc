import Foundation

/// The folder of the user's documents. Each app has one on Apple's systems; servers have none in their homes.
package enum DocumentsFolder {
    /// Makes the folder. Does nothing if it exists, or if the home cannot be written.
    ///
    /// Apps ask Foundation's `FileManager` for the folder, which only returns its URL: hosts call this before an app
    /// begins.
    package static func make() {
        FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first.map(make(at:))
    }

    /// Makes a folder in one that exists. Does nothing if that fails.
    package static func make(at folder: URL) {
        // The app has an error of its own as soon as it writes.
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    }
}
