/// The environment value that tells whether images that cannot be found leave a mark, as in previews. Apps show nothing
/// there.
package struct MissingImagesKey: EnvironmentKey {
    package static let defaultValue = false
}

extension EnvironmentValues {
    /// True if images that cannot be found leave a mark.
    var marksMissingImages: Bool { self[MissingImagesKey.self] }
}
