import Foundation
import Umwelt

/// The session of a drop, which actions of `dropDestination` are given.
public struct DropSession: Identifiable {
    /// The identity of a drop.
    public struct ID: Hashable, Sendable, CustomStringConvertible {
        private let value = UUID()

        /// The identity as a text.
        public var description: String { value.uuidString }
    }

    /// The phases of a drop.
    public enum Phase: Hashable, Sendable, CustomStringConvertible {
        /// Something has come over the view.
        case entering
        /// Something is over the view.
        case active
        /// Something leaves the view.
        case exiting
        /// Something was dropped.
        case ended(DropOperation)
        /// The end of loading what was dropped.
        case dataTransferCompleted

        /// The name of the phase.
        public var description: String {
            switch self {
            case .entering: "entering"
            case .active: "active"
            case .exiting: "exiting"
            case .ended(let operation): "ended(\(operation))"
            case .dataTransferCompleted: "dataTransferCompleted"
            }
        }
    }

    /// The identity of the drop.
    public let id = ID()

    /// The phase of the drop. Actions are called when the data have been loaded.
    public let phase = Phase.dataTransferCompleted

    /// The number of items that were dropped.
    public var itemsCount: Int

    /// The operations that a drop may do: what the app drags itself may also be moved.
    public var suggestedOperations: DropOperation.Set

    /// The size of the view, in points.
    public var size: CGSize

    /// The place in the view's coordinates, in points.
    public var location: CGPoint

    init(_ load: any DragLoad, at location: CGPoint, size: CGSize) {
        itemsCount = load.providers.count
        suggestedOperations = load is OutsideLoad ? .copy : [.copy, .move]
        self.size = size
        self.location = location
    }
}

extension DropSession: CustomDebugStringConvertible {
    /// The identity, the phase and the place.
    public var debugDescription: String { "DropSession(\(id), \(phase), \(location))" }
}

@available(*, unavailable)
extension DropSession: Sendable {}
