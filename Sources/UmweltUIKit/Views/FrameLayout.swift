import Foundation
import Umwelt

/// The layout of a ``UIView``'s own content and its subviews, placed by their frames and autoresizing masks.
struct FrameLayout: Layout {
    /// A number that increases with each change of the view and its superviews, to distinguish layouts.
    let version: Int

    /// Returns the frames of the subviews for a size of the view.
    let frames: @MainActor (CGSize) -> [CGRect]

    /// Makes the layout of a view.
    @MainActor init(of view: UIView, version: Int) {
        self.version = version + view.subviews.reduce(0) { $0 + $1.changes.count }
        frames = { size in
            let known = view.bounds.size
            return view.subviews.map {
                view.autoresizesSubviews ? $0.autoresizedFrame(from: known, to: size) : $0.frame
            }
        }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let frames = onMainActor({ @MainActor (frames) in frames(bounds.size) }, frames)
        subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        for (subview, frame) in zip(subviews.dropFirst(), frames) {
            let place = CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY)
            subview.place(at: place, proposal: ProposedViewSize(frame.size))
        }
    }
}
