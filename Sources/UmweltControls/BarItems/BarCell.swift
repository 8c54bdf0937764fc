import Foundation
@_spi(Kernel) import Umwelt

/// The modifier that makes each view of a bar's item a part of a capsule of glass, which the bar draws.
package nonisolated struct BarCell: ViewModifier, LayoutModifier {
    package typealias Body = Never
    let capsule: BarCapsule

    package nonisolated init(capsule: BarCapsule) { self.capsule = capsule }

    package func makeNode(for element: _Element) -> BarCellNode { BarCellNode(element: element) }

    package func update(_ node: BarCellNode) { node.set(capsule: capsule, hasOwnBackground: false) }

    package func readEnvironment(_ values: EnvironmentValues, for node: BarCellNode) {
        node.set(isOnGlass: values.sharedBarBackground != .hidden)
    }
}

/// The layout node of a part of a capsule in a bar.
///
/// Symbols share a capsule with their neighbours. Texts have one each, as UIKit's bars on iOS 26 have it; so has a
/// button that draws its own background.
package final class BarCellNode: BarLabelNode {
    private var isOnGlass = true

    override init(element: _Element) {
        super.init(element: element)
        add(.spacing)
    }

    func set(isOnGlass new: Bool) {
        guard new != isOnGlass else { return }
        isOnGlass = new
        setNeedsLayout(notifiesParent: true)
        glassChanged()
    }

    /// True if the view may be on glass that the bar draws.
    private var wantsGlass: Bool { isOnGlass && !isSpacer && children.first?.barLabel?.hasOwnBackground != true }

    /// True if the bar draws glass behind the view, which has its place.
    package var hasGlass: Bool { wantsGlass && frame.width > 0 }

    /// True if the view shares its capsule with neighbours that do so, too.
    package var isShared: Bool { wantsGlass && !labelShowsText }

    package override var isSpacer: Bool { children.first?.isSpacer ?? false }

    /// A view without room of its own: a spacer, or a button that has the room in its label.
    private var isWhole: Bool { !isOnGlass || isSpacer || children.first?.barLabel != nil }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        isWhole ? children.first?.size(for: proposal) ?? .zero : super.measure(proposal)
    }

    package override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        guard isWhole, let child = children.first else { return super.placeChildren(in: size, proposal: proposal) }
        place(child, at: .zero, proposal: proposal)
    }

    /// No distance to items in the same capsule, and the usual distance to others.
    package override var spacing: ViewSpacing {
        isSpacer || isShared ? .zero : ViewSpacing()
    }
}

struct SharedBarBackgroundKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
    /// The visibility of the glass behind items of bars.
    package var sharedBarBackground: Visibility {
        get { self[SharedBarBackgroundKey.self] }
        set { self[SharedBarBackgroundKey.self] = newValue }
    }
}
