import Foundation

/// A colour in an asset catalogue, with its generated name.
///
/// The tool generates one for each colour set: `BrandColor.colorset` is `.brand`.
///
/// ```swift
/// Text("Waves").foregroundStyle(Color(.brand))
/// ```
public struct ColorResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

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

extension Color {
    /// Makes a colour of an asset catalogue.
    ///
    /// - Parameter resource: The colour of the catalogue, as the tool generates it: `Color(.brand)`.
    public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension UIColor {
    /// Makes a colour of an asset catalogue.
    ///
    /// - Parameter resource: The colour of the catalogue, as the tool generates it.
    public convenience init(resource: ColorResource) { self.init(Color(resource)) }
}
