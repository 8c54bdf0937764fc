import Foundation

/// An image in an asset catalogue, with its generated name.
///
/// The tool generates one for each image set: `Wave.imageset` is `.wave`.
///
/// ```swift
/// Image(.wave)
/// ```
public struct ImageResource: Hashable, Sendable {
    package let name: String
    package let bundle: Bundle

    /// Makes the resource of a name in a bundle.
    ///
    /// - Parameters:
    ///   - name: The name in the app's assets.
    ///   - bundle: The bundle of the image; nil for the app's.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension Image {
    /// Makes an image of an asset catalogue. The name of its set is also its label.
    ///
    /// - Parameter resource: The image of the catalogue, as the tool generates it: `Image(.logo)`.
    public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }

    /// Makes an image of an asset catalogue that is hidden from assistive technology.
    package init(decorative resource: ImageResource) { self.init(decorative: resource.name, bundle: resource.bundle) }
}

extension UIImage {
    /// Makes an image of an asset catalogue; an empty one if it is not there, which is logged once.
    ///
    /// - Parameter resource: The image of the catalogue, as the tool generates it.
    public convenience init(resource: ImageResource) {
        guard let found = Assets.image(named: resource.name, in: resource.bundle, for: EnvironmentValues()) else {
            self.init()
            return
        }
        self.init(file: found.file, scale: found.scale, renderingMode: found.isTemplate ? .alwaysTemplate : .automatic)
    }
}
