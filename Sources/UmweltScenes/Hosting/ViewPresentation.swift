@_spi(Kernel) import UmweltCore
import Foundation
import UmweltDrawing

/// The presentation values of a view: its frame, opacity, transform and colours at a moment.
public struct ViewPresentation: Equatable, Sendable {
    /// The smallest rectangle of the window that contains the visible view, in points.
    public var frame: CGRect

    /// The opacity, from 0 to 1: the product of the view's and its ancestors'.
    public var opacity: Double

    /// The transform from the view's coordinates to the window's, without moves: rotations, scales, projections.
    public var transform: ProjectionTransform

    /// The colours of the view's own drawing, its texts and shapes, in drawing order.
    public var colors: [ResolvedColor]
}

extension HostDiagnostics {
    /// Returns the current presentation of the first view with a label; nil for none.
    ///
    /// - Parameter label: The label of the view.
    public func presentation(of label: String) -> ViewPresentation? {
        host.update()
        let node = root.node.first(label: label, includesLeaving: true)
        return (node ?? SemanticsNode.first(in: host.semantics) { $0.label == label }?.node)?.presentation
    }
}

extension LayoutNode {
    /// Returns the node or its first descendant with a label; nil for none.
    ///
    /// - Parameters:
    ///   - label: The text of the node, or its accessibility label.
    ///   - includesLeaving: True to include removed views whose transition is in progress.
    func first(label: String, includesLeaving: Bool = false) -> LayoutNode? {
        if textual?.spokenText == label || semantics.label == label { return self }
        for child in shownChildren {
            if let found = child.first(label: label, includesLeaving: includesLeaving) { return found }
        }
        guard includesLeaving, let leaving = motion?.leaving else { return nil }
        for view in leaving {
            if let found = view.node.first(label: label, includesLeaving: true) { return found }
        }
        return nil
    }

    fileprivate var presentation: ViewPresentation {
        var frame = CGRect(origin: .zero, size: presentedFrame.size)
        var opacity = 1.0
        var transform = ProjectionTransform()
        var node: LayoutNode? = self
        while let current = node {
            opacity *= current.presentedOpacity
            if let effect = current.presentedEffects?.transform, !effect.isIdentity {
                frame = frame.applying(effect)
                transform = transform.concatenating(effect)
            }
            let origin = current.presentedFrame.origin
            frame = frame.offsetBy(dx: origin.x, dy: origin.y)
            transform = transform.moved(by: origin)
            node = current.parent
        }
        transform = transform.withoutMove
        return ViewPresentation(frame: frame, opacity: opacity, transform: transform, colors: colors)
    }

    /// The colours of the drawing of the node and its descendants.
    private var colors: [ResolvedColor] { ownItems.flatMap(\.colors) + shownChildren.flatMap(\.colors) }
}

extension ProjectionTransform {
    fileprivate func moved(by point: CGPoint) -> ProjectionTransform {
        concatenating(ProjectionTransform(CGAffineTransform(translationX: point.x, y: point.y)))
    }

    fileprivate var withoutMove: ProjectionTransform {
        var copy = self
        (copy.m31, copy.m32) = (0, 0)
        return copy
    }
}

extension DisplayItem {
    fileprivate var colors: [ResolvedColor] {
        switch self {
        case .fill(_, let paint, _, _), .stroke(_, let paint, _, _): [paint.plainColor]
        case .text(let layout, _): layout.paragraph.runs.map(\.ink.plainColor)
        case .image: []
        case .group(let group): group.items.flatMap(\.colors)
        }
    }
}
