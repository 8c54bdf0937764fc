import CoreTransferable
import Foundation
import Umwelt
import UmweltDocuments
import UmweltNavigation

@available(*, unavailable, message: "Umwelt's drags always copy: leave this out.")
public struct DragConfiguration {
    public struct OperationsWithinApp: Sendable {
        public init(allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false) {}
    }

    public struct OperationsOutsideApp: Sendable {
        public init(allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false) {}
    }

    public init(
        operationsWithinApp: OperationsWithinApp = .init(), operationsOutsideApp: OperationsOutsideApp = .init()
    ) {}

    public init(allowMove: Bool) {}

    public init(allowMove: Bool, allowDelete: Bool) {}

    public var operationsWithinApp: OperationsWithinApp {
        get { OperationsWithinApp() }
        set {}
    }

    public var operationsOutsideApp: OperationsOutsideApp {
        get { OperationsOutsideApp() }
        set {}
    }
}

@available(*, unavailable, message: "Umwelt's drags always copy: leave this out.")
extension View {
    nonisolated public func dragConfiguration(_ configuration: DragConfiguration) -> some View { self }
}

@available(
    *, unavailable, message: "Umwelt's drags do not report their progress yet: use dropDestination(for:action:)."
)
public struct DragSession: Identifiable {
    public enum Phase: Sendable, Hashable {
        case initial
        case active
        case ending(DropOperation)
        case ended(DropOperation)
        case dataTransferCompleted
    }

    public struct ID: Sendable, Hashable {}

    public var id: ID { ID() }

    public var phase: Phase { .active }

    public var draggedItemIndex: Int { 0 }

    public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] { [] }

    public var location: CGPoint { .zero }
}

@available(
    *, unavailable, message: "Umwelt's drags do not report their progress yet: use dropDestination(for:action:)."
)
extension View {
    nonisolated public func onDragSessionUpdated(_ onUpdate: @escaping (DragSession) -> Void) -> some View { self }

    nonisolated public func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void) -> some View { self }
}

@available(
    *, unavailable, message: "Umwelt's drags do not report their progress yet: use dropDestination(for:action:)."
)
public struct DropConfiguration {
    public init(operation: DropOperation) {}

    public var operation: DropOperation { .copy }

    public var acceptedItemCount: Int? {
        get { nil }
        set {}
    }
}

@available(
    *, unavailable, message: "Umwelt's drags do not report their progress yet: use dropDestination(for:action:)."
)
extension View {
    nonisolated public func dropConfiguration(
        _ configuration: @escaping (DropSession) -> DropConfiguration
    ) -> some View { self }
}

@available(*, unavailable, message: "Umwelt's tabs do not support drag and drop yet: leave this out.")
extension TabContent {
    nonisolated public func draggable<T: Transferable>(
        _ payload: @autoclosure @escaping () -> T
    ) -> some TabContent<TabValue> { self }

    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
    ) -> some TabContent<TabValue> { self }
}
