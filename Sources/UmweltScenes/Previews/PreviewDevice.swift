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
    ///
    /// - Parameter value: The name of a device, such as `iPhone 15 Pro`.
    public init(stringLiteral value: String) { rawValue = value }

    /// The device's screen in portrait orientation; nil if no device of that name is known.
    public var screen: Screen? {
        let name = rawValue.lowercased().replacing("\u{2011}", with: "-")
        if let screen = Self.screens[name] { return screen }
        // Most generations of a device have one screen.
        guard name.hasSuffix(")"), let start = name.lastIndex(of: "(") else { return nil }
        return Self.screens[name[..<start].trimmingCharacters(in: .whitespaces)]
    }

    /// The device's screen in an orientation.
    ///
    /// - Parameter isLandscape: True for a device on its side.
    /// - Throws: ``UnknownDeviceError``, which lists the known devices.
    public func screen(isLandscape: Bool = false) throws(UnknownDeviceError) -> Screen {
        guard let screen else { throw UnknownDeviceError(name: rawValue) }
        return isLandscape ? screen.onItsSide : screen
    }

    /// The names of the known devices, in small letters; where generations differ, some with theirs.
    public static var knownNames: [String] { screens.keys.sorted() }

    private static let screens: [String: Screen] = {
        var screens: [String: Screen] = [:]
        for entry in table {
            let screen = Screen(
                size: CGSize(width: entry.width, height: entry.height), scale: entry.scale,
                safeAreaInsets: EdgeInsets(top: entry.top, leading: 0, bottom: entry.bottom, trailing: 0),
                cornerRadius: entry.corner, isPhone: entry.names.hasPrefix("iPhone"))
            for name in entry.names.split(separator: "|") { screens[name.lowercased()] = screen }
        }
        return screens
    }()

    /// The lengths are in points: the screen, what the system covers at the top and the bottom of an upright one, and
    /// the radius of its corners. From Apple's specifications and Use Your Loaf's lists of screens.
    private static let table:
        [(
            width: CGFloat, height: CGFloat, scale: CGFloat, top: CGFloat, bottom: CGFloat, corner: CGFloat,
            names: String
        )] = [
            (320, 568, 2, 20, 0, 0, "iPhone SE (1st generation)|iPhone 5s|iPod touch"),
            (375, 667, 2, 20, 0, 0, "iPhone SE|iPhone 6|iPhone 6s|iPhone 7|iPhone 8"),
            (414, 736, 3, 20, 0, 0, "iPhone 6 Plus|iPhone 6s Plus|iPhone 7 Plus|iPhone 8 Plus"),
            (375, 812, 3, 44, 34, 39, "iPhone X|iPhone Xs|iPhone 11 Pro"),
            (375, 812, 3, 50, 34, 44, "iPhone 12 mini|iPhone 13 mini"),
            (414, 896, 2, 48, 34, 41.5, "iPhone Xr|iPhone 11"),
            (414, 896, 3, 44, 34, 39, "iPhone Xs Max|iPhone 11 Pro Max"),
            (390, 844, 3, 47, 34, 47.33, "iPhone 12|iPhone 12 Pro|iPhone 13|iPhone 13 Pro|iPhone 14|iPhone 16e"),
            (428, 926, 3, 47, 34, 53.33, "iPhone 12 Pro Max|iPhone 13 Pro Max|iPhone 14 Plus"),
            (393, 852, 3, 59, 34, 55, "iPhone 14 Pro|iPhone 15|iPhone 15 Pro|iPhone 16"),
            (430, 932, 3, 59, 34, 55, "iPhone 14 Pro Max|iPhone 15 Plus|iPhone 15 Pro Max|iPhone 16 Plus"),
            (402, 874, 3, 62, 34, 62, "iPhone 16 Pro|iPhone 17|iPhone 17 Pro"),
            (440, 956, 3, 62, 34, 62, "iPhone 16 Pro Max|iPhone 17 Pro Max"),
            (420, 912, 3, 68, 34, 62, "iPhone Air"),
            (744, 1133, 2, 24, 20, 21.5, "iPad mini"),
            (
                768, 1024, 2, 20, 0, 0,
                "iPad (5th generation)|iPad (6th generation)|iPad mini (5th generation)|iPad mini 4|iPad Air 2"
            ),
            (768, 1024, 2, 20, 0, 0, "iPad Pro (9.7-inch)"),
            (810, 1080, 2, 20, 0, 0, "iPad (7th generation)|iPad (8th generation)|iPad (9th generation)"),
            (820, 1180, 2, 24, 20, 25, "iPad|iPad Air|iPad Air 11-inch"),
            (834, 1112, 2, 20, 0, 0, "iPad Air (3rd generation)|iPad Pro (10.5-inch)"),
            (834, 1194, 2, 24, 20, 18, "iPad Pro|iPad Pro (11-inch)"),
            (834, 1210, 2, 24, 20, 30, "iPad Pro 11-inch"),
            (1024, 1366, 2, 24, 20, 18, "iPad Pro (12.9-inch)|iPad Air 13-inch"),
            (1032, 1376, 2, 24, 20, 30, "iPad Pro 13-inch"),
            (
                162, 197, 2, 0, 0, 0,
                "Apple Watch Series 4 - 40mm|Apple Watch Series 5 - 40mm|Apple Watch Series 6 - 40mm|Apple Watch SE - 40mm"
            ),
            (
                184, 224, 2, 0, 0, 0,
                "Apple Watch Series 4 - 44mm|Apple Watch Series 5 - 44mm|Apple Watch Series 6 - 44mm|Apple Watch SE - 44mm"
            ),
            (
                176, 215, 2, 0, 0, 0,
                "Apple Watch Series 7 - 41mm|Apple Watch Series 8 - 41mm|Apple Watch Series 9 - 41mm"
            ),
            (
                198, 242, 2, 0, 0, 0,
                "Apple Watch Series 7 - 45mm|Apple Watch Series 8 - 45mm|Apple Watch Series 9 - 45mm"
            ),
            (1920, 1080, 1, 0, 0, 0, "Apple TV"),
            (1920, 1080, 2, 0, 0, 0, "Apple TV 4K"),
        ]
}

extension View {
    /// Shows a preview of this view with the size of a device's screen; nil for the host's. Pictures also have its pixels
    /// per point, safe area, corners and size classes.
    ///
    /// ```swift
    /// BookView(book: .sample).previewDevice("iPhone 15 Pro")
    /// ```
    ///
    /// - Parameter value: The device; nil for the size that the host chooses.
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
        preference(key: PreviewDeviceKey.self, value: value)
    }
}

/// The error of a device whose name is not known.
public struct UnknownDeviceError: Error, Equatable, CustomStringConvertible {
    /// The name.
    public let name: String

    /// The sentence that lists the known devices.
    package static var list: String {
        "Known are, in all their generations: \(PreviewDevice.knownNames.joined(separator: ", "))."
    }

    /// The message for the user.
    public var description: String { "There is no device “\(name)”. \(Self.list)" }
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
