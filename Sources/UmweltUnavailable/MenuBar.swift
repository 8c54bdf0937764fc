import Foundation
import Umwelt
import UmweltControls

@available(*, unavailable, message: "Umwelt has no menu bar: show the menu in a toolbar.")
public struct MenuBarExtra<Label: View, Content: View>: Scene {
    public init(
        isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {}

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}

    nonisolated public init(
        _ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
    ) where Label == Text {}

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
    ) where Label == Text {}

    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
    ) where Label == Text {}

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content
    ) where Label == Text {}

    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
    ) where Label == UmweltControls.Label<Text, Image> {}

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
    ) where Label == UmweltControls.Label<Text, Image> {}

    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) where Label == UmweltControls.Label<Text, Image> {}

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
    ) where Label == UmweltControls.Label<Text, Image> {}

    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content
    ) where Label == UmweltControls.Label<Text, Image> {}

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: String, @ViewBuilder content: () -> Content
    ) where Label == UmweltControls.Label<Text, Image> {}

    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) where Label == UmweltControls.Label<Text, Image> {}

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
    ) where Label == UmweltControls.Label<Text, Image> {}

    public var body: some Scene { WindowGroup { EmptyView() } }
}

@available(*, unavailable, message: "Umwelt has no menu bar: show the menu in a toolbar.")
public protocol MenuBarExtraStyle {}

@available(*, unavailable, message: "Umwelt has no menu bar: show the menu in a toolbar.")
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
    public init() {}
}

@available(*, unavailable, message: "Umwelt has no menu bar: show the menu in a toolbar.")
extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
    public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}

@available(*, unavailable, message: "Umwelt has no menu bar: show the menu in a toolbar.")
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
    public init() {}
}

@available(*, unavailable, message: "Umwelt has no menu bar: show the menu in a toolbar.")
extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
    public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}

@available(*, unavailable, message: "Umwelt has no menu bar: show the menu in a toolbar.")
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
    public init() {}
}

@available(*, unavailable, message: "Umwelt has no menu bar: show the menu in a toolbar.")
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
    public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

@available(*, unavailable, message: "Umwelt has no menu bar: show the menu in a toolbar.")
extension Scene {
    nonisolated public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }
}
