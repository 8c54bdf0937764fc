import Foundation

/// A device, by its name, whose screen a preview has.
///
/// ```swift
/// BookView().previewDevice("iPhone 15 Pro")
/// ```
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Equatable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a device of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes a device of a name.
    public init(stringLiteral value: String) { rawValue = value }

    /// The device's screen in portrait orientation; nil if no device of that name is known.
    public var screen: Screen? {
        let name = rawValue.lowercased().replacing("\u{2011}", with: "-")
        if let screen = Self.screens[name] { return screen }
        // Most generations of a device have one screen.
        guard name.hasSuffix(")"), let start = name.lastIndex(of: "(") else { return nil }
        return Self.screens[name[..<start].trimmingCharacters(in: .whitespaces)]
    }

    /// The names of the known devices, in small letters; where generations differ, some with theirs.
    public static var knownNames: [String] { screens.keys.sorted() }

    /// The properties of a screen.
    public struct Screen: Equatable, Sendable {
        /// The size in points.
        public let size: CGSize

        /// The number of pixels per point.
        public let scale: CGFloat
    }

    private static let screens: [String: Screen] = {
        var screens: [String: Screen] = [:]
        for (width, height, scale, names) in table {
            let screen = Screen(size: CGSize(width: width, height: height), scale: scale)
            for name in names.split(separator: "|") { screens[name.lowercased()] = screen }
        }
        return screens
    }()

    private static let table: [(width: CGFloat, height: CGFloat, scale: CGFloat, names: String)] = [
        (320, 568, 2, "iPhone SE (1st generation)|iPhone 5s|iPod touch"),
        (375, 667, 2, "iPhone SE|iPhone 6|iPhone 6s|iPhone 7|iPhone 8"),
        (414, 736, 3, "iPhone 6 Plus|iPhone 6s Plus|iPhone 7 Plus|iPhone 8 Plus"),
        (375, 812, 3, "iPhone X|iPhone Xs|iPhone 11 Pro|iPhone 12 mini|iPhone 13 mini"),
        (414, 896, 2, "iPhone Xr|iPhone 11"),
        (414, 896, 3, "iPhone Xs Max|iPhone 11 Pro Max"),
        (390, 844, 3, "iPhone 12|iPhone 12 Pro|iPhone 13|iPhone 13 Pro|iPhone 14|iPhone 16e"),
        (428, 926, 3, "iPhone 12 Pro Max|iPhone 13 Pro Max|iPhone 14 Plus"),
        (393, 852, 3, "iPhone 14 Pro|iPhone 15|iPhone 15 Pro|iPhone 16"),
        (430, 932, 3, "iPhone 14 Pro Max|iPhone 15 Plus|iPhone 15 Pro Max|iPhone 16 Plus"),
        (402, 874, 3, "iPhone 16 Pro|iPhone 17|iPhone 17 Pro"),
        (440, 956, 3, "iPhone 16 Pro Max|iPhone 17 Pro Max"),
        (420, 912, 3, "iPhone Air"),
        (744, 1133, 2, "iPad mini"),
        (768, 1024, 2, "iPad (5th generation)|iPad (6th generation)|iPad mini (5th generation)|iPad mini 4|iPad Air 2"),
        (768, 1024, 2, "iPad Pro (9.7-inch)"),
        (810, 1080, 2, "iPad (7th generation)|iPad (8th generation)|iPad (9th generation)"),
        (820, 1180, 2, "iPad|iPad Air|iPad Air 11-inch"),
        (834, 1112, 2, "iPad Air (3rd generation)|iPad Pro (10.5-inch)"),
        (834, 1194, 2, "iPad Pro|iPad Pro (11-inch)"),
        (834, 1210, 2, "iPad Pro 11-inch"),
        (1024, 1366, 2, "iPad Pro (12.9-inch)|iPad Air 13-inch"),
        (1032, 1376, 2, "iPad Pro 13-inch"),
        (
            162, 197, 2,
            "Apple Watch Series 4 - 40mm|Apple Watch Series 5 - 40mm|Apple Watch Series 6 - 40mm|Apple Watch SE - 40mm"
        ),
        (
            184, 224, 2,
            "Apple Watch Series 4 - 44mm|Apple Watch Series 5 - 44mm|Apple Watch Series 6 - 44mm|Apple Watch SE - 44mm"
        ),
        (176, 215, 2, "Apple Watch Series 7 - 41mm|Apple Watch Series 8 - 41mm|Apple Watch Series 9 - 41mm"),
        (198, 242, 2, "Apple Watch Series 7 - 45mm|Apple Watch Series 8 - 45mm|Apple Watch Series 9 - 45mm"),
        (1920, 1080, 1, "Apple TV"),
        (1920, 1080, 2, "Apple TV 4K"),
    ]
}

extension View {
    /// Shows a preview of this view with the size and the pixels per point of a device's screen; nil for the host's.
    ///
    /// ```swift
    /// BookView(book: .sample).previewDevice("iPhone 15 Pro")
    /// ```
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
        preference(key: PreviewDeviceKey.self, value: value)
    }
}

/// The device of a preview; the first view that sets it applies.
struct PreviewDeviceKey: PreferenceKey {
    static var defaultValue: PreviewDevice? { nil }

    static func reduce(value: inout PreviewDevice?, nextValue: () -> PreviewDevice?) { value = value ?? nextValue() }
}

extension HostPreview {
    /// The device that the shown view sets for its preview; nil for none.
    public var device: PreviewDevice? {
        host.update()
        return host.root.preferenceOfChildren(PreviewDeviceKey.self) ?? nil
    }
}
