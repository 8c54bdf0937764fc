import Foundation

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
    ///
    /// - Parameters:
    ///   - name: The name in the app's assets.
    ///   - bundle: The bundle that holds it; nil for that of the app.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension Color {
    /// Makes a colour of an asset catalogue.
    public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension UIColor {
    /// Makes a colour of an asset catalogue.
    public convenience init(resource: ColorResource) { self.init(Color(resource)) }
}
