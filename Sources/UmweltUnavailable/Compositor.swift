import Umwelt
import UmweltControls

@available(*, unavailable, message: "Umwelt only has windows and no immersive spaces: leave this out.")
@MainActor @preconcurrency
public protocol CompositorContent {
    associatedtype Body: CompositorContent

    @CompositorContentBuilder @MainActor @preconcurrency var body: Body { get }
}

@available(*, unavailable, message: "Umwelt only has windows and no immersive spaces: leave this out.")
extension Never: CompositorContent {}

@available(*, unavailable, message: "Umwelt only has windows and no immersive spaces: leave this out.")
@resultBuilder
public struct CompositorContentBuilder {
    public struct Content<C: CompositorContent>: ImmersiveSpaceContent {
        public var body: Content<C> { self }
    }

    public static func buildBlock<C: CompositorContent>(_ content: C) -> C { content }
}

@available(*, unavailable, message: "Umwelt only has windows and no immersive spaces: leave this out.")
extension CompositorContent {
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some CompositorContent { self }

    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some CompositorContent { self }

    nonisolated public func contentCaptureProtected(_ isActive: Bool = true) -> some CompositorContent { self }

    nonisolated public func onWorldRecenter(
        action: @escaping @MainActor (_ event: WorldRecenterPhase) -> Void
    ) -> some CompositorContent { self }

    nonisolated public func onWorldRecenter(action: @escaping @MainActor () -> Void) -> some CompositorContent { self }

    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some CompositorContent { self }

    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some CompositorContent { self }
}

@available(*, unavailable, message: "Umwelt only has windows and no immersive spaces: leave this out.")
public struct AnyCompositorContent: CompositorContent {
    public init<T: CompositorContent>(_ content: T) {}

    public init<T: CompositorContent>(erasing: T) {}

    public var body: AnyCompositorContent { self }
}
