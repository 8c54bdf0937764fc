@_spi(Kernel) import UmweltCore
@_spi(Kernel) import UmweltLayout
import Foundation

/// The phases of a pointer that moves without being down.
public nonisolated enum HoverPhase: Equatable, Sendable {
    /// The pointer is over the view, at a point in the requested coordinate space.
    case active(CGPoint)
    /// The pointer has left.
    case ended
}

extension View {
    /// Runs an action when a pointer enters or leaves the drawn part of the view.
    ///
    /// ```swift
    /// Text("Read").onHover { isHovered = $0 }
    /// ```
    ///
    /// - Parameter action: Called with true when the pointer enters, and with false when it leaves.
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(_HoverModifier(space: nil) { action($0 != .ended) })
    }

    /// Calls an action for each move of a pointer over the drawn part of the view, and when it leaves.
    ///
    /// - Parameter coordinateSpace: The space of the pointer's position.
    @_disfavoredOverload
    nonisolated public func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(_HoverModifier(space: coordinateSpace, action: action))
    }

    /// Calls an action for each move of a pointer over the drawn part of the view, and when it leaves.
    ///
    /// - Parameter coordinateSpace: The space of the pointer's position.
    nonisolated public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(_HoverModifier(space: coordinateSpace.coordinateSpace, action: action))
    }
}

/// The modifier that calls an action for pointers over a view.
public nonisolated struct _HoverModifier: ViewModifier, LayoutModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never

    /// The space of the points; nil if only entering and leaving is reported.
    let space: CoordinateSpace?
    let action: (HoverPhase) -> Void

    nonisolated init(space: CoordinateSpace?, action: @escaping (HoverPhase) -> Void) {
        self.space = space
        self.action = action
    }

    package func makeNode(for element: _Element) -> HoverNode { HoverNode(self, element: element) }

    package func update(_ node: HoverNode) { node.modifier = self }
}

/// A node of its child's size that handles pointers over it.
package final class HoverNode: WrapperNode, SavingNode {
    var modifier: _HoverModifier
    private var isHovered = false

    init(_ modifier: _HoverModifier, element: _Element) {
        self.modifier = modifier
        super.init(element: element)
    }

    package var savedPart: Any? { isHovered }

    package func resume(with part: Any) { isHovered = part as? Bool ?? false }

    public override var pointerInterest: PointerInterest {
        var interest = PointerInterest()
        interest.events = modifier.space == nil ? .visits : [.visits, .hovers]
        return interest
    }

    public override func handle(_ event: NodeEvent) -> Bool {
        guard case .pointer(let event) = event else { return false }
        switch event.phase {
        case .hovered:
            let space = modifier.space ?? .local
            var place = event.location
            if let own = event.place, space.isLocal {
                place = own
            } else {
                place = self.place(ofWindow: place, in: space)
            }
            // Without a space only coming and leaving is reported, not each move.
            if modifier.space == nil && isHovered { return true }
            isHovered = true
            modifier.action(.active(place))
        case .left:
            guard isHovered else { return true }
            isHovered = false
            modifier.action(.ended)
        default: return false
        }
        return true
    }
}
