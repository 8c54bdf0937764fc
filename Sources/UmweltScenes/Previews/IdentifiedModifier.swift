@_spi(Kernel) import UmweltCore

/// A modifier with an identifier that tools use to find a view. It has no visible effect.
///
/// Some libraries use its name to skip the modifiers that Xcode's canvas adds.
public nonisolated struct _IdentifiedModifier<Identifier: Hashable>: ViewModifier, Equatable {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never

    /// The identifier.
    public var identifier: Identifier

    /// Makes a modifier with an identifier.
    ///
    /// - Parameter identifier: The identifier.
    nonisolated public init(identifier: Identifier) { self.identifier = identifier }

    /// Makes the modifier's element.
    nonisolated public static func _makeElement<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<ModifiedContent<V, Self>> {
        PassThroughElement(view, inputs) { $0.content }
    }
}

/// The identifier of a view in the source, as set by Xcode's canvas.
public nonisolated struct __DesignTimeSelectionIdentifier: Hashable, Sendable {
    private let identifier: String

    /// Makes an identifier.
    ///
    /// - Parameter identifier: A text that only tools read, such as a line of the source.
    public init(_ identifier: String) { self.identifier = identifier }
}
