/// The environment value that says whether images are fetched from URLs. Hosts without a network turn it off.
package struct FetchesImagesKey: EnvironmentKey {
    package static let defaultValue = true
}

extension EnvironmentValues {
    /// True if images are fetched from URLs.
    package var fetchesImages: Bool { self[FetchesImagesKey.self] }
}
