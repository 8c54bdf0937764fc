@_spi(Kernel) import UmweltCore
import Foundation

/// The purposes of an outline of a view's content.
public nonisolated struct ContentShapeKinds: OptionSet, Sendable {
    /// The kinds as bits.
    public let rawValue: Int

    /// Makes a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Hit tests of pointers: gestures, buttons and hovering.
    public static let interaction = ContentShapeKinds(rawValue: 1)

    /// The area that a context menu lifts from the page. Context menus open beside the view and lift no preview, as on
    /// a Mac, so the outline has no effect.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)

    /// The drag of the view. The window's host draws that, as a rectangle, so that the outline shows nowhere.
    public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)

    /// The effect of a pointer over the view. The effects here lift or light the view itself, whatever its outline, as
    /// on a Mac.
    public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)

    /// The ring around a view that has the focus. Hosts draw it around the view's frame.
    public static let focusEffect = ContentShapeKinds(rawValue: 1 << 4)

    /// The frame that assistive technology shows, which is a rectangle in every host.
    public static let accessibility = ContentShapeKinds(rawValue: 1 << 5)
}

extension View {
    /// Makes pointers hit the view inside a shape of its size, instead of where it draws something.
    ///
    /// ```swift
    /// HStack { Text("Title"); Spacer() }.contentShape(Rectangle()).onTapGesture(perform: open)
    /// ```
    ///
    /// - Parameter eoFill: If true, the even-odd rule decides which points are inside.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(_ContentShapeModifier(shape: shape, eoFill: eoFill))
    }

    /// Sets the outline of the view for some purposes.
    ///
    /// - Parameter eoFill: If true, the even-odd rule decides which points are inside.
    nonisolated public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View {
        modifier(_ContentShapeModifier(shape: kind.contains(.interaction) ? shape : nil, eoFill: eoFill))
    }

    /// Sets whether pointers hit the view and its subviews.
    ///
    /// ```swift
    /// Image("Snow").allowsHitTesting(false)
    /// ```
    ///
    /// - Parameter enabled: False to let pointers through to the views behind.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(_HitTestingModifier(isUntouchable: !enabled))
    }
}

/// The modifier that sets the hit-test shape of a view.
public nonisolated struct _ContentShapeModifier<S: Shape>: ViewModifier, LayoutModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    let shape: S?
    let eoFill: Bool

    nonisolated init(shape: S?, eoFill: Bool) {
        self.shape = shape
        self.eoFill = eoFill
    }

    package func makeNode(for element: _Element) -> ContentShapeNode { ContentShapeNode(element: element) }

    package func update(_ node: ContentShapeNode) { node.set(shape, isEvenOdd: eoFill) }
}

/// A node of its child's size that pointers hit inside of a shape.
package final class ContentShapeNode: WrapperNode {
    private var shape: (any Shape)?
    private var isEvenOdd = false

    func set<S: Shape>(_ new: S?, isEvenOdd: Bool) {
        let old = shape as? S
        let isSame = areValuesEqual(old, new) && (new != nil) == (shape != nil)
        if isSame && isEvenOdd == self.isEvenOdd { return }
        shape = new
        self.isEvenOdd = isEvenOdd
        setNeedsSend()
    }

    public override var pointerInterest: PointerInterest {
        var interest = PointerInterest()
        if let shape, frame.width.isFinite, frame.height.isFinite {
            var path = shape.path(in: CGRect(origin: .zero, size: frame.size))
            if shape.layoutDirectionBehavior == .mirrors(in: isRightToLeft ? .rightToLeft : .leftToRight) {
                path = path.mirrored(in: frame.width)
            }
            interest.shape = PointerInterest.Shape(path: path, isEvenOdd: isEvenOdd)
        }
        return interest
    }
}

/// The modifier that sets whether pointers hit a view.
public nonisolated struct _HitTestingModifier: ViewModifier, LayoutModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    let isUntouchable: Bool

    nonisolated init(isUntouchable: Bool) { self.isUntouchable = isUntouchable }

    package func makeNode(for element: _Element) -> HitTestingNode { HitTestingNode(element: element) }

    package func update(_ node: HitTestingNode) { node.set(isUntouchable: isUntouchable) }
}

/// A node with its child's frame that pointers may ignore, with its descendants.
package final class HitTestingNode: WrapperNode {
    private var isUntouchable = false

    func set(isUntouchable new: Bool) {
        guard new != isUntouchable else { return }
        isUntouchable = new
        setNeedsSend()
    }

    public override var pointerInterest: PointerInterest {
        var interest = PointerInterest()
        interest.isUntouchable = isUntouchable
        return interest
    }
}
