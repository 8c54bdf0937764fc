import Foundation

extension View {
    /// Does something when the view comes into sight in something that scrolls, and when it goes out of sight: when at
    /// least a part of it can be seen, from 0 to 1, or no longer.
    ///
    /// ```swift
    /// VideoView().onScrollVisibilityChange(threshold: 0.2) { isVisible in isPlaying = isVisible }
    /// ```
    ///
    /// At first it is out of sight.
    nonisolated public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View {
        modifier(_ScrollVisibilityModifier(threshold: threshold, action: action))
    }
}

/// Does something when a view comes into sight.
public nonisolated struct _ScrollVisibilityModifier: ViewModifier, LayoutModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    let threshold: Double
    let action: (Bool) -> Void

    nonisolated init(threshold: Double, action: @escaping (Bool) -> Void) {
        self.threshold = threshold
        self.action = action
    }

    package func makeNode(for element: _Element) -> ScrollVisibilityNode {
        ScrollVisibilityNode(self, element: element)
    }

    package func update(_ node: ScrollVisibilityNode) { node.modifier = self }
}

/// A node that says when it comes into sight.
package final class ScrollVisibilityNode: WrapperNode {
    var modifier: _ScrollVisibilityModifier
    private var isVisible = false
    private var isPlaced = false

    init(_ modifier: _ScrollVisibilityModifier, element: _Element) {
        self.modifier = modifier
        super.init(element: element)
        add(.place)
    }

    public override func didPlace() {
        if !isPlaced { element.tree.noteMove(of: self) }
        isPlaced = true
    }

    public override func placeChanged() {
        let new = isVisible(share: modifier.threshold)
        guard new != isVisible else { return }
        isVisible = new
        element.tree.afterUpdate { [weak self] in
            if let self, !self.isDetached { self.modifier.action(new) }
        }
    }
}

extension LayoutNode {
    /// Whether at least a share of the node can be seen, as far as something around it scrolls, and in the window.
    final func isVisible(share: Double) -> Bool {
        let whole = frame.size
        var rect = CGRect(origin: .zero, size: whole)
        var node = self
        while let outer = node.parent {
            rect = node.outerFrame(of: rect)
            let window = outer.scrollAxes != nil ? outer.frame.size : (outer as? RootNode)?.size
            if let window {
                rect = rect.intersection(CGRect(origin: .zero, size: window))
                if rect.isNull { return false }
            }
            node = outer
        }
        return rect.share(of: whole) >= share
    }
}

extension CGRect {
    /// How much it is of something larger, from 0 to 1; what has no area is there or not.
    func share(of whole: CGSize) -> Double {
        let area = whole.width * whole.height
        return area > 0 ? (width * height / area) : isNull ? 0 : 1
    }
}
