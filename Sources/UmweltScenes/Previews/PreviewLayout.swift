import Foundation

/// The size of a preview.
public enum PreviewLayout: Equatable, Sendable {
    /// The host's size.
    case device
    /// The ideal size of its view.
    case sizeThatFits
    /// A fixed size in points.
    case fixed(width: CGFloat, height: CGFloat)
}

extension View {
    /// Sets the size of a preview of this view.
    ///
    /// ```swift
    /// BookRow(book: .sample).previewLayout(.fixed(width: 320, height: 60))
    /// ```
    ///
    /// - Parameter value: `.device`, `.sizeThatFits` or `.fixed(width:height:)`.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
        preference(key: PreviewLayoutKey.self, value: value)
    }

    /// Sets the name of a preview of this view; nil for the default one.
    ///
    /// ```swift
    /// BookRow(book: .sample).previewDisplayName("A row")
    /// ```
    ///
    /// - Parameter value: The name; nil for the default.
    nonisolated public func previewDisplayName(_ value: String?) -> some View {
        preference(key: PreviewNameKey.self, value: value)
    }
}

/// The size of a preview; the first view that sets it applies.
struct PreviewLayoutKey: PreferenceKey {
    static var defaultValue: PreviewLayout? { nil }

    static func reduce(value: inout PreviewLayout?, nextValue: () -> PreviewLayout?) { value = value ?? nextValue() }
}

/// The name of a preview; the first view that sets it applies.
struct PreviewNameKey: PreferenceKey {
    static var defaultValue: String? { nil }

    static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }
}

extension HostPreview {
    /// The size that the shown view sets for its preview; nil for none.
    public var layout: PreviewLayout? {
        host.update()
        return host.root.preferenceOfChildren(PreviewLayoutKey.self) ?? nil
    }

    /// The name that the shown view sets for its preview; nil for none.
    public var name: String? {
        host.update()
        return host.root.preferenceOfChildren(PreviewNameKey.self) ?? nil
    }
}
