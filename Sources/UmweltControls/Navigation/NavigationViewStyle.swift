@_spi(Kernel) import Umwelt

/// How a navigation view shows what somebody navigates to. The system's styles are all there are, and each of them is a
/// stack.
public protocol NavigationViewStyle {}

/// The usual way: a stack.
public nonisolated struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// Makes the style.
    nonisolated public init() {}
}

/// A stack, of which one view shows at a time.
public nonisolated struct StackNavigationViewStyle: NavigationViewStyle {
    /// Makes the style.
    nonisolated public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// The usual way.
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// A stack, of which one view shows at a time.
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension View {
    /// Has navigation views in this view be stacks: they are, and both styles that there are ask for that.
    nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
