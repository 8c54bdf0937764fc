import Umwelt

@available(*, unavailable, message: "Umwelt draws previews for one platform: leave this out.")
public enum PreviewPlatform: Sendable {
    case iOS
    case macOS
    case tvOS
    case watchOS
}
