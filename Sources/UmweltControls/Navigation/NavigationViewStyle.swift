@_spi(Kernel) import Umwelt

/// A type that defines the arrangement of a navigation view's levels.
///
/// Only the system's styles conform to it, and each of them is a stack.
public protocol NavigationViewStyle {}

/// The default style: a stack.
public nonisolated struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// Makes the style.
    nonisolated public init() {}
}

/// The style of a stack, of which one view is visible at a time.
public nonisolated struct StackNavigationViewStyle: NavigationViewStyle {
    /// Makes the style.
    nonisolated public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// The default style.
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// A stack, of which one view is visible at a time.
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension View {
    /// Has no effect: navigation views always are stacks, and both styles are that.
    nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
