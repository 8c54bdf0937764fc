/// The environment value of hosts that show web pages and play sound and video. Pictures, tests and
/// windows show a card with the address instead.
package struct ShowsEmbeddedContentKey: EnvironmentKey {
    package static let defaultValue = false
}

extension EnvironmentValues {
    /// True if the host shows web pages and plays sound and video.
    package var showsEmbeddedContent: Bool { self[ShowsEmbeddedContentKey.self] }
}
