@_spi(Kernel) import Umwelt

/// A type that defines the arrangement of a navigation view's levels.
///
/// Only the system's styles conform to it.
public protocol NavigationViewStyle {
    /// True for a stack, however many views there are.
    var _isStack: Bool { get }
}

/// The default style: columns for several views, otherwise a stack.
public nonisolated struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// False: several views are columns.
    public var _isStack: Bool { false }
}

/// The stack style, with one visible view at a time.
public nonisolated struct StackNavigationViewStyle: NavigationViewStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// True: the first view is the root of a stack.
    public var _isStack: Bool { true }
}

/// The style of columns beside each other, if there are several views.
public nonisolated struct ColumnNavigationViewStyle: NavigationViewStyle {
    nonisolated init() {}

    /// False: several views are columns.
    public var _isStack: Bool { false }
}

/// The style of columns beside each other, if there are several views; ``ColumnNavigationViewStyle`` in new source.
public nonisolated struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// False: several views are columns.
    public var _isStack: Bool { false }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// The default style.
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// A stack, with one visible view at a time.
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// Columns beside each other, if there are several views.
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

struct NavigationViewIsStackKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// True if navigation views are stacks, however many views they have.
    var navigationViewIsStack: Bool {
        get { self[NavigationViewIsStackKey.self] }
        set { self[NavigationViewIsStackKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the navigation views in this view.
    ///
    /// ```swift
    /// NavigationView { BookList(books) }.navigationViewStyle(.stack)
    /// ```
    ///
    /// - Parameters:
    ///   - style: `.stack`, `.columns` or `.automatic`.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func navigationViewStyle<S: NavigationViewStyle>(
        _ style: S, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.navigationViewIsStack, style._isStack, fileID: fileID, line: line)
    }
}
