@_spi(Kernel) import UmweltCore
import Foundation

/// The shape of its container, inset by the distance from the container's edges.
///
/// The container is the nearest ancestor with a ``View/containerShape(_:)``; without one, the shape is a rectangle.
///
/// ```swift
/// ContainerRelativeShape().fill(.blue).padding(8).containerShape(RoundedRectangle(cornerRadius: 20))
/// ```
public nonisolated struct ContainerRelativeShape: Shape, InsettableShape {
    /// Makes the shape.
    @inlinable nonisolated public init() {}

    /// Returns the outline in a rectangle.
    ///
    /// - Parameter rect: The rectangle, in points.
    nonisolated public func path(in rect: CGRect) -> Path {
        ContainerShapeContext.current?.path(in: rect) ?? Path(rect)
    }

    /// Returns the shape with its outline moved inwards by a length in points.
    ///
    /// - Parameter amount: The distance, in points.
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { Inset(base: self, amount: amount) }
}

extension Shape where Self == ContainerRelativeShape {
    /// The shape of its container, inset by the distance from the container's edges.
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension View {
    /// Sets the container shape of the view, which every ``ContainerRelativeShape`` inside uses.
    ///
    /// - Parameter shape: The shape. An inner view gets it inset by its distance from the edge.
    nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        modifier(_ContainerShapeModifier(shape: shape))
    }
}

/// The modifier that sets the container shape of a view.
public nonisolated struct _ContainerShapeModifier<Shape: InsettableShape>: ViewModifier, LayoutModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never

    /// The shape.
    public var shape: Shape

    /// Makes a modifier that sets a container shape.
    ///
    /// - Parameter shape: The shape, fitted to the modified view.
    nonisolated public init(shape: Shape) { self.shape = shape }

    package func makeNode(for element: _Element) -> ContainerShapeNode { ContainerShapeNode(element: element) }

    package func update(_ node: ContainerShapeNode) { node.set(shape) }
}

/// A wrapper node with a container shape, which shapes below find by their ancestors.
package final class ContainerShapeNode: WrapperNode {
    private var shape: (any InsettableShape)?

    func set<S: InsettableShape>(_ new: S) {
        if let old = shape as? S, areValuesEqual(old, new) { return }
        shape = new
        notifyShapes(in: self)
    }

    /// Notifies the shapes below, as after a change of their position, so that they compare their container shape.
    private func notifyShapes(in node: LayoutNode) {
        for child in node.children where child.subtreeFlags.contains(.place) {
            child.placeChanged()
            notifyShapes(in: child)
        }
    }

    var containerShape: (any InsettableShape)? { shape }
}

/// A container shape and the frame of its container, seen from a shape inside.
struct ContainerShapeContext: Sendable {
    /// The container's shape.
    var shape: any InsettableShape

    /// The container's frame in the coordinates of the shape inside.
    var frame: CGRect

    /// The container shape for the path that is being computed; nil for none.
    @TaskLocal static var current: ContainerShapeContext?

    /// Returns the container's outline, inset by the smallest distance between a rectangle and the container's frame.
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
    /// The nearest container shape among the ancestors of the node; nil for none.
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

    /// Returns a path that may depend on a container shape.
    ///
    /// - Parameters:
    ///   - place: The container shape of the node; nil for none.
    ///   - makePath: The closure that makes the path. ``ContainerShapeContext/current`` is set while it runs.
    final func path(in place: ContainerShapeContext?, _ makePath: () -> Path) -> Path {
        guard let place else { return makePath() }
        // The node is notified of changes of its position from now on, as the inset depends on it.
        add(.place)
        return ContainerShapeContext.$current.withValue(place) { makePath() }
    }
}
