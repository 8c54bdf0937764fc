/// The value that a window shows. The window's views may change it.
class WindowValue {
    /// The encoded value; nil if there is none, or if it cannot be encoded.
    var written: WindowRequest.Value? { nil }

    /// Returns true if the value equals an encoded one.
    func isEqual(to written: WindowRequest.Value) -> Bool { false }
}

/// A window's value of a type.
final class TypedWindowValue<D: Codable & Hashable>: WindowValue {
    private let source: StateSource<D?>

    init(_ value: D?, in tree: ViewTree) { source = StateSource(value, in: tree.graph) }

    override var written: WindowRequest.Value? { source.value.flatMap { WindowRequest.Value($0) } }

    override func isEqual(to written: WindowRequest.Value) -> Bool {
        guard let value = source.value else { return false }
        return written.read(as: D.self) == value
    }

    /// A binding to the value.
    var binding: Binding<D?> { Binding(location: StateLocation(source)) }

    /// Returns a binding to the value of a window that began with one. Without a value it is a constant with the
    /// default.
    func binding(orElse defaultValue: () -> D) -> Binding<D> {
        let location = StateLocation(source)
        return UnwrappedLocation(location).map { Binding(location: $0) } ?? .constant(defaultValue())
    }
}
