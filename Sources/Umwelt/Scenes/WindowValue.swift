/// The value that a window shows. The window's views may change it.
class WindowValue {
    /// The value, written down; nil if there is none, or if it cannot be.
    var written: WindowRequest.Value? { nil }

    /// Whether it is the value that was written down.
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

    /// Reads and writes the value.
    var binding: Binding<D?> { Binding(location: StateLocation(source)) }

    /// Reads and writes the value of a window that began with one.
    func binding(orElse defaultValue: () -> D) -> Binding<D> {
        let location = StateLocation(source)
        return UnwrappedLocation(location).map { Binding(location: $0) } ?? .constant(defaultValue())
    }
}
