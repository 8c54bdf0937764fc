@_spi(Kernel) import UmweltCore
import Foundation

extension View {
    /// Performs an action when the view becomes visible in a scrollable view, and when it is no longer.
    ///
    /// ```swift
    /// VideoView().onScrollVisibilityChange(threshold: 0.2) { isVisible in isPlaying = isVisible }
    /// ```
    ///
    /// Initially the view counts as invisible.
    ///
    /// - Parameters:
    ///   - threshold: The least part of the view that has to be visible, as a fraction from 0 to 1.
    ///   - action: Called with true if the view has become visible, with false if it is no longer.
    nonisolated public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View {
        modifier(_ScrollVisibilityModifier(threshold: threshold, action: action))
    }
}

/// The modifier that performs an action when a view becomes visible.
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

/// A node that reports when it becomes visible.
package final class ScrollVisibilityNode: WrapperNode, SavingNode {
    var modifier: _ScrollVisibilityModifier
    private var isVisible = false
    private var isPlaced = false

    init(_ modifier: _ScrollVisibilityModifier, element: _Element) {
        self.modifier = modifier
        super.init(element: element)
        add(.place)
    }

    package var savedPart: Any? { isVisible }

    package func resume(with part: Any) { isVisible = part as? Bool ?? false }

    public override func didPlace() {
        if !isPlaced { element.tree.schedulePositionCheck(of: self) }
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
    /// Returns true if at least a fraction of the node is visible in every scrolling ancestor and in the window.
    final func isVisible(share: Double) -> Bool {
        let whole = frame.size
        var rect = CGRect(origin: .zero, size: whole)
        var node = self
        while let outer = node.parent {
            rect = node.outerFrame(of: rect)
            let window =
                (outer as? ScrollNode)?.uncoveredFrame
                ?? (outer as? RootNode).map { CGRect(origin: .zero, size: $0.size) }
            if let window {
                rect = rect.intersection(window)
                if rect.isNull { return false }
            }
            node = outer
        }
        return rect.share(of: whole) >= share
    }
}

extension CGRect {
    /// Returns the fraction that it is of a larger size, from 0 to 1; of a size without area, 1 if it exists at all.
    func share(of whole: CGSize) -> Double {
        let area = whole.width * whole.height
        return area > 0 ? (width * height / area) : isNull ? 0 : 1
    }
}
