import Foundation
import Umwelt

@available(*, unavailable, message: "Umwelt's windows are pages, which the browser moves and closes: leave this out.")
public struct WindowInteractionBehavior: Sendable {
    public static var automatic: WindowInteractionBehavior { WindowInteractionBehavior() }

    public static var enabled: WindowInteractionBehavior { WindowInteractionBehavior() }

    public static var disabled: WindowInteractionBehavior { WindowInteractionBehavior() }
}

@available(*, unavailable, message: "Umwelt's windows are pages, which the browser moves and closes: leave this out.")
extension View {
    nonisolated public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

    nonisolated public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

    nonisolated public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

    nonisolated public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

    nonisolated public func windowResizeAnchor(_ anchor: UnitPoint?) -> some View { self }
}

@available(*, unavailable, message: "Umwelt's windows are pages, which the browser moves and closes: leave this out.")
extension Scene {
    nonisolated public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene { self }
}

@available(*, unavailable, message: "Umwelt's windows are pages, of which none is above another: leave this out.")
public struct WindowLevel: Sendable {
    public static var automatic: WindowLevel { WindowLevel() }

    public static var normal: WindowLevel { WindowLevel() }

    public static var desktop: WindowLevel { WindowLevel() }

    public static var floating: WindowLevel { WindowLevel() }
}

@available(*, unavailable, message: "Umwelt's windows are pages, of which none is above another: leave this out.")
public struct WindowManagerRole: Sendable {
    public static var automatic: WindowManagerRole { WindowManagerRole() }

    public static var principal: WindowManagerRole { WindowManagerRole() }

    public static var associated: WindowManagerRole { WindowManagerRole() }
}

@available(*, unavailable, message: "Umwelt's windows are pages, of which none is above another: leave this out.")
extension Scene {
    nonisolated public func windowLevel(_ level: WindowLevel) -> some Scene { self }

    nonisolated public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }
}

@available(*, unavailable, message: "Umwelt's windows have the browser's full screen: leave this out.")
public struct WindowToolbarFullScreenVisibility: Sendable {
    public static var automatic: WindowToolbarFullScreenVisibility { WindowToolbarFullScreenVisibility() }

    public static var visible: WindowToolbarFullScreenVisibility { WindowToolbarFullScreenVisibility() }

    public static var onHover: WindowToolbarFullScreenVisibility { WindowToolbarFullScreenVisibility() }
}

@available(*, unavailable, message: "Umwelt's windows have the browser's full screen: leave this out.")
extension View {
    nonisolated public func windowToolbarFullScreenVisibility(
        _ visibility: WindowToolbarFullScreenVisibility
    ) -> some View { self }
}

@available(*, unavailable, message: "Umwelt's views open no windows of a style of their own: leave this out.")
extension View {
    nonisolated public func presentedWindowStyle<S: WindowStyle>(_ style: S) -> some View { self }

    nonisolated public func presentedWindowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some View { self }
}
