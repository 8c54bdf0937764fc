import Foundation

/// The class of a window's size along one axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Little space, as on a phone.
    case compact
    /// Plenty of space.
    case regular
}

extension UserInterfaceSizeClass {
    /// Makes the size class of a window's width in points: regular from 600. No half of an iPad's screen is that wide
    /// except on the largest. Nil if the width is that of the content.
    package init?(windowWidth width: CGFloat?) {
        guard let width else { return nil }
        self = width < 600 ? .compact : .regular
    }

    /// Makes the size class of a window's height: compact if the window is wide and low like a phone in landscape
    /// orientation, which is less than 480 points high. Nil if the height is that of the content.
    package init?(heightOfWindow size: ProposedViewSize) {
        guard let height = size.height else { return nil }
        self = height < 480 && size.width ?? 0 >= 480 ? .compact : .regular
    }
}

package struct HorizontalSizeClassKey: EnvironmentKey {
    package static var defaultValue: UserInterfaceSizeClass? { nil }
}

package struct VerticalSizeClassKey: EnvironmentKey {
    package static var defaultValue: UserInterfaceSizeClass? { nil }
}

extension EnvironmentValues {
    /// The class of the window's width: regular from 600 points; nil if the width is unknown.
    ///
    /// It is for views that show less where there is little space.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// The size class of the window's height: compact below 480 points if the width is larger, as on a phone in
    /// landscape orientation; nil if the height is unknown.
    ///
    /// It is for views that show less where there is little space.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }
}
