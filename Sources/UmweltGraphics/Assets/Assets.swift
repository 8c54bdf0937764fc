import Foundation
import Synchronization

/// The file of a data set, and its uniform type identifier.
package struct AssetData: Sendable {
    /// The file.
    package let url: URL

    /// The identifier of the file's type.
    package let type: String
}

/// The search by name for the images, colours and data sets of an app.
package enum Assets {
    /// An image that has been found, with its scale in pixels per point; a template is drawn in the foreground style.
    package struct FoundImage {
        package var file: ImageFile
        package var scale: CGFloat
        package var isTemplate: Bool
    }

    /// Returns the best variant of an image for an environment; nil, and logged once, if none can be shown.
    package static func image(named name: String, in bundle: Bundle?, for values: EnvironmentValues) -> FoundImage? {
        for folder in AssetFolder.folders(of: bundle) {
            guard let variants = folder.index.images[name], let best = variants.best(for: values) else { continue }
            do {
                let file = try files.file(at: best.url)
                let scale = file.format == .svg ? 1 : best.scale
                return FoundImage(file: file, scale: scale, isTemplate: best.isTemplate)
            } catch {
                OnceLog.images.warning("The image “\(name)” (\(best.url.path)) cannot be shown. \(error)")
                return nil
            }
        }
        OnceLog.images.warning(
            """
            There is no image “\(name)” in \(AssetFolder.names(of: bundle)): add a PNG, a JPEG, an SVG or a PDF of this name to \
            the app's resources, or an image set to its asset catalogue.
            """)
        return nil
    }

    /// Returns the best variant of a colour for an environment; nil, and logged once, if the name is unknown.
    static func color(named name: String, in bundle: Bundle?, for values: EnvironmentValues) -> Color.Resolved? {
        for folder in AssetFolder.folders(of: bundle) {
            guard let variant = folder.index.colors[name]?.best(for: values) else { continue }
            return variant.color.resolve(in: values)
        }
        OnceLog.images.warning(
            """
            There is no colour “\(name)” in \(AssetFolder.names(of: bundle)): add a colour set of this name to an asset \
            catalogue.
            """)
        return nil
    }

    /// Returns the data set with a name; nil if it does not exist.
    ///
    /// - Parameter bundle: The bundle whose catalogues are searched; nil for the app's.
    package static func data(named name: String, in bundle: Bundle?) -> AssetData? {
        for folder in AssetFolder.folders(of: bundle) {
            if let data = folder.index.data[name] { return data }
        }
        return nil
    }

    /// The image files that have been read.
    private static let files = ImageFiles()
}

/// A cache of image files by their address, so that each is read once.
private final class ImageFiles: Sendable {
    private let known = Mutex<[URL: Result<ImageFile, ImageError>]>([:])

    func file(at url: URL) throws(ImageError) -> ImageFile {
        if let result = known.withLock({ $0[url] }) { return try result.get() }
        let result: Result<ImageFile, ImageError>
        do {
            result = .success(try ImageFile(contentsOf: url))
        } catch {
            result = .failure(error)
        }
        known.withLock { $0[url] = result }
        return try result.get()
    }
}
