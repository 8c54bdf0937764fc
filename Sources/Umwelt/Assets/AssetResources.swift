import Foundation

/// An image in an asset catalogue, under the name that is generated for it.
///
/// The tool makes one for each image set: `Wave.imageset` is `.wave`.
///
/// ```swift
/// Image(.wave)
/// ```
public struct ImageResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// Makes the resource of a name in a bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

/// A colour in an asset catalogue, under the name that is generated for it.
///
/// The tool makes one for each colour set: `BrandColor.colorset` is `.brand`.
///
/// ```swift
/// Text("Waves").foregroundStyle(Color(.brand))
/// ```
public struct ColorResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// Makes the resource of a name in a bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension Image {
    /// Makes an image of an asset catalogue. The name of its set is also its label.
    public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }

    /// Makes an image of an asset catalogue that is hidden from assistive technology.
    package init(decorative resource: ImageResource) { self.init(decorative: resource.name, bundle: resource.bundle) }
}

extension Color {
    /// Makes a colour of an asset catalogue.
    public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension UIImage {
    /// Makes an image of an asset catalogue; an empty one if it is not there, which is logged once.
    public convenience init(resource: ImageResource) {
        guard let found = Assets.image(named: resource.name, in: resource.bundle, for: EnvironmentValues()) else {
            self.init()
            return
        }
        self.init(file: found.file, scale: found.scale, renderingMode: found.isTemplate ? .alwaysTemplate : .automatic)
    }
}

extension UIColor {
    /// Makes a colour of an asset catalogue.
    public convenience init(resource: ColorResource) { self.init(Color(resource)) }
}
