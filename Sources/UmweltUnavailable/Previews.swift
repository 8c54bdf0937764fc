import Umwelt

@available(*, unavailable, message: "Umwelt draws previews for one platform: leave this out.")
public enum PreviewPlatform: Sendable {
    case iOS
    case macOS
    case tvOS
    case watchOS
}

@available(*, unavailable, message: "Umwelt's previews have no context: use the traits of #Preview.")
public protocol PreviewContextKey {
    associatedtype Value

    static var defaultValue: Value { get }
}

@available(*, unavailable, message: "Umwelt's previews have no context: use the traits of #Preview.")
public protocol PreviewContext {
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

@available(*, unavailable, message: "Umwelt's previews have no context: use the traits of #Preview.")
extension View {
    nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
}
