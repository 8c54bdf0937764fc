import Foundation
@_spi(Kernel) import Umwelt

/// A scene in the menu bar of a Mac, and in the tray of other desktops.
///
/// ```swift
/// MenuBarExtra("Timer", systemImage: "timer") { Button("Start", action: start) }
/// ```
///
/// On a desktop with a tray, an app in windows has a tray item with the label's drawing. Its content is a menu, or a
/// window that a press opens and closes, depending on the style. The menu ends with a Quit item, unless the content has
/// one, because the process continues without windows. Elsewhere the scene is a window, which shows the label above the
/// items: an app whose first scene it is starts with that window.
public nonisolated struct MenuBarExtra<Label: View, Content: View>: Scene {
    private let label: Label
    private let title: Text
    private let content: Content
    private let isInserted: Binding<Bool>?

    package init(label: Label, title: Text, isInserted: Binding<Bool>?, content: Content) {
        self.label = label
        self.title = title
        self.isInserted = isInserted
        self.content = content
    }

    /// The window.
    @MainActor public var body: some Scene {
        Window(title, id: "MenuBarExtra") {
            MenuBarExtraView(label: label, isInserted: isInserted?.wrappedValue ?? true, content: content)
        }
        .environment(\.isTrayItem, true)
    }

    /// Makes a scene that shows its content while a binding is true.
    ///
    /// - Parameters:
    ///   - isInserted: True while the item is in the menu bar.
    ///   - content: Makes the content.
    ///   - label: Makes the label.
    nonisolated public init(
        isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), title: Text(verbatim: ""), isInserted: isInserted, content: content())
    }

    /// Makes a scene with a label.
    ///
    /// - Parameters:
    ///   - content: The items of the menu, or the view in the window.
    ///   - label: The label of the item in the menu bar.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), title: Text(verbatim: ""), isInserted: nil, content: content())
    }
}

extension MenuBarExtra where Label == Text {
    /// Makes a scene with a title that shows its content while a binding is true.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - isInserted: True while the item is in the menu bar.
    ///   - content: Makes the content.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(label: Text(titleKey), title: Text(titleKey), isInserted: isInserted, content: content())
    }

    /// Makes a scene with a title that shows its content while a binding is true.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - isInserted: True while the item is in the menu bar.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(label: Text(title), title: Text(title), isInserted: isInserted, content: content())
    }

    /// Makes a scene with a title.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - content: Makes the content.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), title: Text(titleKey), isInserted: nil, content: content())
    }

    /// Makes a scene with a title.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), title: Text(title), isInserted: nil, content: content())
    }
}

extension MenuBarExtra where Label == UmweltControls.Label<Text, Image> {
    package init(_ title: Text, image: Image, isInserted: Binding<Bool>? = nil, content: Content) {
        self.init(
            label: Label {
                title
            } icon: {
                image
            }, title: title, isInserted: isInserted, content: content)
    }

    /// Makes a scene with a title and an image that shows its content while a binding is true.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - image: The name of an image in the app's assets.
    ///   - isInserted: True while the item is in the menu bar.
    ///   - content: Makes the content.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(Text(titleKey), image: Image(image), isInserted: isInserted, content: content())
    }

    /// Makes a scene with a title and an image that shows its content while a binding is true.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - image: The name of an image in the app's assets.
    ///   - isInserted: True while the item is in the menu bar.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(Text(title), image: Image(image), isInserted: isInserted, content: content())
    }

    /// Makes a scene with a title and a symbol that shows its content while a binding is true.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - systemImage: The name of a symbol, such as `star.fill`.
    ///   - isInserted: True while the item is in the menu bar.
    ///   - content: Makes the content.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(Text(titleKey), image: Image(systemName: systemImage), isInserted: isInserted, content: content())
    }

    /// Makes a scene with a title and a symbol that shows its content while a binding is true.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - systemImage: The name of a symbol, such as `star.fill`.
    ///   - isInserted: True while the item is in the menu bar.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(Text(title), image: Image(systemName: systemImage), isInserted: isInserted, content: content())
    }

    /// Makes a scene with a title and an image.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - image: The name of an image in the app's assets.
    ///   - content: Makes the content.
    nonisolated public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), image: Image(image), content: content())
    }

    /// Makes a scene with a title and an image.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - image: The name of an image in the app's assets.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content) {
        self.init(Text(title), image: Image(image), content: content())
    }

    /// Makes a scene with a title and a symbol.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - systemImage: The name of a symbol, such as `star.fill`.
    ///   - content: Makes the content.
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), image: Image(systemName: systemImage), content: content())
    }

    /// Makes a scene with a title and a symbol.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - systemImage: The name of a symbol, such as `star.fill`.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(Text(title), image: Image(systemName: systemImage), content: content())
    }
}

/// A type that defines how the content of a menu bar scene is shown. Only the system's styles conform to it.
public protocol MenuBarExtraStyle {
    /// True if the content is a window's, not a menu's. Read by the system only.
    var _isWindow: Bool { get }
}

/// The default style: a menu.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
    /// Makes the style.
    public init() {}

    /// False: the content is a menu's.
    public var _isWindow: Bool { false }
}

/// The style of a menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
    /// Makes the style.
    public init() {}

    /// False: the content is a menu's.
    public var _isWindow: Bool { false }
}

/// The style of a window.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
    /// Makes the style.
    public init() {}

    /// True: the content is a window's.
    public var _isWindow: Bool { true }
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
    /// The default style.
    public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
    /// A menu: items below each other.
    public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
    /// A window with the unchanged content.
    public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

extension Scene {
    /// Sets the style of scenes in the menu bar: a menu, or a window.
    ///
    /// - Parameter style: `.menu`, `.window` or `.automatic`.
    nonisolated public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
        environment(\.menuBarExtraIsWindow, style._isWindow)
    }
}

struct MenuBarExtraIsWindowKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// True if the content of scenes in the menu bar is a window's.
    var menuBarExtraIsWindow: Bool {
        get { self[MenuBarExtraIsWindowKey.self] }
        set { self[MenuBarExtraIsWindowKey.self] = newValue }
    }
}

/// The content of a scene in the menu bar: its label, and below it the items of the menu or the window. In a tray, only
/// the label, with the items for the host's menu.
private nonisolated struct MenuBarExtraView<Label: View, Content: View>: View, SystemView {
    let label: Label
    let isInserted: Bool
    let content: Content

    @Environment(\.menuBarExtraIsWindow) private var isWindow
    @Environment(\.isInTray) private var isInTray

    nonisolated init(label: Label, isInserted: Bool, content: Content) {
        self.label = label
        self.isInserted = isInserted
        self.content = content
    }

    /// The shortest side of the label in a tray, in points: the size of icons there, as desktops have it.
    private static var iconSize: CGFloat { 22 }

    @MainActor var body: some View {
        if isInserted && isInTray {
            label
                .labelStyle(.iconOnly)
                .frame(minWidth: Self.iconSize, minHeight: Self.iconSize)
                .trayPart(.label(opensWindow: isWindow))
                .background(alignment: .topLeading) {
                    if !isWindow { VStack { content }.forHostMenus().trayPart(.menu) }
                }
        } else if isInserted && isWindow {
            content
        } else if isInserted {
            ScrollView {
                VStack(alignment: .leading, spacing: 12) {
                    label.font(.headline)
                    Divider()
                    content
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                .scenePadding()
            }
        }
    }
}
