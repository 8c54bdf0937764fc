import Foundation
import Umwelt

@available(*, unavailable, message: "Umwelt's windows are pages, whose position the browser chooses: leave this out.")
public struct WindowLayoutRoot {
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

@available(*, unavailable, message: "Umwelt's windows are pages, whose position the browser chooses: leave this out.")
public struct WindowProxy {
    public var id: String? { nil }

    public var phase: ScenePhase { .active }
}

@available(*, unavailable, message: "Umwelt's windows are pages, whose position the browser chooses: leave this out.")
public struct DisplayProxy: Equatable {
    public var bounds: CGRect { .zero }

    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    public var visibleRect: CGRect { .zero }
}

@available(*, unavailable, message: "Umwelt's windows are pages, whose position the browser chooses: leave this out.")
public struct WindowPlacementContext {
    public var defaultDisplay: DisplayProxy { DisplayProxy() }

    public var windows: [WindowProxy] { [] }
}

@available(*, unavailable, message: "Umwelt's windows are pages, whose position the browser chooses: leave this out.")
public struct WindowPlacement: Equatable {
    public struct Position: Equatable {
        public static var utilityPanel: Position { Position() }

        public static func leading(_ relativeWindow: WindowProxy) -> Position { Position() }

        public static func trailing(_ relativeWindow: WindowProxy) -> Position { Position() }

        public static func above(_ relativeWindow: WindowProxy) -> Position { Position() }

        public static func below(_ relativeWindow: WindowProxy) -> Position { Position() }

        public static func replacing(_ relativeWindow: WindowProxy) -> Position { Position() }
    }

    public init(_ position: CGPoint? = nil, size: CGSize? = nil) {}

    public init(x: CGFloat? = nil, y: CGFloat? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {}

    public init(_ position: UnitPoint, size: CGSize? = nil) {}

    public init(_ position: UnitPoint, width: CGFloat? = nil, height: CGFloat? = nil) {}

    public init(_ position: Position?) {}

    public init(_ position: Position?, size: CGSize?) {}

    public init(
        _ position: Position?, width: CGFloat? = nil, height: CGFloat? = nil, depth: CGFloat? = nil
    ) {}
}

@available(*, unavailable, message: "Umwelt's windows are pages, whose size the browser chooses: use defaultSize.")
public struct WindowIdealSize: Sendable {
    public static var automatic: WindowIdealSize { WindowIdealSize() }

    public static var fitToContent: WindowIdealSize { WindowIdealSize() }

    public static var maximum: WindowIdealSize { WindowIdealSize() }
}

@available(*, unavailable, message: "Umwelt's windows are pages, whose size the browser chooses: use defaultSize.")
extension Scene {
    nonisolated public func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene { self }
}

@available(*, unavailable, message: "Umwelt's windows are pages, whose position the browser chooses: leave this out.")
extension Scene {
    nonisolated public func defaultWindowPlacement(
        _ makePlacement: @escaping (_ content: WindowLayoutRoot, _ context: WindowPlacementContext) -> WindowPlacement
    ) -> some Scene { self }

    nonisolated public func windowIdealPlacement(
        _ makePlacement: @escaping (_ content: WindowLayoutRoot, _ context: WindowPlacementContext) -> WindowPlacement
    ) -> some Scene { self }
}
