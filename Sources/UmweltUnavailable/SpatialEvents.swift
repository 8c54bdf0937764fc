import Foundation
import Umwelt

@available(*, unavailable, message: "Umwelt has no gesture for spatial events: use DragGesture or MagnifyGesture.")
public struct SpatialEventCollection: Collection, Equatable {
    public struct Event: Identifiable, Hashable {
        public struct ID: Hashable {}

        public enum Kind: Hashable {
            case touch
            case directPinch
            case indirectPinch
            case pencil
            case pointer
        }

        public enum Phase: Hashable {
            case active
            case ended
            case cancelled
        }

        public struct InputDevicePose: Hashable {
            public var altitude: Angle { .zero }

            public var azimuth: Angle { .zero }
        }

        public var id: ID { ID() }

        public var timestamp: TimeInterval { 0 }

        public var kind: Kind { .touch }

        public var location: CGPoint { .zero }

        public var phase: Phase { .active }

        public var modifierKeys: EventModifiers { [] }

        public var inputDevicePose: InputDevicePose? { nil }
    }

    public struct Index: Comparable {
        public static func < (lhs: Index, rhs: Index) -> Bool { false }
    }

    public subscript(index: Event.ID) -> Event? { nil }

    public var startIndex: Index { Index() }

    public var endIndex: Index { Index() }

    public subscript(position: Index) -> Event { Event() }

    public func index(after i: Index) -> Index { i }
}

@available(*, unavailable, message: "Umwelt has no gesture for spatial events: use DragGesture or MagnifyGesture.")
public struct SpatialEventGesture: Gesture {
    public init(coordinateSpace: any CoordinateSpaceProtocol = .local) {}

    public var coordinateSpace: CoordinateSpace { .local }

    public var body: some Gesture<SpatialEventCollection> { TapGesture().map { SpatialEventCollection() } }
}
