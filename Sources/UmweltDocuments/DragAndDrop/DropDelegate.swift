import CoreTransferable
import Foundation
@_spi(Kernel) import Umwelt
import UniformTypeIdentifiers

/// An object that accepts or rejects drops on a view, and performs them.
///
/// ```swift
/// struct Inbox: DropDelegate {
///     let receive: ([NSItemProvider]) -> Void
///     func performDrop(info: DropInfo) -> Bool {
///         receive(info.itemProviders(for: [.text]))
///         return true
///     }
/// }
///
/// List(texts, id: \.self) { Text($0) }.onDrop(of: [.text], delegate: Inbox(receive: load))
/// ```
@preconcurrency @MainActor public protocol DropDelegate {
    /// Returns true if the view accepts the dragged items.
    ///
    /// - Parameter info: The items, and the pointer's position.
    func validateDrop(info: DropInfo) -> Bool

    /// Performs a drop.
    ///
    /// - Parameter info: The items, and the pointer's position.
    /// - Returns: True if the items could be used.
    func performDrop(info: DropInfo) -> Bool

    /// Called when a drag has entered the view.
    ///
    /// - Parameter info: The items, and the pointer's position.
    func dropEntered(info: DropInfo)

    /// Called when a drag has moved over the view.
    ///
    /// - Parameter info: The items, and the pointer's position.
    /// - Returns: The operation that a drop would perform; nil for the same as before, which is a copy at first.
    func dropUpdated(info: DropInfo) -> DropProposal?

    /// Called when a drag has left the view, also after a drop.
    ///
    /// - Parameter info: The items, and the pointer's position.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    /// Returns true: the view accepts all items of its types.
    ///
    /// - Parameter info: The items, and the pointer's position.
    public func validateDrop(info: DropInfo) -> Bool { true }

    /// Does nothing.
    ///
    /// - Parameter info: The items, and the pointer's position.
    public func dropEntered(info: DropInfo) {}

    /// Returns nil: a drop would do the same as before.
    ///
    /// - Parameter info: The items, and the pointer's position.
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }

    /// Does nothing.
    ///
    /// - Parameter info: The items, and the pointer's position.
    public func dropExited(info: DropInfo) {}
}

/// A drop: its position and its items.
public struct DropInfo {
    /// The position in the view's coordinates, in points.
    public let location: CGPoint

    private let providers: [NSItemProvider]

    init(_ load: any DragLoad, at location: CGPoint) {
        self.location = location
        providers = load.providers
    }

    /// Returns true if an item has data of one of several types.
    ///
    /// - Parameter contentTypes: The types; an item may also have data of a type that conforms to one.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
        providers.contains { $0.hasItem(conformingToAny: contentTypes) }
    }

    /// Returns the items that have data of one of several types.
    ///
    /// - Parameter contentTypes: The types; an item may also have data of a type that conforms to one.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        providers.filter { $0.hasItem(conformingToAny: contentTypes) }
    }

    /// Returns true if an item has data of one of several types, by their names.
    ///
    /// - Parameter types: The identifiers of the types.
    public func hasItemsConforming(to types: [String]) -> Bool { hasItemsConforming(to: types.map(UTType.named)) }

    /// Returns the items that have data of one of several types, by their names.
    ///
    /// - Parameter types: The identifiers of the types.
    public func itemProviders(for types: [String]) -> [NSItemProvider] { itemProviders(for: types.map(UTType.named)) }
}

@available(*, unavailable)
extension DropInfo: Sendable {}

/// The operation that a drop performs.
public enum DropOperation: Hashable, Sendable {
    /// No operation: the drag is cancelled.
    case cancel
    /// No operation: the view rejects the drop.
    case forbidden
    /// A copy of the items.
    case copy
    /// A move of the items.
    case move

    /// Several operations.
    public struct Set: OptionSet, Hashable, Sendable, CustomStringConvertible {
        /// The operations as bits.
        public let rawValue: Int

        /// Makes a set from bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// No operation: the drag is cancelled.
        public static let cancel = Set(rawValue: 1)
        /// A copy of the items.
        public static let copy = Set(rawValue: 2)
        /// A move of the items.
        public static let move = Set(rawValue: 4)
        /// No operation: the view rejects the drop.
        public static let forbidden = Set(rawValue: 8)

