import Foundation
import Umwelt
import UmweltControls

@available(*, unavailable, message: "Umwelt's windows are pages, which the browser moves and closes: leave this out.")
public struct WindowDragGesture: Gesture {
    public struct Value: Equatable, Sendable {}

    public init() {}

    public var body: some Gesture<Value> { TapGesture().map { Value() } }
}

@available(*, unavailable, message: "Umwelt's windows are pages, which the browser moves and closes: leave this out.")
extension View {
    nonisolated public func onInteractiveResizeChange(
        _ action: @escaping (_ isResizing: Bool) -> Void
    ) -> some View { self }
}

@available(
    *, unavailable, message: "Umwelt's windows are pages, which the browser closes without asking: save in onDisappear."
)
extension View {
    nonisolated public func dismissalConfirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A
    ) -> some View { self }

    @_disfavoredOverload
    nonisolated public func dismissalConfirmationDialog<S: StringProtocol, A: View>(
        _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A
    ) -> some View { self }

    nonisolated public func dismissalConfirmationDialog<A: View>(
        _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A
    ) -> some View { self }

    nonisolated public func dismissalConfirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { self }

    @_disfavoredOverload
    nonisolated public func dismissalConfirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { self }

    nonisolated public func dismissalConfirmationDialog<A: View, M: View>(
        _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { self }
}

@available(*, unavailable, message: "Umwelt cannot replace a window by another: use openWindow.")
@MainActor
public struct PushWindowAction {
    public func callAsFunction<D: Codable & Hashable>(value: D) {}

    public func callAsFunction(id: String) {}

    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}

    nonisolated init() {}
}

@available(*, unavailable, message: "Umwelt cannot replace a window by another: use openWindow.")
extension EnvironmentValues {
    public var pushWindow: PushWindowAction { PushWindowAction() }
}

@available(
    *, unavailable, message: "Umwelt has no button that shows a window: call the environment's openWindow in a Button."
)
public struct WindowVisibilityToggle<Label: View>: View {
    public init(windowID: String) where Label == DefaultWindowVisibilityToggleLabel {}

    public var body: some View { EmptyView() }
}

@available(
    *, unavailable, message: "Umwelt has no button that shows a window: call the environment's openWindow in a Button."
)
public struct DefaultWindowVisibilityToggleLabel: View {
    public var body: some View { EmptyView() }
}
