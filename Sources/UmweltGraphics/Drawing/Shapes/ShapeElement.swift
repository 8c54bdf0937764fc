@_spi(Kernel) import UmweltCore

/// The element of a shape that is used as a view, filled with the foreground style.
///
/// A view's dynamic properties are installed before its body runs. A shape's outline is computed later, so the element
/// depends on all of the properties, even of properties that the outline does not read.
final class ShapeElement<S: Shape>: BareLeafElement<S, ShapeNode> {
    /// The dynamic properties of the shape; nil if its type has none.
    private var properties: InstalledProperties<S>?

    override func apply(_ shape: S, to node: ShapeNode, in values: EnvironmentValues) {
        let shape = installed(shape)
        node.set(
            shape: shape, drawing: .fill(FillStyle()), paint: ForegroundStyle()._paint(in: values),
            isMirrored: shape.isMirrored(in: values), isChanged: properties != nil)
    }

    private func installed(_ shape: S) -> S {
        if properties == nil { properties = InstalledProperties(of: shape, for: self) }
        guard let properties else { return shape }
        properties.track()
        return properties.installed(in: shape, for: self)
    }

    override func didLeaveTree() {
        super.didLeaveTree()
        properties = nil
    }
}
