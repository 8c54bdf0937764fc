import Foundation
@_spi(Kernel) import Umwelt

extension View {
    /// Places a bar at the top or bottom of this view, and insets its safe area by the bar's height.
    ///
    /// Content beneath the bar is blurred by the material of bars, or fades in the design of iOS 26.
    ///
    /// - Parameters:
    ///   - edge: The edge of this view at which the bar is placed.
    ///   - alignment: The alignment of the bar with this view.
    ///   - spacing: The distance between the bar and this view in points; nil for the default of 8.
    ///   - content: The bar's content.
    nonisolated public func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) {
            content().frame(maxWidth: .infinity).background { ScrollEdgeBackdrop(edge: edge == .top ? .top : .bottom) }
        }
    }

    /// Places a bar at the leading or trailing side of this view, and insets its safe area by the bar's width.
    ///
    /// Content beneath the bar is blurred by the material of bars, or fades in the design of iOS 26.
    ///
    /// - Parameters:
    ///   - edge: The edge of this view at which the bar is placed.
    ///   - alignment: The alignment of the bar with this view.
    ///   - spacing: The distance between the bar and this view in points; nil for the default of 8.
    ///   - content: The bar's content.
    nonisolated public func safeAreaBar<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) {
            content().frame(maxHeight: .infinity)
                .background { ScrollEdgeBackdrop(edge: edge == .leading ? .leading : .trailing) }
        }
    }
}

/// The background of a bar beneath which content scrolls.
private nonisolated struct ScrollEdgeBackdrop: View, SystemView {
    let edge: Edge

    @Environment(\.appearance.scrollEdges) private var measures
    @Environment(\.layoutDirection) private var layoutDirection

    nonisolated init(edge: Edge) { self.edge = edge }

    @MainActor var body: some View { Rectangle().fill(measures.backdrop(at: drawnEdge)).ignoresSafeArea() }

    /// The edge as from left to right: gradients are not mirrored.
    @MainActor private var drawnEdge: Edge {
        switch edge {
        case .leading where layoutDirection == .rightToLeft: .trailing
        case .trailing where layoutDirection == .rightToLeft: .leading
        default: edge
        }
    }
}
