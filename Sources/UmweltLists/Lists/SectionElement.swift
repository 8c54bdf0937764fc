@_spi(Kernel) import Umwelt

/// The element of a section: hands header, content and footer to an enclosing lazy container as parts of a section, and
/// lets them follow each other elsewhere.
final class SectionElement<Parent: View, Content: View, Footer: View>:
    _ViewElement<Section<Parent, Content, Footer>>, AnySectionElement
{
    private var header: _ViewElement<SectionHeader<Parent>>?
    private var content: SectionContent?
    private var footer: _ViewElement<SectionFooter<Footer>>?

    private enum SectionContent {
        case always(_ViewElement<SectionRows<Content>>)
        case folding(_ViewElement<CollapsibleContent<SectionRows<Content>>>)

        var element: _Element {
            switch self {
            case .always(let element): element
            case .folding(let element): element
            }
        }
    }

    init(_ view: Section<Parent, Content, Footer>, _ inputs: _ElementInputs) {
        super.init(inputs)
        if Parent.self != EmptyView.self {
            header = SectionHeader._makeElement(
                SectionHeader(content: view.header, isExpanded: view.isExpanded), childInputs())
        }
        show(view)
        if Footer.self != EmptyView.self {
            footer = SectionFooter._makeElement(SectionFooter(content: view.footer), childInputs())
        }
        makeEnclosingSections()
    }

    override func update(_ view: Section<Parent, Content, Footer>) {
        header?.update(SectionHeader(content: view.header, isExpanded: view.isExpanded))
        switch (content, view.isExpanded) {
        case (.always(let element), nil): element.update(SectionRows(content: view.content))
        case (.folding(let element), let isExpanded?):
            element.update(CollapsibleContent(content: SectionRows(content: view.content), isExpanded: isExpanded))
        default:
            content?.element.leaveTree()
            show(view)
            layoutNodesChanged()
        }
        footer?.update(SectionFooter(content: view.footer))
    }

    private func show(_ view: Section<Parent, Content, Footer>) {
        if let isExpanded = view.isExpanded {
            let folding = CollapsibleContent(content: SectionRows(content: view.content), isExpanded: isExpanded)
            content = .folding(CollapsibleContent._makeElement(folding, childInputs()))
        } else {
            content = .always(SectionRows._makeElement(SectionRows(content: view.content), childInputs()))
        }
    }

    /// Realizes all sections of an enclosing `ForEach`: only the rows inside are lazy.
    private func makeEnclosingSections() {
        var ancestor = parent
        while let element = ancestor, !(element is any LazyContainer) {
            if let items = element as? any LazyItemSource { return items.becomeEager() }
            ancestor = element.parent
        }
    }

    override func forEachChild(_ body: (_Element) -> Void) {
        if let header { body(header) }
        if let content { body(content.element) }
        if let footer { body(footer) }
    }

    override func collectLazyParts(into parts: inout LazyParts) {
        parts.addSection(header: header, content: content?.element, footer: footer)
    }

    override var name: String { "Section" }
}

/// A section's header with the text style of the enclosing list.
private nonisolated struct SectionHeader<Content: View>: View, SystemView {
    let content: Content
    let isExpanded: Binding<Bool>?

    @Environment(\.enclosingListStyle) private var style
    @Environment(\.headerProminence) private var prominence
    @Environment(\.appearance.lists) private var measures

    nonisolated init(content: Content, isExpanded: Binding<Bool>?) {
        self.content = content
        self.isExpanded = isExpanded
    }

    @MainActor var body: some View {
        if let style {
            let look = style.isGrouped ? measures.groupedHeader : measures.plainHeader
            let isProminent = prominence == .increased
            let header =
                content
                .environment(\.alignsLabels, false)
                .environment(\.isInSectionEdge, true)
                .textCase(look.isUppercase && !isProminent ? .uppercase : nil)
                .font(isProminent ? .title3.weight(.semibold) : look.font)
                .controlForeground(look.isSecondary && !isProminent ? .secondary : .primary)
            if style == .sidebar, let isExpanded {
                CollapsibleHeader(content: header, isExpanded: isExpanded)
            } else {
                header
            }
        } else {
            content
        }
    }
}

/// A section's footer with the text style of the enclosing list.
private nonisolated struct SectionFooter<Content: View>: View, SystemView {
    let content: Content

    @Environment(\.enclosingListStyle) private var style

    nonisolated init(content: Content) { self.content = content }

    @MainActor var body: some View {
        if style != nil {
            content
                .environment(\.alignsLabels, false)
                .environment(\.isInSectionEdge, true)
                // The lines are two points closer than those of other texts: pictures of iOS 18.2 and 26.
                .font(.footnote.leading(.tight))
                .controlForeground(.secondary)
        } else {
            content
        }
    }
}
