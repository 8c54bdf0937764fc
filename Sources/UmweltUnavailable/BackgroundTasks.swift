import Foundation
import Umwelt

@available(
    *, unavailable,
    message: "Umwelt's apps have no background tasks, because they always run: start a Task, or use task(_:) in a view."
)
public struct BackgroundTask<Request, Response>: Sendable {
    public static var urlSession: BackgroundTask<String, Void> { BackgroundTask<String, Void>() }

    public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask<Void, Void>() }

    public static func urlSession(
        matching: @escaping @Sendable (String) -> Bool
    ) -> BackgroundTask<String, Void> { BackgroundTask<String, Void>() }

    public static var appRefresh: BackgroundTask<String?, Void> { BackgroundTask<String?, Void>() }

    public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask<Void, Void>() }

    public static var snapshot: BackgroundTask<SnapshotData, SnapshotResponse> {
        BackgroundTask<SnapshotData, SnapshotResponse>()
    }

    public static var intentDidRun: BackgroundTask<Void, Void> { BackgroundTask<Void, Void>() }

    public static var relevantShortcut: BackgroundTask<Void, Void> { BackgroundTask<Void, Void>() }

    public static var watchConnectivity: BackgroundTask<Void, Void> { BackgroundTask<Void, Void>() }

    public static var bluetoothAlert: BackgroundTask<Void, Void> { BackgroundTask<Void, Void>() }
}

@available(
    *, unavailable,
    message: "Umwelt's apps have no background tasks, because they always run: start a Task, or use task(_:) in a view."
)
public struct SnapshotResponse: Sendable {
    public init(
        restoredDefaultState: Bool = false, estimatedSnapshotExpiration: Date? = nil, identifier: String? = nil
    ) {}
}

@available(
    *, unavailable,
    message: "Umwelt's apps have no background tasks, because they always run: start a Task, or use task(_:) in a view."
)
public struct SnapshotData: Sendable {
    public enum SnapshotReason: Sendable {
        case appScheduled
        case returnToDefaultState
        case complicationUpdate
        case prelaunch
        case appBackgrounded
    }

    public var reason: SnapshotReason { .appScheduled }

    public var identifier: String? { nil }
}

@available(
    *, unavailable,
    message: "Umwelt's apps have no background tasks, because they always run: start a Task, or use task(_:) in a view."
)
extension Scene {
    nonisolated public func backgroundTask<D: Sendable, R: Sendable>(
        _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
    ) -> some Scene { self }
}
