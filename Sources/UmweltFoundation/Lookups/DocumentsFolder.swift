import Foundation

/// The folder of the user's documents. Each app has one on Apple's systems; servers have none in their homes.
package enum DocumentsFolder {
    /// Makes the folder. Does nothing if the folder exists, or if the home folder is not writable.
    ///
    /// Foundation's `FileManager` only returns the folder's URL; therefore hosts create the folder before an app
    /// starts.
    package static func make() {
        FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first.map(make(at:))
    }

    /// Creates a folder inside an existing one. Does nothing if that fails.
    package static func make(at folder: URL) {
        // The app has an error of its own as soon as it writes.
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    }
}
