/// The images that pages show and the files that they upload and download: those of all pages, or of one visitor's.
final class PageStores: Sendable {
    let images: ImageStore
    let files: FileExchange

    private init(images: ImageStore, files: FileExchange) {
        self.images = images
        self.files = files
    }

    /// Makes stores of a visitor's own.
    ///
    /// - Parameter maxUnclaimed: The bytes of files that no message has named.
    convenience init(maxUnclaimed: Int) {
        self.init(images: ImageStore(), files: FileExchange(maxUnclaimed: maxUnclaimed))
    }

    /// The stores of apps that all visitors share.
    static let shared = PageStores(images: .shared, files: .shared)

    /// The stores of the page whose messages are read or made now.
    @TaskLocal static var current = shared
}
