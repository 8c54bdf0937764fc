import Umwelt
import UmweltControls

@available(*, unavailable, message: "Umwelt has no MenuButton, which is deprecated in SwiftUI: use Menu.")
public protocol MenuButtonStyle {}

@available(*, unavailable, message: "Umwelt has no MenuButton, which is deprecated in SwiftUI: use Menu.")
public struct DefaultMenuButtonStyle: MenuButtonStyle {
    public init() {}
}

@available(*, unavailable, message: "Umwelt has no MenuButton, which is deprecated in SwiftUI: use Menu.")
public struct PullDownMenuButtonStyle: MenuButtonStyle {
    public init() {}
}

@available(*, unavailable, message: "Umwelt has no MenuButton, which is deprecated in SwiftUI: use Menu.")
public struct BorderlessPullDownMenuButtonStyle: MenuButtonStyle {
    public init() {}
}

@available(*, unavailable, message: "Umwelt has no MenuButton, which is deprecated in SwiftUI: use Menu.")
public struct BorderlessButtonMenuButtonStyle: MenuButtonStyle {
    public init() {}
}

@available(*, unavailable, message: "Umwelt has no MenuButton, which is deprecated in SwiftUI: use Menu.")
public struct MenuButton<Label: View, Content: View>: View {
    public init(label: Label, @ViewBuilder content: () -> Content) {}

    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text {}

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) where Label == Text {}

    public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "Umwelt has no MenuButton, which is deprecated in SwiftUI: use Menu.")
public typealias PullDownButton = MenuButton

@available(*, unavailable, message: "Umwelt has no MenuButton, which is deprecated in SwiftUI: use Menu.")
extension View {
    nonisolated public func menuButtonStyle<S: MenuButtonStyle>(_ style: S) -> some View { self }
}
