/// The environment value that tells whether images are fetched from URLs. Hosts that are without a network, or stand
/// for one, turn it off.
struct FetchesImagesKey: EnvironmentKey {
    static let defaultValue = true
}

extension EnvironmentValues {
    /// True if images are fetched from URLs.
    package var fetchesImages: Bool { self[FetchesImagesKey.self] }
}
