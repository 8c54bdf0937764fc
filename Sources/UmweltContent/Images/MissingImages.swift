/// The environment value for marks in place of missing images, as in previews. Apps show nothing in their place.
package struct MissingImagesKey: EnvironmentKey {
    package static let defaultValue = false
}

extension EnvironmentValues {
    /// True if missing images are shown as a mark.
    var marksMissingImages: Bool { self[MissingImagesKey.self] }
}
