import Foundation

extension PreviewDevice {
    /// The properties of a screen, for a window that fills it.
    public struct Screen: Equatable, Sendable {
        /// The size in points.
        public let size: CGSize

        /// The number of pixels per point.
        public let scale: CGFloat

        /// The distances from the edges that the system covers, in points. Both sides of a screen are alike.
        public let safeAreaInsets: EdgeInsets

        /// The radius of the screen's corners, in points.
        public let cornerRadius: CGFloat

        /// True for a phone.
        let isPhone: Bool

        fileprivate var isLandscape: Bool { size.width > size.height }

        /// The height that the system covers below a phone on its side that has no button, in points.
        private static let bottomOnSide: CGFloat = 21

        /// The screen of the device on its side. A phone's status bar is hidden then, and what is at its upper end
        /// covers both sides.
        var onItsSide: Screen {
            let (upright, hasButton) = (safeAreaInsets, safeAreaInsets.bottom == 0)
            let side = isPhone && !hasButton ? upright.top : 0
            return Screen(
                size: CGSize(width: size.height, height: size.width), scale: scale,
                safeAreaInsets: isPhone
                    ? EdgeInsets(top: 0, leading: side, bottom: hasButton ? 0 : Self.bottomOnSide, trailing: side)
                    : upright, cornerRadius: cornerRadius, isPhone: isPhone)
        }
    }
}

extension HostTraits {
    /// Sets what follows from a device's screen: pixels per point, safe area, corners and size classes.
    ///
    /// - Parameter screen: The screen.
    public mutating func adopt(_ screen: PreviewDevice.Screen) {
        displayScale = screen.scale
        safeAreaInsets = screen.safeAreaInsets
        displayCornerRadius = screen.cornerRadius
        horizontalSizeClass = screen.horizontalSizeClass
        verticalSizeClass = screen.verticalSizeClass
    }
}

extension PreviewDevice.Screen {
    /// Regular on tablets, and on the larger phones on their side: those of 414 points and wider.
    package var horizontalSizeClass: UserInterfaceSizeClass {
        if !isPhone { return UserInterfaceSizeClass(windowWidth: size.width) ?? .regular }
        return isLandscape && size.height >= 414 ? .regular : .compact
    }

    /// Compact on phones on their side.
    package var verticalSizeClass: UserInterfaceSizeClass { isPhone && isLandscape ? .compact : .regular }
}
