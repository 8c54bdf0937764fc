import Foundation

extension EdgeInsets {
    /// The same insets with leading and trailing exchanged.
    package var mirrored: EdgeInsets { EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading) }

    /// Returns the insets at some edges, and zero at the others.
    package func only(_ edges: Edge.Set) -> EdgeInsets {
        EdgeInsets(
            top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
            bottom: edges.contains(.bottom) ? bottom : 0, trailing: edges.contains(.trailing) ? trailing : 0)
    }

    /// Returns a size extended by the insets.
    package func around(_ size: CGSize) -> CGSize {
        CGSize(width: size.width + horizontal, height: size.height + vertical)
    }
}

extension ProposedViewSize {
    /// Returns the proposal minus insets.
    package func inset(by insets: EdgeInsets) -> ProposedViewSize {
        inset(horizontally: insets.horizontal, vertically: insets.vertical)
    }
}
