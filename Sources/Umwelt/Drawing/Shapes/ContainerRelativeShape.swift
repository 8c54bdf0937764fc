import Foundation

/// The shape of what it is in, as much smaller as it lies inside of that.
///
/// Its container is the nearest view around that ``View/containerShape(_:)`` gives a shape; without one it is a rectangle.
///
/// ```swift
/// ContainerRelativeShape().fill(.blue).padding(8).containerShape(RoundedRectangle(cornerRadius: 20))
/// ```
public nonisolated struct ContainerRelativeShape: Shape, InsettableShape {
    /// Makes the shape.
    @inlinable nonisolated public init() {}

    /// Returns the outline in a rectangle.
    nonisolated public func path(in rect: CGRect) -> Path {
        ContainerShapeContext.current?.path(in: rect) ?? Path(rect)
    }

    /// Returns the shape with its outline moved inwards by a length in points.
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { Inset(base: self, amount: amount) }
}

extension Shape where Self == ContainerRelativeShape {
    /// The shape of what it is in.
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension View {
    /// Gives the view a shape, which a ``ContainerRelativeShape`` inside follows.
    nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        modifier(_ContainerShapeModifier(shape: shape))
    }
}

/// Gives a view a shape, which shapes inside follow.
public nonisolated struct _ContainerShapeModifier<Shape: InsettableShape>: ViewModifier, LayoutModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never

    /// The shape.
    public var shape: Shape

    /// Gives a view a shape.
    nonisolated public init(shape: Shape) { self.shape = shape }

    package func makeNode(for element: _Element) -> ContainerShapeNode { ContainerShapeNode(element: element) }

    package func update(_ node: ContainerShapeNode) { node.set(shape) }
}

/// A node of its child's size that has a shape.
package final class ContainerShapeNode: WrapperNode {
    private var shape: (any InsettableShape)?

    func set<S: InsettableShape>(_ new: S) {
        if let old = shape as? S, areValuesEqual(old, new) { return }
        shape = new
        notifyShapes(in: self)
    }

    /// Tells shapes inside as if their place were another.
    private func notifyShapes(in node: LayoutNode) {
        for child in node.children where child.subtreeFlags.contains(.place) {
            child.placeChanged()
            notifyShapes(in: child)
        }
    }

    var containerShape: (any InsettableShape)? { shape }
}

/// What a shape is in.
struct ContainerShapeContext: Sendable {
    /// The container's shape.
    var shape: any InsettableShape

    /// The container's frame in the coordinates of the shape.
    var frame: CGRect

    /// What the shapes whose paths are asked for now are in; nil for nothing that has a shape.
    @TaskLocal static var current: ContainerShapeContext?

    /// The container's outline, as much smaller as a rectangle lies inside of its frame.
    func path(in rect: CGRect) -> Path {
        let distances = [
            rect.minX - frame.minX, frame.maxX - rect.maxX, rect.minY - frame.minY, frame.maxY - rect.maxY,
        ]
        let inset = max(distances.min() ?? 0, 0)
        func outline<S: InsettableShape>(_ shape: S) -> Path {
            shape.inset(by: inset).path(in: rect.insetBy(dx: -inset, dy: -inset))
        }
        return outline(shape)
    }
}

extension ContainerShapeContext: Equatable {
    static func == (left: ContainerShapeContext, right: ContainerShapeContext) -> Bool {
        left.frame == right.frame && areValuesEqual(left.shape, right.shape)
    }
}

extension LayoutNode {
    /// What the node is in; nil for nothing that has a shape.
    final var containerPlace: ContainerShapeContext? {
        var corner = CGPoint.zero
        var node: LayoutNode? = self
        while let current = node {
            if let shape = (current as? ContainerShapeNode)?.containerShape {
                return ContainerShapeContext(shape: shape, frame: CGRect(origin: corner, size: current.frame.size))
            }
            corner.x -= current.frame.minX
            corner.y -= current.frame.minY
            node = current.parent
        }
        return nil
    }

    /// A path that may depend on what the node is in.
    final func path(in place: ContainerShapeContext?, _ makePath: () -> Path) -> Path {
        guard let place else { return makePath() }
        // Told from now on when the place changes.
        add(.place)
        return ContainerShapeContext.$current.withValue(place) { makePath() }
    }
}
