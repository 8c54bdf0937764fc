import Foundation

extension View {
    /// Sets the margins around the content of scrollable views in this view, at some sides, in points. They scroll with
    /// the content. Above and below the content of a list they take the place of the list's own.
    ///
    /// ```swift
    /// ScrollView { pages }.contentMargins(.vertical, EdgeInsets(top: 8, leading: 0, bottom: 40, trailing: 0))
    /// ```
    ///
    /// - Parameters:
    ///   - edges: The edges; all by default.
    ///   - insets: The space at each edge, in points.
    ///   - placement: The target of the margins: the content. `.scrollIndicators` has no effect, as hosts draw the
    ///     indicators.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        transformEnvironment(
            \.scrollSettings,
            transform: {
                guard placement.isContent else { return }
                $0.margins = $0.margins.replacing(edges, by: insets)
                $0.setMargins.formUnion(edges)
            },
            fileID: fileID, line: line)
    }

    /// Sets the margins around the content of scrollable views in this view, at some sides, in points; nil for 16.
    ///
    /// ```swift
    /// ScrollView(.horizontal) { HStack { covers } }.contentMargins(.horizontal, 20)
    /// ```
    ///
    /// - Parameters:
    ///   - edges: The edges; all by default.
    ///   - length: The space at each of the edges, in points; nil for the default of 16.
    ///   - placement: The target of the margins: the content. `.scrollIndicators` has no effect, as hosts draw the
    ///     indicators.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        contentMargins(edges, EdgeInsets(length), for: placement, fileID: fileID, line: line)
    }

    /// Sets the margins around the content of scrollable views in this view, in points.
    ///
    /// - Parameters:
    ///   - length: The space, in points.
    ///   - placement: The target of the margins: the content. `.scrollIndicators` has no effect, as hosts draw the
    ///     indicators.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic, fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> some View {
        contentMargins(.all, EdgeInsets(length), for: placement, fileID: fileID, line: line)
    }
}

/// The part of a scrollable view that has margins. Hosts draw indicators at the edge.
public struct ContentMarginPlacement {
    fileprivate let isContent: Bool

    private nonisolated init(isContent: Bool) { self.isContent = isContent }

    /// The default: the content.
    public static var automatic: ContentMarginPlacement { ContentMarginPlacement(isContent: true) }

    /// The content.
    public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(isContent: true) }

    /// The indicators, which hosts draw: a margin of theirs has no effect.
    public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(isContent: false) }
}

extension EdgeInsets {
    /// Makes the same inset on all sides, in points; nil for 16, the default beside content.
    fileprivate init(_ length: CGFloat?) {
        let length = length ?? 16
        self.init(top: length, leading: length, bottom: length, trailing: length)
    }

    fileprivate func replacing(_ edges: Edge.Set, by new: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: edges.contains(.top) ? new.top : top, leading: edges.contains(.leading) ? new.leading : leading,
            bottom: edges.contains(.bottom) ? new.bottom : bottom,
            trailing: edges.contains(.trailing) ? new.trailing : trailing)
    }
}
