import Foundation

extension Color {
    /// Makes a colour of an asset catalogue. If the bundle is nil, the app's own catalogues are searched.
    ///
    /// A colour that cannot be found is grey, and logged once.
    public init(_ name: String, bundle: Bundle? = nil) { self.init(provider: .asset(name, bundle)) }
}

/// The colours of asset catalogues.
enum AssetColors {
    static func color(named name: String, in bundle: Bundle?, for values: EnvironmentValues) -> Color.Resolved {
        Assets.color(named: name, in: bundle, for: values) ?? Color.Resolved(red: 0.56, green: 0.56, blue: 0.58)
    }
}
