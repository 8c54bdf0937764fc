import SwiftUI
import UmweltControls

/// A tip inside the layout, which is visible while the tip can be shown.
///
/// ```swift
/// TipView(FavoriteTip(), arrowEdge: .bottom)
/// ```
@MainActor @preconcurrency
public struct TipView<Content: Tip>: View {
    private let tip: AnyTip?
    private let isPresented: Binding<Bool>?
    private let arrowEdge: Edge?
    private let action: @MainActor @Sendable (Tips.Action) -> Void

    /// True after the app has hidden the tip by the binding.
    @State private var isHidden = false

    /// Makes the view of a tip.
    ///
    /// - Parameters:
    ///   - tip: The tip; nil for none.
    ///   - isPresented: A binding that becomes true when the tip appears. Setting it hides the tip, or shows it again.
    ///   - arrowEdge: The edge with an arrow; nil for none.
    ///   - action: Called with the button that the user presses.
    public init(
        _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil, arrowEdge: Edge? = nil,
        action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
    ) where Content == AnyTip {
        self.tip = tip.map(AnyTip.init)
        self.isPresented = isPresented
        self.arrowEdge = arrowEdge
        self.action = action
    }

    /// Makes the view of a tip.
    ///
    /// - Parameters:
    ///   - tip: The tip.
    ///   - isPresented: A binding that becomes true when the tip appears. Setting it hides the tip, or shows it again.
    ///   - arrowEdge: The edge with an arrow; nil for none.
    ///   - action: Called with the button that the user presses.
    public init(
        _ tip: Content, isPresented: Binding<Bool>? = nil, arrowEdge: Edge? = nil,
        action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
    ) {
        self.tip = AnyTip(tip)
        self.isPresented = isPresented
        self.arrowEdge = arrowEdge
        self.action = action
    }

    public var body: some View {
        // Nothing around the tip: a list has no row for a tip that is not shown.
        if let tip, tip.shouldDisplay, !isHidden || isPresented?.wrappedValue == true {
            TipBubble(content: StyledTip(tip: tip, action: action), arrowEdge: arrowEdge)
                .modifier(TipAppearance(id: tip.id))
                .onAppear {
                    isHidden = false
                    isPresented?.wrappedValue = true
                }
                .onDisappear { isPresented?.wrappedValue = false }
                .onChange(of: isPresented?.wrappedValue) { old, new in
                    if old == true, new == false { isHidden = true }
                }
        }
    }
}

/// The parts of a tip in the style of the environment.
struct StyledTip: View {
    let tip: AnyTip
    let action: @MainActor @Sendable (Tips.Action) -> Void
    @Environment(\.tipViewStyle) private var style

    var body: some View {
        let style: any TipViewStyle = style ?? MiniTipViewStyle()
        body(in: style)
    }

    private func body(in style: some TipViewStyle) -> AnyView {
        let actions = tip.actions.enumerated().map { $1.at($0, calling: action) }
        return AnyView(style.makeBody(configuration: TipViewStyleConfiguration(tip: tip.base, actions: actions)))
    }
}

/// Records that a tip appears and disappears.
struct TipAppearance: ViewModifier {
    let id: String

    func body(content: Content) -> some View {
        content
            .onAppear { TipDatastore.current.appear(id) }
            .onDisappear { TipDatastore.current.disappear(id) }
    }
}

/// The background of a tip inside the layout, with its arrow.
private struct TipBubble<Content: View>: View {
    let content: Content
    let arrowEdge: Edge?
    @Environment(\.tipBackground) private var background
    @Environment(\.tipCorner) private var corner
    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
        let shape = TipShape(
            arrowEdge: arrowEdge, cornerRadius: corner?.radius ?? TipShape.defaultRadius,
            isRightToLeft: layoutDirection == .rightToLeft)
        content
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(Edge.Set(arrowEdge), PopoverArrow.length)
            .background(
                background ?? AnyShapeStyle(Color(uiColor: .secondarySystemBackground)), in: shape,
                fillStyle: FillStyle(antialiased: corner?.antialiased ?? true))
    }
}

extension Edge.Set {
    fileprivate init(_ edge: Edge?) {
        self = edge.map { Edge.Set($0) } ?? []
    }
}
