import Foundation

/// Where a pointer is that does nothing but be there.
public nonisolated enum HoverPhase: Equatable, Sendable {
    /// It is over the view, at a place.
    case active(CGPoint)
    /// It has left.
    case ended
}

extension View {
    /// Calls an action when a pointer comes over what the view draws, and when it leaves.
    ///
    /// ```swift
    /// Text("Read").onHover { isHovered = $0 }
    /// ```
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(_HoverModifier(space: nil) { action($0 != .ended) })
    }

    /// Calls an action whenever a pointer moves over what the view draws, and when it leaves.
    @_disfavoredOverload
    nonisolated public func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(_HoverModifier(space: coordinateSpace, action: action))
    }

    /// Calls an action whenever a pointer moves over what the view draws, and when it leaves.
    nonisolated public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(_HoverModifier(space: coordinateSpace.coordinateSpace, action: action))
    }
}

/// Says when a pointer is over a view.
public nonisolated struct _HoverModifier: ViewModifier, LayoutModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never

    /// What places are measured from; nil if only coming and going counts.
    let space: CoordinateSpace?
    let action: (HoverPhase) -> Void

    nonisolated init(space: CoordinateSpace?, action: @escaping (HoverPhase) -> Void) {
        self.space = space
        self.action = action
    }

    package func makeNode(for element: _Element) -> HoverNode { HoverNode(self, element: element) }

    package func update(_ node: HoverNode) { node.modifier = self }
}

/// A node of its child's size that hears of pointers over it.
package final class HoverNode: WrapperNode {
    var modifier: _HoverModifier
    private var isHovered = false

    init(_ modifier: _HoverModifier, element: _Element) {
        self.modifier = modifier
        super.init(element: element)
    }

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
            // Who asks for coming and going only is told once.
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
