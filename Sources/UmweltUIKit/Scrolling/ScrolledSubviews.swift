import Foundation
import Observation
import Umwelt
import UmweltControls

/// An app's requests that a ``UIScrollView`` scrolls to a point.
@Observable @MainActor
final class ScrollRequests {
    /// The number of requests. Observers are notified of the announced ones.
    var count: Int {
        _ = announcements
        return requests
    }

    private var announcements = 0
    @ObservationIgnored private var requests = 0
    @ObservationIgnored private(set) var point = CGPoint.zero
    @ObservationIgnored private(set) var isAnimated = false

    nonisolated init() {}

    /// Adds a request.
    ///
    /// - Parameters:
    ///   - point: The point.
    ///   - isAnimated: True to animate the scroll.
    ///   - isAnnounced: False while a representable updates its view, whose content is updated afterwards anyway.
    func request(_ point: CGPoint, isAnimated: Bool, isAnnounced: Bool) {
        (self.point, self.isAnimated) = (point, isAnimated)
        requests += 1
        if isAnnounced { announcements += 1 }
    }
}

/// The subviews of a ``UIScrollView`` in a scroll view of SwiftUI's.
struct ScrolledSubviews: View, SystemView {
    let view: UIScrollView

    /// A number that increases with each change of the view and its superviews.
    let version: Int

    var body: some View {
        GeometryReader { proxy in
            ScrolledContent(
                view: view, version: version, content: view.layOutContent(in: proxy.size), viewport: proxy.size)
        }
    }
}

/// The frames of a scroll view's subviews, and the size of its content without its scale.
struct ScrolledFrames: Equatable {
    let frames: [CGRect]
    let size: CGSize
}

extension UIScrollView {
    /// Places the subviews for a size of the view.
    func layOutContent(in viewport: CGSize) -> ScrolledFrames {
        var frames: [CGRect]
        var size: CGSize
        if placesByConstraints {
            // Those around may place what is inside, too.
            let root = layoutRoot
            let space = root === self ? viewport : root.bounds.size
            if space != .zero { LayoutTree.place(root, in: space, isRightToLeft: root.isRightToLeft) }
            frames = subviews.map { $0.isPlacedByConstraints ? $0.solvedFrame : $0.frame }
            size = solvedContentSize
        } else {
            frames = subviews.map { $0.autoresizedFrame(from: bounds.size, to: viewport) }
            size = .zero
        }
        if let own = ownContentSize, own != .zero {
            size = CGSize(width: own.width / scale, height: own.height / scale)
        } else if size == .zero, let zoomed = zoomedView, let index = subviews.firstIndex(of: zoomed) {
            size = frames[index].size
        }
        shownContentSize = CGSize(width: size.width * scale, height: size.height * scale)
        return ScrolledFrames(frames: frames, size: size)
    }

    /// The axes along which the content is larger than the view.
    fileprivate func axes(of size: CGSize, in viewport: CGSize) -> Axis.Set {
        var axes: Axis.Set = []
        // Sizes of a fraction of a point are not scrolled.
        if size.width * scale + contentInset.left + contentInset.right > viewport.width + 0.5 {
            axes.insert(.horizontal)
        }
        if size.height * scale + contentInset.top + contentInset.bottom > viewport.height + 0.5 {
            axes.insert(.vertical)
        }
        return axes
    }
}

/// The scroll view of a content, which follows the app's scrolls and reports the user's.
private struct ScrolledContent: View, SystemView {
    let view: UIScrollView

    /// A number that increases with each change of the view and its superviews.
    let version: Int
    let content: ScrolledFrames
    let viewport: CGSize

    @State private var position = ScrollPosition()

    /// The scale at the start of a pinch; nil while there is none.
    @State private var startScale: CGFloat?
    @GestureState private var isPinching = false

    var body: some View {
        let inset = view.contentInset
        ScrollView(view.axes(of: content.size, in: viewport)) {
            SubviewFrames(content: content) {
                ForEach(view.subviews, id: \.objectID) { PlacedSubview(view: $0, version: version) }
            }
            .scaleEffect(view.scale, anchor: .topLeading)
            .frame(
                width: content.size.width * view.scale, height: content.size.height * view.scale,
                alignment: .topLeading
            )
            .padding(EdgeInsets(top: inset.top, leading: inset.left, bottom: inset.bottom, trailing: inset.right))
            .frame(minWidth: viewport.width, minHeight: viewport.height, alignment: .topLeading)
        }
        .scrollPosition($position)
        .onScrollGeometryChange(for: CGPoint.self) {
            $0.contentOffset
        } action: { _, new in
            view.scrolled(to: CGPoint(x: new.x - inset.left, y: new.y - inset.top))
        }
        .onScrollPhaseChange { old, new, context in
            view.phaseChanged(from: old, to: new, velocity: context.velocity)
        }
        .onChange(of: view.scroll.count, initial: true) { if view.scroll.count > 0 { follow() } }
        .scrollDisabled(!view.isScrollEnabled)
        .scrollIndicators(view.showsVerticalScrollIndicator ? .automatic : .hidden, axes: .vertical)
        .scrollIndicators(view.showsHorizontalScrollIndicator ? .automatic : .hidden, axes: .horizontal)
        .scrollTargetBehavior(ScrolledPages(isOn: view.isPagingEnabled))
        .scrollDismissesKeyboard(view.keyboardDismissMode == .none ? .automatic : .immediately)
        .modifier(Refreshing(control: view.refreshControl))
        .simultaneousGesture(pinch, including: view.zoomedView == nil ? .subviews : .all)
        .onChange(of: isPinching) { if !isPinching { endPinch() } }
    }

    private func follow() {
        let (point, inset) = (view.scroll.point, view.contentInset)
        withTransaction(Transaction(animation: view.scroll.isAnimated ? .default : nil)) {
            position.scrollTo(point: CGPoint(x: point.x + inset.left, y: point.y + inset.top))
        }
    }

    private var pinch: some Gesture {
        MagnifyGesture()
            .updating($isPinching) { _, isPinching, _ in isPinching = true }
            .onChanged { value in
                let start = startScale ?? view.scale
                startScale = start
                view.pinched(to: start * value.magnification, around: value.startLocation)
            }
            .onEnded { _ in endPinch() }
    }

    private func endPinch() {
        startScale = nil
        view.pinchEnded()
    }
}

/// The layout of subviews at their frames.
private struct SubviewFrames: Layout {
    let content: ScrolledFrames

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { content.size }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, frame) in zip(subviews, content.frames) {
            let place = CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY)
            subview.place(at: place, proposal: ProposedViewSize(frame.size))
        }
    }
}

/// The pages of a scroll view, if it has such.
private struct ScrolledPages: ScrollTargetBehavior {
    let isOn: Bool

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        if isOn { PagingScrollTargetBehavior().updateTarget(&target, context: context) }
    }
}

/// The modifier with which the user refreshes the content, if there is a control for it.
private struct Refreshing: ViewModifier, SystemView {
    let control: UIRefreshControl?

    func body(content: Content) -> some View {
        if let control { content.refreshable { await control.refresh() } } else { content }
    }
}
