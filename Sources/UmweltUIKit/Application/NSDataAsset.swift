import Foundation
import Umwelt

/// The name of a data set in an asset catalogue.
public typealias NSDataAssetName = String

/// A file of any type in an asset catalogue.
///
/// ```swift
/// if let asset = NSDataAsset(name: "books") { books = try JSONDecoder().decode([Book].self, from: asset.data) }
/// ```
public final class NSDataAsset: NSObject {
    /// The name of the data set.
    public let name: NSDataAssetName

    /// The content of the file.
    public let data: Data

    /// The uniform type identifier of the file, such as `public.json`.
    public let typeIdentifier: String

    /// Reads the data set with a name in the app's asset catalogues; nil if it is missing or unreadable.
    ///
    /// - Parameter name: The name.
    public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

    /// Reads the data set with a name in a bundle's asset catalogues; nil if it is missing or unreadable.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - bundle: The bundle.
    public init?(name: NSDataAssetName, bundle: Bundle) {
        guard let asset = Assets.data(named: name, in: bundle), let data = try? Data(contentsOf: asset.url) else {
            return nil
        }
        self.name = name
        self.data = data
        typeIdentifier = asset.type
    }
}
