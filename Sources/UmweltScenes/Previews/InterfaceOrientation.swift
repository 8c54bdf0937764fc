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
    /// Shows a preview of this view on a device in an orientation: in landscape, the width and height of the screen are
    /// swapped.
    ///
    /// - Parameter value: The orientation.
    nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        preference(key: PreviewOrientationKey.self, value: value)
    }
}

/// The orientation of a preview; the first view that sets it applies.
struct PreviewOrientationKey: PreferenceKey {
    static var defaultValue: InterfaceOrientation? { nil }

    static func reduce(value: inout InterfaceOrientation?, nextValue: () -> InterfaceOrientation?) {
        value = value ?? nextValue()
    }
}

extension HostPreview {
    /// The orientation that the shown view sets for its preview; nil for none.
    public var orientation: InterfaceOrientation? {
        host.update()
        return host.root.preferenceOfChildren(PreviewOrientationKey.self) ?? nil
    }
}
