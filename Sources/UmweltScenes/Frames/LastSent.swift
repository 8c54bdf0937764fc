@_spi(Kernel) import UmweltCore
import Foundation

/// The record of a layout node's last state sent to the host.
///
/// A page has hundreds of them while it is open. Most nodes only have a frame and items: rare values are stored out of
/// line, so a record takes about a hundred bytes instead of a thousand. It is an object, because dictionaries have
/// unused capacity for about half of their entries.
final class LastSent {
    let node: LayoutNode

    // In this order, as both end in half a word.
    var children = SentChildren()
    var parent: FrameDifference.NodeID

    private var frame: CGRect
    private var items: [DisplayItem]
    private var storedSemantics = SentSemantics.usual
    private var storedInterest = OutOfLine<PointerInterest>.usual
    private var storedRare = OutOfLine<RareProperties>.usual

    /// The parts that few nodes have.
    private struct RareProperties {
        var opacity = 1.0
        var clip: Path?
        var effects: DisplayEffects?
        var animation: SentAnimation?
        var scrollOffset: CGPoint?
        var region: CGRect?

        var isUsual: Bool {
            opacity == 1 && clip == nil && effects == nil && animation == nil && scrollOffset == nil && region == nil
        }
    }

    init(node: LayoutNode, parent: FrameDifference.NodeID, appearance: NodeAppearance) {
        self.node = node
        self.parent = parent
        frame = appearance.frame
        items = appearance.items
        if appearance.opacity != 1 || appearance.clip != nil || appearance.effects != nil {
            storedRare = .other(
                RareProperties(opacity: appearance.opacity, clip: appearance.clip, effects: appearance.effects))
        }
    }

    var semantics: Semantics {
        get { storedSemantics.value }
        set { storedSemantics = SentSemantics(newValue) }
    }

    var pointerInterest: PointerInterest {
        get { storedInterest.other ?? PointerInterest() }
        set { storedInterest = newValue == PointerInterest() ? .usual : .other(newValue) }
    }

    var appearance: NodeAppearance {
        get {
            let rare = storedRare.other
            return NodeAppearance(
                frame: frame, items: items, opacity: rare?.opacity ?? 1, clip: rare?.clip, effects: rare?.effects)
        }
        set {
            frame = newValue.frame
            items = newValue.items
            let rare = storedRare.other
            if (rare?.opacity ?? 1) == newValue.opacity && rare?.clip == newValue.clip
                && rare?.effects == newValue.effects
            {
                return
            }
            change {
                $0.opacity = newValue.opacity
                $0.clip = newValue.clip
                $0.effects = newValue.effects
            }
        }
    }

    /// The animation that the host plays; nil for none.
    var animation: SentAnimation? {
        get { storedRare.other?.animation }
        set { if newValue != nil || animation != nil { change { $0.animation = newValue } } }
    }

    /// The offset of the scrolled content that the host was sent; nil if the node does not scroll.
    var scrollOffset: CGPoint? {
        get { storedRare.other?.scrollOffset }
        set { if newValue != scrollOffset { change { $0.scrollOffset = newValue } } }
    }

    /// The nearby region whose children the host was sent; nil if it was sent all children.
    var region: CGRect? {
        get { storedRare.other?.region }
        set { if newValue != region { change { $0.region = newValue } } }
    }

    private func change(_ body: (inout RareProperties) -> Void) {
        var rare = storedRare.other ?? RareProperties()
        body(&rare)
        storedRare = rare.isUsual ? .usual : .other(rare)
    }
}

/// An animation that the host plays, or a constant one that need not be sent.
struct SentAnimation {
    /// The number of the latest of the changes that it shows.
    let serial: Int
    /// The end time, in the clock's seconds.
    let end: Double
    let isSent: Bool
    /// True if the animation contains the node's drawing.
    let redraws: Bool
}

/// The numbers of the children that a host was sent of a node. Most nodes have one child, which needs no list.
struct SentChildren: RandomAccessCollection {
    private var others: [FrameDifference.NodeID] = []

    // No node has the number 0.
    private var first: FrameDifference.NodeID = 0

    init() {}

    init(_ ids: [FrameDifference.NodeID]) {
        first = ids.first ?? 0
        if ids.count > 1 { others = Array(ids.dropFirst()) }
    }

    var startIndex: Int { 0 }
    var endIndex: Int { first == 0 ? 0 : others.count + 1 }

    subscript(index: Int) -> FrameDifference.NodeID { index == 0 ? first : others[index - 1] }
}

/// The semantics sent to a host; views without semantics, and texts, share theirs.
private enum SentSemantics {
    case usual, text
    indirect case other(Semantics)

    init(_ semantics: Semantics) {
        switch semantics {
        case Semantics(): self = .usual
        case Semantics(role: .text): self = .text
        default: self = .other(semantics)
        }
    }

    var value: Semantics {
        switch self {
        case .usual: Semantics()
        case .text: Semantics(role: .text)
        case .other(let semantics): semantics
        }
    }
}

/// A large value with a common default: other values are stored by reference, so it takes one word inline.
private enum OutOfLine<Value> {
    case usual
    indirect case other(Value)

    var other: Value? { if case .other(let value) = self { value } else { nil } }
}
