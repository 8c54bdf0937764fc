import Umwelt

@available(*, unavailable, message: "Umwelt draws all previews for the same platform: leave this out.")
public enum PreviewPlatform: Sendable {
    case iOS
    case macOS
    case tvOS
    case watchOS
}
