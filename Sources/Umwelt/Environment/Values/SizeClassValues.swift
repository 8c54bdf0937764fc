import Foundation

/// How much room a window has along one axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Little: what a phone has.
    case compact
    /// Plenty.
    case regular
}

extension UserInterfaceSizeClass {
    /// The class of a window's width: regular from 600 points, which no half of an iPad's screen has but for the
    /// largest; nil where the window takes the width of its content.
    init?(windowWidth width: CGFloat?) {
        guard let width else { return nil }
        self = width < 600 ? .compact : .regular
    }

    /// The class of a window's height: regular from 480 points, which every phone has upright and none on its side;
    /// nil where the window takes the height of its content.
    init?(windowHeight height: CGFloat?) {
        guard let height else { return nil }
        self = height < 480 ? .compact : .regular
    }
}

struct HorizontalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { nil }
}

struct VerticalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { nil }
}

extension EnvironmentValues {
    /// How much room there is across; nil where nobody knows. It follows the window: regular from 600 points.
    ///
    /// It is for views that show less where there is little room.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// How much room there is from top to bottom; nil where nobody knows. It follows the window: regular from 480 points.
    ///
    /// It is for views that show less where there is little room.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }
}
