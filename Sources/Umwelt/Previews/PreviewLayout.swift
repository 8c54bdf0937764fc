import Foundation

/// How large a preview is.
public enum PreviewLayout: Equatable, Sendable {
    /// As large as the host makes it.
    case device
    /// As large as its view wants to be.
    case sizeThatFits
    /// A size in points.
    case fixed(width: CGFloat, height: CGFloat)
}

extension View {
    /// Says how large a preview of this view is.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
        preference(key: PreviewLayoutKey.self, value: value)
    }

    /// Names a preview of this view.
    nonisolated public func previewDisplayName(_ value: String?) -> some View {
        preference(key: PreviewNameKey.self, value: value)
    }
}

/// What a preview's views say of its size; the first that says something counts.
struct PreviewLayoutKey: PreferenceKey {
    static var defaultValue: PreviewLayout? { nil }

    static func reduce(value: inout PreviewLayout?, nextValue: () -> PreviewLayout?) { value = value ?? nextValue() }
}

/// What a preview's views say of its name; the first that says something counts.
struct PreviewNameKey: PreferenceKey {
    static var defaultValue: String? { nil }

    static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }
}

extension ViewHost {
    /// How large the shown view says that a preview of it is.
    public var previewLayout: PreviewLayout? {
        update()
        return root.preferenceOfChildren(PreviewLayoutKey.self) ?? nil
    }

    /// What the shown view says that a preview of it is called.
    public var previewName: String? {
        update()
        return root.preferenceOfChildren(PreviewNameKey.self) ?? nil
    }
}
