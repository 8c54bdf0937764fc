import Foundation
@_spi(Kernel) import Umwelt

/// The text and the buttons of an alert or a confirmation dialog.
nonisolated struct DialogView<Header: View, Actions: View>: View, SystemView {
    let isAlert: Bool
    let header: Header
    let actions: Actions

    nonisolated init(isAlert: Bool, header: Header, actions: Actions) {
        self.isAlert = isAlert
        self.header = header
        self.actions = actions
    }

    /// The content, without the styles that are set around the presenter for its own appearance.
    @MainActor var body: some View {
        DialogContent(
            isAlert: isAlert, header: header, actions: actions,
            fallback: Button(role: .cancel, action: {}) { (isAlert ? SystemWord.ok : .cancel).text }
        )
        .buttonStyle(DialogButtonStyle())
        .textFieldStyle(.automatic)
        .environment(\.fieldInsets, DialogNode.fieldInsets)
        .controlForeground(.primary)
        .multilineTextAlignment(.leading)
        .environment(\.lineLimit, nil)
        .environment(\.isEnabled, true)
        .environment(\.isInDialog, true)
        .unredacted()
    }
}

/// The text above a dialog's buttons.
nonisolated struct DialogHeader<Message: View>: View, SystemView {
    let isAlert: Bool
    let title: Text?
    let message: Message?

    @Environment(\.dialogIcon) private var icon
    @Environment(\.dialogSeverity) private var severity
    @Environment(\.dialogControl) private var control
    @Environment(\.appearance.dialogs) private var measures

    nonisolated init(isAlert: Bool, title: Text?, message: Message?) {
        self.isAlert = isAlert
        self.title = title
        self.message = message
    }

    @MainActor var body: some View {
        let picture = DialogIcon(icon: icon, severity: severity)
        if title != nil || message != nil || !picture.isEmpty || control != nil {
            VStack(alignment: measures.isCentered ? .center : .leading, spacing: measures.lineSpacing) {
                if !picture.isEmpty { picture.padding(.bottom, 6) }
                if let title {
                    title.font(isAlert ? .headline : .footnote.weight(.semibold))
                        .foregroundStyle(isAlert ? Color.primary : .secondary)
                }
                if let message {
                    message.font(.footnote).foregroundStyle(isAlert ? Color.primary : .secondary)
                }
                if let control { control.view.padding(.top, 8) }
            }
            .multilineTextAlignment(measures.isCentered ? .center : .leading)
            .padding(.horizontal, measures.horizontalPadding)
            .padding(.vertical, isAlert ? measures.verticalPadding : measures.verticalPaddingInDialogs)
            .frame(maxWidth: .infinity, alignment: measures.isCentered ? .center : .leading)
        }
    }
}

/// The style of a dialog's buttons: as wide as their frame, and semibold if they cancel.
nonisolated struct DialogButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.appearance.dialogs) private var measures

    @MainActor func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(configuration.role == .cancel && measures.capsules == nil ? .body.weight(.semibold) : .body)
            .foregroundStyle(
                configuration.role == .destructive
                    ? Color.red : measures.capsules == nil ? .accentColor : .primary
            )
            .multilineTextAlignment(.center)
            .opacity(isEnabled ? 1 : 0.4)
            .padding(.horizontal, 8)
            .padding(.vertical, 11)
            .frame(minHeight: measures.capsules == nil ? nil : measures.buttonHeight)
            .modifier(DialogButtonModifier(role: configuration.role))
            .frame(maxWidth: .infinity)
    }
}

/// A modifier that passes the role of a button to the dialog's layout.
nonisolated struct DialogButtonModifier: ViewModifier, LayoutModifier {
    typealias Body = Never
    let role: ButtonRole?

    nonisolated init(role: ButtonRole?) { self.role = role }

    func makeNode(for element: _Element) -> DialogButtonNode { DialogButtonNode(element: element) }

    func update(_ node: DialogButtonNode) { node.set(role: role) }
}

/// The layout of a dialog's texts and buttons.
nonisolated struct DialogContent<Header: View, Actions: View, Fallback: View>: PrimitiveView {
    let isAlert: Bool
    let header: Header
    let actions: Actions
    let fallback: Fallback

    nonisolated init(isAlert: Bool, header: Header, actions: Actions, fallback: Fallback) {
        self.isAlert = isAlert
        self.header = header
        self.actions = actions
        self.fallback = fallback
    }

    nonisolated static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        DialogElement(view, inputs)
    }
}

private final class DialogElement<Header: View, Actions: View, Fallback: View>:
    NodeElement<DialogContent<Header, Actions, Fallback>, DialogNode>
{
    private var header: _ViewElement<Header>?
    private var actions: _ViewElement<Actions>?
    private var fallback: _ViewElement<Fallback>?

    init(_ view: DialogContent<Header, Actions, Fallback>, _ inputs: _ElementInputs) {
        super.init(inputs)
        node = DialogNode(isAlert: view.isAlert, element: self)
        header = Header._makeElement(view.header, childInputs())
        actions = Actions._makeElement(view.actions, childInputs())
        fallback = Fallback._makeElement(view.fallback, childInputs())
        needsLayoutContent()
        graph.run(self)
        // A dialog that was there before its restoration has the focus where it was.
        if isResumed { return }
        tree.afterUpdate { [weak self] in self?.focusFirstField() }
    }

    /// Focuses the first field, so that the user can type immediately.
    private func focusFirstField() {
        guard !isRemoved, let field = node?.firstField else { return }
        window?.focus.move(to: field)
    }

    override func update(_ view: DialogContent<Header, Actions, Fallback>) {
        header?.update(view.header)
        actions?.update(view.actions)
        fallback?.update(view.fallback)
    }

    /// Runs when the colours have changed.
    override func update() {
        node?.set(appearance: PresentationAppearance(EnvironmentValues(at: scope, tracking: true)))
    }

    override func updateLayoutContent() {
        node?.set(
            header: header?.ownLayoutNodes ?? [], actions: actions?.ownLayoutNodes ?? [],
            fallback: fallback?.ownLayoutNodes.first)
    }

    override func forEachChild(_ body: (_Element) -> Void) {
        if let header { body(header) }
        if let actions { body(actions) }
        if let fallback { body(fallback) }
    }
}