        /// The names of the operations.
        public var description: String {
            let names: [(Set, String)] = [
                (.cancel, "cancel"), (.copy, "copy"), (.move, "move"), (.forbidden, "forbidden"),
            ]
            return "[" + names.filter { contains($0.0) }.map(\.1).joined(separator: ", ") + "]"
        }
    }
}

/// The proposal of a destination: the operation that a drop would perform.
public struct DropProposal: Sendable, CustomDebugStringConvertible {
    /// The operation of a drop.
    public let operation: DropOperation

    /// The operation for a drop from outside the app; nil for the same.
    public let operationOutsideApplication: DropOperation?

    /// Makes a proposal.
    ///
    /// - Parameter operation: The operation, such as `.copy` or `.move`, which the pointer shows.
    public init(operation: DropOperation) {
        self.operation = operation
        operationOutsideApplication = nil
    }

    /// Makes a proposal with another operation for items from outside of the app.
    ///
    /// - Parameters:
    ///   - withinApplication: The operation for items of this app.
    ///   - outsideApplication: The operation for items of other apps.
    public init(withinApplication: DropOperation, outsideApplication: DropOperation) {
        operation = withinApplication
        operationOutsideApplication = outsideApplication
    }

    /// The operations.
    public var debugDescription: String {
        "DropProposal(\(operation)\(operationOutsideApplication.map { ", from outside: \($0)" } ?? ""))"
    }

    /// Returns true if a drag is accepted.
    func takes(_ load: any DragLoad) -> Bool {
        let operation = load is OutsideLoad ? operationOutsideApplication ?? operation : operation
        return operation != .cancel && operation != .forbidden
    }
}

extension View {
    /// Makes the view a destination for items of some types that are dropped on it, as a delegate decides.
    ///
    /// - Parameter supportedContentTypes: The types of data; an item needs one of them.
    nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        modifier(_DropModifier(handler: DropHandler(supportedContentTypes, DelegateCall(delegate))))
    }

    /// Makes the view a destination for items of some types that are dropped on it, as a delegate decides.
    ///
    /// - Parameter supportedTypes: The names of the types of data; an item needs one of them.
    nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
        onDrop(of: supportedTypes.map(UTType.named), delegate: delegate)
    }
}

extension DropHandler {
    fileprivate init(_ types: [UTType], _ call: DelegateCall) {
        self.init(
            accepts: { load, place in
                load.providers.contains { $0.hasItem(conformingToAny: types) } && call.validate(load, place)
            },
            entered: { load, place in call.enter(load, place) },
            moved: { load, place in call.move(load, place) },
            left: { load in call.exit(load) },
            drop: { load, place, _ in call.drop(load, place) })
    }
}

/// The calls of a delegate in the course of a drag.
private final class DelegateCall {
    private let delegate: any DropDelegate
    private var proposal = DropProposal(operation: .copy)
    private var last = CGPoint.zero

    init(_ delegate: any DropDelegate) { self.delegate = delegate }

    func validate(_ load: any DragLoad, _ place: CGPoint) -> Bool {
        onMainActor({ delegate, info in delegate.validateDrop(info: info) }, load, place)
    }

    func enter(_ load: any DragLoad, _ place: CGPoint) {
        proposal = DropProposal(operation: .copy)
        onMainActor({ delegate, info in delegate.dropEntered(info: info) }, load, place)
    }

    func move(_ load: any DragLoad, _ place: CGPoint) {
        let new: DropProposal? = onMainActor({ $0.dropUpdated(info: $1) }, load, place)
        if let new { proposal = new }
    }

    func exit(_ load: any DragLoad) { onMainActor({ $0.dropExited(info: $1) }, load, last) }

    func drop(_ load: any DragLoad, _ place: CGPoint) -> Bool {
        proposal.takes(load) && onMainActor({ $0.performDrop(info: $1) }, load, place)
    }

    private func onMainActor<Result>(
        _ call: @MainActor (any DropDelegate, DropInfo) -> Result, _ load: any DragLoad, _ place: CGPoint
    ) -> Result {
        last = place
        return Umwelt.onMainActor(
            { @MainActor (input: (any DropDelegate, DropInfo)) in call(input.0, input.1) },
            (delegate, DropInfo(load, at: place)))
    }
}
