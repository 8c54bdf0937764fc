import Foundation
@_spi(Kernel) import Umwelt

/// Views beside each other, with lines between them that the user drags to divide the width.
///
/// ```swift
/// HSplitView {
///     FileList(files)
///     EditorView(document: document)
/// }
/// ```
public nonisolated struct HSplitView<Content: View>: View, SystemView {
    private let content: Content

    /// Makes a split view of several views.
    ///
    /// - Parameter content: The views between which the user moves the dividers.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The views and the lines.
    @MainActor public var body: some View { SplitPanes(axis: .horizontal, content: content) }
}

/// Views below each other, with lines between them that the user drags to share the height out.
public nonisolated struct VSplitView<Content: View>: View, SystemView {
    private let content: Content

    /// Makes a split view of several views.
    ///
    /// - Parameter content: The views between which the user moves the dividers.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The views and the lines.
    @MainActor public var body: some View { SplitPanes(axis: .vertical, content: content) }
}

/// The panes of a split view along an axis. At first they share it evenly.
private nonisolated struct SplitPanes<Content: View>: View, SystemView {
    let axis: Axis
    let content: Content

    /// The lengths of the panes that the user has set, in points, by their number.
    @State private var chosen: [Int: CGFloat] = [:]

    /// The lengths of the panes in the layout.
    @State private var lengths: [Int: CGFloat] = [:]

    /// The length of the pane at the start of the drag.
    @State private var lengthBefore: CGFloat?

    @Environment(\.pixelLength) private var pixelLength

    /// The minimum length of a pane, in points, and the breadth of a divider's drag area: guesses.
    private static var leastLength: CGFloat { 24 }
    private static var handle: CGFloat { 9 }

    nonisolated init(axis: Axis, content: Content) {
        self.axis = axis
        self.content = content
    }

    @MainActor var body: some View {
        let layout =
            axis == .horizontal ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
        layout {
            Group(subviews: content) { panes in
                ForEach(panes.indices, id: \.self) { index in
                    pane(panes[index], at: index, isLast: index == panes.count - 1)
                    if index < panes.count - 1 { line(after: index) }
                }
            }
        }
    }

    @MainActor private func pane(_ view: Subview, at index: Int, isLast: Bool) -> some View {
        let length = isLast ? nil : chosen[index]
        let isHorizontal = axis == .horizontal
        return
            view
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .frame(width: isHorizontal ? length : nil, height: isHorizontal ? nil : length)
            .clipped()
            .onGeometryChange(for: CGFloat.self) {
                isHorizontal ? $0.size.width : $0.size.height
            } action: {
                lengths[index] = $0
            }
    }

    @MainActor private func line(after index: Int) -> some View {
        let isHorizontal = axis == .horizontal
        return Color.separator
            .frame(width: isHorizontal ? pixelLength : nil, height: isHorizontal ? nil : pixelLength)
            .overlay {
                Color.clear.contentShape(Rectangle())
                    .frame(width: isHorizontal ? Self.handle : nil, height: isHorizontal ? nil : Self.handle)
                    .gesture(
                        DragGesture(minimumDistance: 0, coordinateSpace: .global)
                            .onChanged { drag in
                                let before = lengthBefore ?? lengths[index] ?? 0
                                lengthBefore = before
                                let move = isHorizontal ? drag.translation.width : drag.translation.height
                                chosen[index] = max(before + move, Self.leastLength)
                            }
                            .onEnded { _ in lengthBefore = nil })
            }
            .zIndex(1)
    }
}
