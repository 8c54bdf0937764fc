import Foundation

/// A zoom that the user asks for without a pointer.
public struct AccessibilityZoomGestureAction {
    /// The directions of a zoom.
    @frozen public enum Direction: Sendable {
        /// Larger.
        case zoomIn
        /// Smaller.
        case zoomOut
    }

    /// The direction.
    public let direction: Direction

    /// The middle of the zoom, as a share of the view's size.
    public let location: UnitPoint

    /// The middle of the zoom, in the view's coordinates. Without a pointer it is the view's origin, because the view
    /// may not be placed yet.
    public let point: CGPoint
}

@available(*, unavailable)
extension AccessibilityZoomGestureAction: Sendable {}

extension View {
    /// Adds actions that zoom the view without a pointer: "Zoom In" and "Zoom Out".
    ///
    /// - Parameter handler: Called with the action: its direction and the point.
    nonisolated public func accessibilityZoomAction(
        _ handler: @escaping (_ action: AccessibilityZoomGestureAction) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        func action(_ name: SystemWord, _ direction: AccessibilityZoomGestureAction.Direction) -> AccessibilityHandler {
            AccessibilityHandler(kind: AccessibilityActionKind(named: name.text)) {
                handler(AccessibilityZoomGestureAction(direction: direction, location: .center, point: .zero))
            }
        }
        return attaching { $0.actions = [action(.zoomIn, .zoomIn), action(.zoomOut, .zoomOut)] }
    }

    /// Adds actions that scroll the view without a pointer, to each of its edges.
    ///
    /// - Parameter handler: The action, with the edge that the user wants to see more of.
    nonisolated public func accessibilityScrollAction(
        _ handler: @escaping (_ edge: Edge) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        let edges: [(SystemWord, Edge)] = [
            (.scrollUp, .top), (.scrollDown, .bottom), (.scrollBack, .leading), (.scrollForward, .trailing),
        ]
        return attaching { properties in
            properties.actions = edges.map { name, edge in
                AccessibilityHandler(kind: AccessibilityActionKind(named: name.text)) { handler(edge) }
            }
        }
    }

    /// Sets the point of an activation without a pointer, in the view's coordinates.
    ///
    /// - Parameter activationPoint: The point in the view's own coordinates, in points.
    nonisolated public func accessibilityActivationPoint(
        _ activationPoint: CGPoint
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.activationPoint = .place(activationPoint) }
    }

    /// Sets the point of an activation without a pointer, as a fraction of the view's size.
    ///
    /// - Parameter activationPoint: The point, as a share of the view's size.
    nonisolated public func accessibilityActivationPoint(
        _ activationPoint: UnitPoint
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.activationPoint = .share(activationPoint) }
    }

    /// Sets the point of an activation without a pointer, in the view's coordinates, if `isEnabled` is true.
    ///
    /// - Parameters:
    ///   - activationPoint: The point in the view's own coordinates, in points.
    ///   - isEnabled: If false, the modifier has no effect.
    nonisolated public func accessibilityActivationPoint(
        _ activationPoint: CGPoint, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.activationPoint = isEnabled ? .place(activationPoint) : nil }
    }

    /// Sets the point of an activation without a pointer, as a fraction of the view's size, if `isEnabled` is true.
    ///
    /// - Parameters:
    ///   - activationPoint: The point, as a share of the view's size.
    ///   - isEnabled: If false, the modifier has no effect.
    nonisolated public func accessibilityActivationPoint(
        _ activationPoint: UnitPoint, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.activationPoint = isEnabled ? .share(activationPoint) : nil }
    }
}
