import Foundation

extension Color {
    /// Makes a colour of an asset catalogue. If the bundle is nil, the app's own catalogues are searched.
    ///
    /// A colour that cannot be found is grey, and logged once.
    ///
    /// - Parameters:
    ///   - name: The name in the app's assets.
    ///   - bundle: The bundle of the image; nil for the app's.
    public init(_ name: String, bundle: Bundle? = nil) { self.init(provider: .asset(name, bundle)) }
}

/// The colours of asset catalogues.
enum AssetColors {
    static func color(named name: String, in bundle: Bundle?, for values: EnvironmentValues) -> Color.Resolved {
        Assets.color(named: name, in: bundle, for: values) ?? Color.Resolved(red: 0.56, green: 0.56, blue: 0.58)
    }

    /// The accent colour of the app: the colour set `AccentColor`, the name in Xcode's templates; nil if no catalogue
    /// has it, or if it is empty, as in a new project.
    static func accentColor(for values: EnvironmentValues) -> Color? { accentVariants?.best(for: values)?.color }

    // Read once for the process: each control without a tint asks for it.
    private static let accentVariants = accentVariants(in: AssetFolder.folders(of: nil))

    static func accentVariants(in folders: [AssetFolder]) -> [ColorVariant]? {
        folders.lazy.compactMap { $0.index.colors["AccentColor"] }.first { !$0.isEmpty }
    }
}
