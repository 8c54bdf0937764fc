import Umwelt
import UmweltNavigation

@available(*, unavailable, message: "Umwelt has no remote control or page commands: use onKeyPress.")
extension View {
    nonisolated public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }

    nonisolated public func pageCommand<V: BinaryInteger>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1
    ) -> some View { self }
}

@available(*, unavailable, message: "Umwelt's windows each have one set of commands: use commands(content:).")
extension Scene {
    nonisolated public func commandsReplaced<Content: Commands>(
        @CommandsBuilder content: () -> Content
    ) -> some Scene { self }
}
