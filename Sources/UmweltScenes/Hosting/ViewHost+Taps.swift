@_spi(Kernel) import UmweltCore
import Foundation

/// The means by which a tap reaches a view with a label.
package enum TapTarget {
    /// A button, link or option that a host presses.
    case press(SemanticsNode)
    /// A point of the window that a finger touches.
    case touch(CGPoint)
    /// A button, link or option that is disabled.
    case disabled
}

extension ViewHost {
    /// Returns what a tap on a label reaches: the first button, link or option with the label, or else the middle of
    /// the first view with it; nil if there is none.
    ///
    /// A view that is out of sight is scrolled to where a finger reaches it, as by UI tests on iOS.
    package func tapTarget(_ label: String) -> TapTarget? {
        OpenWindows.use(self)
        let nodes = semantics
        guard let button = SemanticsNode.first(in: nodes, where: { $0.role.isPressed && $0.label == label }) else {
            return touchTarget { $0.label == label }
        }
        guard button.isEnabled else { return .disabled }
        if button.semantics.isPressedByPointers { return .press(button) }
        return touchTarget { $0.role.isPressed && $0.label == label }
    }

    /// Returns the middle of the first view that fits, which is in sight then; nil if there is none.
    private func touchTarget(where fits: (SemanticsNode) -> Bool) -> TapTarget? {
        guard let node = SemanticsNode.first(in: semantics, where: fits) else { return nil }
        let window = CGRect(origin: .zero, size: root.node.frame.size)
        if window.contains(node.frame.middle) { return .touch(node.frame.middle) }
        node.hostNode.reveal()
        update()
        return SemanticsNode.first(in: semantics, where: fits).map { .touch($0.frame.middle) }
    }

    /// The labels of what can be tapped, in reading order: those of buttons and other controls, or all if there are no
    /// controls.
    package var tapLabels: [String] {
        func labels(in nodes: [SemanticsNode], of isNamed: (SemanticsNode) -> Bool) -> [String] {
            nodes.flatMap { node in
                (isNamed(node) && !node.label.isEmpty ? [node.label] : []) + labels(in: node.children, of: isNamed)
            }
        }
        let controls = labels(in: semantics) { $0.role.isPressed || $0.role.takesFocus }
        var known: Set<String> = []
        return (controls.isEmpty ? labels(in: semantics) { _ in true } : controls).filter { known.insert($0).inserted }
    }

    /// Returns the frame of the first view with a label, in window coordinates, in points; nil if there is none.
    package func frame(of label: String) -> CGRect? { SemanticsNode.first(in: semantics) { $0.label == label }?.frame }
}

extension Semantics.Role {
    /// True if a press performs the role's action.
    fileprivate var isPressed: Bool {
        switch self {
        case .button, .menuButton, .disclosure, .link, .option: true
        default: false
        }
    }
}

extension CGRect {
    /// The point in the middle.
    package var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
