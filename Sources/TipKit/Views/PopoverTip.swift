import SwiftUI

extension View {
    /// Shows a tip in a popover beside this view, while the tip can be shown.
    ///
    /// - Parameters:
    ///   - tip: The tip; nil for none.
    ///   - arrowEdge: The edge of this view at which the popover is; nil for an edge with enough space.
    ///   - action: Called with the button that the user presses.
    @preconcurrency nonisolated public func popoverTip(
        _ tip: (any Tip)?, arrowEdge: Edge? = nil,
        action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
    ) -> some View {
        popoverTip(tip, isPresented: nil, arrowEdge: arrowEdge, action: action)
    }

    /// Shows a tip in a popover beside a part of this view, while the tip can be shown.
    ///
    /// - Parameters:
    ///   - tip: The tip; nil for none.
    ///   - isPresented: A binding that becomes true when the tip appears. Setting it hides the tip, or shows it again.
    ///   - attachmentAnchor: The part of this view to which the arrow points.
    ///   - arrowEdge: The edge of the anchor at which the popover is; nil for an edge with enough space.
    ///   - action: Called with the button that the user presses.
    @preconcurrency nonisolated public func popoverTip(
        _ tip: (any Tip)?, isPresented: Binding<Bool>?, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
    ) -> some View {
        modifier(
            PopoverTip(
                tip: tip.map(AnyTip.init), isPresented: isPresented, anchor: attachmentAnchor, arrowEdge: arrowEdge,
                action: action))
    }
}

/// A view with a tip in a popover.
private struct PopoverTip: ViewModifier {
    let tip: AnyTip?
    let isPresented: Binding<Bool>?
    // The anchor does not change.
    nonisolated(unsafe) let anchor: PopoverAttachmentAnchor
    let arrowEdge: Edge?
    let action: @MainActor @Sendable (Tips.Action) -> Void

    /// The identifier of the tip that the user has put away by a press beside it, until the view appears again: that
    /// Apple's tips come back then is a guess.
    @State private var hidden: String?

    /// The width of a tip in a popover in points, a guess.
    private static let width: CGFloat = 350

    nonisolated init(
        tip: AnyTip?, isPresented: Binding<Bool>?, anchor: PopoverAttachmentAnchor, arrowEdge: Edge?,
        action: @escaping @MainActor @Sendable (Tips.Action) -> Void
    ) {
        self.tip = tip
        self.isPresented = isPresented
        self.anchor = anchor
        self.arrowEdge = arrowEdge
        self.action = action
    }

    func body(content: Content) -> some View {
        content
            .popover(isPresented: shown, attachmentAnchor: anchor, arrowEdge: arrowEdge) {
                if let tip {
                    StyledTip(tip: tip, action: action)
                        .frame(idealWidth: Self.width, maxWidth: Self.width, alignment: .leading)
                        .modifier(TipAppearance(id: tip.id))
                        .onAppear { isPresented?.wrappedValue = true }
                        .onDisappear { isPresented?.wrappedValue = false }
                        .presentationCompactAdaptation(.popover)
                }
            }
            .onChange(of: isPresented?.wrappedValue) { old, new in
                guard let old, let new, old != new, let tip, tip.shouldDisplay else { return }
                hidden = new ? nil : tip.id
            }
    }

    private var shown: Binding<Bool> {
        Binding {
            tip.map { $0.shouldDisplay && hidden != $0.id } ?? false
        } set: { isShown in
            if !isShown { hidden = tip?.id }
        }
    }
}
