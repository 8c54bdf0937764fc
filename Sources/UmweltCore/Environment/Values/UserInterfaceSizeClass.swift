import Foundation

/// The class of a window's size along one axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Little space: that of a phone.
    case compact
    /// Plenty of space.
    case regular
}

extension UserInterfaceSizeClass {
    /// Makes the class of a window's width, in points: regular from 600, which no half of an iPad's screen has but for
    /// the largest; nil where the window takes the width of its content.
    package init?(windowWidth width: CGFloat?) {
        guard let width else { return nil }
        self = width < 600 ? .compact : .regular
    }

    /// Makes the class of the height of a window, by its size in points: compact if it is wide and low as a phone that
    /// lies on its side, of which none is 480 high and none as narrow; nil where the window takes the height of its
    /// content.
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

    /// The class of the window's height: compact below 480 points where the width is larger, as on a phone on its side;
    /// nil if the height is unknown.
    ///
    /// It is for views that show less where there is little space.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }
}
