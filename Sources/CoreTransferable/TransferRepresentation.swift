import Foundation
import UniformTypeIdentifiers

/// A description of the data that represent values of a type.
public protocol TransferRepresentation<Item>: Sendable {
    /// The type of the values.
    associatedtype Item: Transferable

    /// The type of the body.
    associatedtype Body: TransferRepresentation

    /// The representations of which this one consists.
    @TransferRepresentationBuilder<Item> var body: Body { get }
}

extension TransferRepresentation where Body == Never {
    /// Never: the system reads the representation itself.
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

extension Never: TransferRepresentation {
    /// Never: this type has no values.
    public typealias Item = Never

    // Written out, since the compiler infers it only in some orders of files. A `body` of its own would compete with
    // that of `Never` as a view, in all modules that conform `Never` to a protocol with a body.
    /// Never: this type has no values.
    public typealias Body = Never
}

extension Never: Transferable {
    /// Never: there are no values to represent.
    public static var transferRepresentation: Never { fatalError("There are no values of Never.") }
}

/// The builder of a list of representations, the best first.
@resultBuilder public struct TransferRepresentationBuilder<Item: Transferable> {
    /// Returns a representation.
    ///
    /// - Parameter content: The value of the expression, which is returned unchanged.
    public static func buildExpression<Encoder, Decoder>(
        _ content: CodableRepresentation<Item, Encoder, Decoder>
    ) -> CodableRepresentation<Item, Encoder, Decoder> { content }

    /// Returns a representation.
    ///
    /// - Parameter content: The value of the expression, which is returned unchanged.
    public static func buildExpression<R: TransferRepresentation>(_ content: R) -> R where Item == R.Item { content }

    /// Returns the only representation.
    ///
    /// - Parameter content: The value of the statement, which is returned unchanged.
    public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
    where Item == Content.Item { content }

    /// Returns several representations as one.
    ///
    /// - Parameter content: The values of the statements, in the order of the source.
    public static func buildBlock<each C: TransferRepresentation>(
        _ content: repeat each C
    ) -> TupleTransferRepresentation<Item, (repeat each C)> {
        // The items of each are this builder's: the expressions have seen to that.
        var all: [TransferPart<Item>] = []
        for one in repeat each content { all += parts(of: one) as? [TransferPart<Item>] ?? [] }
        return TupleTransferRepresentation(parts: all)
    }
}

/// Several representations, the first suitable of which is used.
public struct TupleTransferRepresentation<Item: Transferable, Value: Sendable>: PrimitiveTransferRepresentation {
    /// Never: the system reads the representation itself.
    public typealias Body = Never

    let parts: [TransferPart<Item>]
}

/// A representation that is changed by a modifier.
struct ModifiedTransferRepresentation<Item: Transferable>: PrimitiveTransferRepresentation {
    typealias Body = Never
    let parts: [TransferPart<Item>]

    init<R: TransferRepresentation>(_ base: R, _ change: (inout TransferPart<Item>) -> Void) where R.Item == Item {
        parts = (CoreTransferable.parts(of: base) as? [TransferPart<Item>] ?? []).map { part in
            var part = part
            change(&part)
            return part
        }
    }
}

/// A representation of values that satisfy a condition.
public struct _ConditionalTransferRepresentation<Base: TransferRepresentation>: PrimitiveTransferRepresentation {
    /// The type of the values.
    public typealias Item = Base.Item
    /// Never: the system reads the representation itself.
    public typealias Body = Never

    let parts: [TransferPart<Base.Item>]
}

extension TransferRepresentation {
    /// Exports only values that satisfy a condition by this representation.
    ///
    /// - Parameter condition: Returns true if the item is exported by this representation.
    public func exportingCondition(
        _ condition: @escaping @Sendable (Item) -> Bool
    ) -> _ConditionalTransferRepresentation<Self> {
        let changed = ModifiedTransferRepresentation(self) { $0.condition = condition }
        return _ConditionalTransferRepresentation(parts: changed.parts)
    }

    /// Sets who may read exported data.
    ///
    /// - Parameter visibility: The apps that may load the data.
    public func visibility(
        _ visibility: TransferRepresentationVisibility
    ) -> some TransferRepresentation<Item> {
        ModifiedTransferRepresentation(self) { $0.visibility = visibility }
    }

    /// Sets the name of files of values.
    ///
    /// - Parameter fileName: The name with its extension.
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
        ModifiedTransferRepresentation(self) { $0.suggestedFileName = { _ in fileName } }
    }

    /// Sets the name of a value's file; nil for a default.
    ///
    /// - Parameter fileName: Returns the name for an item; nil for none in particular.
    public func suggestedFileName(
        _ fileName: @escaping @Sendable (Item) -> String?
    ) -> some TransferRepresentation<Item> {
        ModifiedTransferRepresentation(self) { $0.suggestedFileName = fileName }
    }
}

/// The processes that may read exported data.
public struct TransferRepresentationVisibility: Sendable, Equatable {
    private let rank: Int

    /// All programs.
    public static let all = TransferRepresentationVisibility(rank: 0)

    /// Programs of the same developer. None is known to belong to the team here, so only the app itself can read the
    /// data.
    public static let team = TransferRepresentationVisibility(rank: 1)

    /// Programs of the same group. None is known to belong to the team here, so only the app itself can read the data.
    public static let group = TransferRepresentationVisibility(rank: 2)

    /// The app itself.
    public static let ownProcess = TransferRepresentationVisibility(rank: 3)

    /// Returns true if data of this visibility are also visible to another.
    func includes(_ other: TransferRepresentationVisibility) -> Bool { rank <= other.rank }
}
