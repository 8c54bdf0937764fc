import Foundation

extension View {
    /// Places a bar at the top or bottom of this view, and insets its safe area by the bar's height.
    ///
    /// Content that scrolls under the bar is blurred by the bar's material.
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
            content().frame(maxWidth: .infinity).background(.bar)
        }
    }

    /// Places a bar at the leading or trailing side of this view, and insets its safe area by the bar's width.
    ///
    /// Content that scrolls under the bar is blurred by the bar's material.
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
            content().frame(maxHeight: .infinity).background(.bar)
        }
    }
}
