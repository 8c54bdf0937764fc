/// The orientation of a device's screen.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
    /// The name of the orientation.
    public let id: String

    /// Upright.
    public static let portrait = InterfaceOrientation(id: "portrait")
    /// Upside down.
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
    /// On its right side, with its upper edge to the left.
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
    /// On its left side, with its upper edge to the right.
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

    /// All orientations.
    public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]

    /// True if the screen is wider than high.
    var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

extension View {
    /// Shows a preview of this view as on a device that is held so: in landscape, with the sides of its screen swapped.
    nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        preference(key: PreviewOrientationKey.self, value: value)
    }
}

/// The orientation of a preview, as its views set it; the first one counts.
struct PreviewOrientationKey: PreferenceKey {
    static var defaultValue: InterfaceOrientation? { nil }

    static func reduce(value: inout InterfaceOrientation?, nextValue: () -> InterfaceOrientation?) {
        value = value ?? nextValue()
    }
}

extension ViewHost {
    /// The orientation that the shown view sets for a preview of it; nil if it sets none.
    public var previewOrientation: InterfaceOrientation? {
        update()
        return root.preferenceOfChildren(PreviewOrientationKey.self) ?? nil
    }
}
