import Umwelt

@available(*, unavailable, message: "Umwelt has no volumes, and its windows are not placed in a room: leave this out.")
public struct Viewpoint3D: Equatable, Sendable, CustomDebugStringConvertible {
    public var squareAzimuth: SquareAzimuth { .front }

    public static var standard: Viewpoint3D { Viewpoint3D() }

    public var debugDescription: String { "" }
}

@available(*, unavailable, message: "Umwelt has no volumes, and its windows are not placed in a room: leave this out.")
public enum SquareAzimuth: CaseIterable, Sendable {
    case front
    case right
    case back
    case left

    public init(closestToAzimuth azimuth: Angle) { self = .front }

    public struct Set: OptionSet, Sendable {
        public var rawValue: Int { 0 }

        public init(rawValue: Int) {}

        public static var front: Set { Set(rawValue: 1) }

        public static var right: Set { Set(rawValue: 1) }

        public static var back: Set { Set(rawValue: 1) }

        public static var left: Set { Set(rawValue: 1) }

        public static var all: Set { Set(rawValue: 1) }

        public init(_ e: SquareAzimuth) {}

        public func contains(_ e: SquareAzimuth) -> Bool { false }
    }
}

@available(*, unavailable, message: "Umwelt has no volumes, and its windows are not placed in a room: leave this out.")
public struct VolumeViewpointUpdateStrategy: Sendable {
    public static var all: VolumeViewpointUpdateStrategy { VolumeViewpointUpdateStrategy() }

    public static var supported: VolumeViewpointUpdateStrategy { VolumeViewpointUpdateStrategy() }
}

@available(*, unavailable, message: "Umwelt has no volumes, and its windows are not placed in a room: leave this out.")
public struct WorldAlignmentBehavior: Equatable, Sendable {
    public static var automatic: WorldAlignmentBehavior { WorldAlignmentBehavior() }

    public static var adaptive: WorldAlignmentBehavior { WorldAlignmentBehavior() }

    public static var gravityAligned: WorldAlignmentBehavior { WorldAlignmentBehavior() }
}

@available(*, unavailable, message: "Umwelt has no volumes, and its windows are not placed in a room: leave this out.")
public enum WorldRecenterPhase: Sendable {
    case began
    case ended
}

@available(*, unavailable, message: "Umwelt has no volumes, and its windows are not placed in a room: leave this out.")
extension Scene {
    nonisolated public func volumeWorldAlignment(_ behavior: WorldAlignmentBehavior) -> some Scene { self }
}

@available(*, unavailable, message: "Umwelt has no volumes, and its windows are not placed in a room: leave this out.")
extension View {
    nonisolated public func supportedVolumeViewpoints(_ viewpoints: SquareAzimuth.Set) -> some View { self }

    nonisolated public func onVolumeViewpointChange(
        updateStrategy: VolumeViewpointUpdateStrategy = .supported, initial: Bool = true,
        _ action: @escaping (_ oldValue: Viewpoint3D, _ newValue: Viewpoint3D) -> Void
    ) -> some View { self }

    nonisolated public func onWorldRecenter(
        action: @escaping @MainActor (_ event: WorldRecenterPhase) -> Void
    ) -> some View { self }

    nonisolated public func onWorldRecenter(action: @escaping @MainActor () -> Void) -> some View { self }
}

@available(*, unavailable, message: "Umwelt has no ornaments: put the views into a toolbar or an overlay.")
public struct OrnamentAttachmentAnchor: Sendable {
    public static func scene(_ anchor: UnitPoint) -> OrnamentAttachmentAnchor { OrnamentAttachmentAnchor() }
}

@available(*, unavailable, message: "Umwelt has no ornaments: put the views into a toolbar or an overlay.")
extension View {
    @_disfavoredOverload
    nonisolated public func ornament<Content: View>(
        visibility: Visibility = .automatic, attachmentAnchor: OrnamentAttachmentAnchor,
        contentAlignment: Alignment = .center, @ViewBuilder ornament: () -> Content
    ) -> some View { self }
}
