/// The element of a modifier with actions for when its view appears and disappears.
class AppearingElement<Content: View, Modifier: ViewModifier>: PrimitiveModifierElement<Content, Modifier> {
    private var state = AppearanceState.new

    /// True if the content is empty for a container. The view has not appeared while this is true.
    private var isEmpty = false

    /// True once there has been content that a container could show.
    private var hasHadContent = false

    private enum AppearanceState {
        case new, shown, covered
    }

    /// The action for when the view has appeared.
    var appearAction: (() -> Void)? { nil }

    /// The action for when the view has disappeared.
    var disappearAction: (() -> Void)? { nil }

    override init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _ElementInputs) {
        super.init(view, inputs)
        guard notesAppearance else { return }
        if isResumed { resumeSoon() } else { appearSoon() }
    }

    /// True if the element is notified when its view appears.
    var notesAppearance: Bool { appearAction != nil || tree.hasInactiveElements }

    /// True while the view is in the tree but outside of the viewport of a lazy container.
    var isOutOfSight: Bool { false }

    /// Called before the view appears for the first time, if it is in sight.
    func willAppearFirst() {}

    final func appearSoon() { tree.afterAppearance(of: self) { [weak self] in self?.appear() } }

    /// Has a view that has appeared before its restoration be shown again, without its action.
    private func resumeSoon() {
        tree.afterAppearance(of: self) { [weak self] in
            guard let self, state == .new, !isEmpty, !isRemoved, !isInInactiveSubtree else { return }
            willAppearFirst()
            if isOutOfSight { return }
            state = .shown
            didResume()
        }
    }

    /// Called when the view shows again after its restoration, in place of the action for when it appears.
    func didResume() {}

    private func appear() {
        guard state != .shown, !isEmpty, !isRemoved, !isInInactiveSubtree else { return }
        if state == .new { willAppearFirst() }
        if isOutOfSight { return }
        state = .shown
        appearAction?()
    }

    /// Called when the view disappears.
    func disappear() {
        if let disappearAction { tree.afterDisappearance(of: self, disappearAction) }
    }

    /// True unless an action for the view's disappearance has been called since it appeared last. Views without
    /// `onAppear` actions stay new.
    private var isShown: Bool { state == .shown || state == .new && !isInInactiveSubtree && !isOutOfSight }

    override func collectLayoutNodes(into nodes: inout ContiguousArray<LayoutNode>) {
        let count = nodes.count
        super.collectLayoutNodes(into: &nodes)
        if nodes.count > count { hasHadContent = true }
        if isEmpty == (nodes.count == count) || !isEmpty && !isInContainer { return }
        if isEmpty {
            isEmpty = false
            appearSoon()
        } else {
            if state == .shown || hasHadContent && isShown && appearAction == nil { disappear() }
            state = .covered
            isEmpty = true
        }
    }

    /// True if the view is one of several, or of none, that a container arranges. A single view, such as the content of
    /// a window, appears even if it is empty.
    private var isInContainer: Bool {
        guard let layoutHolder else { return false }
        if layoutHolder is any ViewContainer { return true }
        guard layoutHolder is WindowElement else { return false }
        var ancestor = parent
        while let element = ancestor, element !== layoutHolder {
            if element.separatesViews { return true }
            ancestor = element.parent
        }
        return false
    }

    override func inactivityChanged(isInInactiveSubtree: Bool) {
        if !isInInactiveSubtree {
            appearSoon()
        } else {
            cover()
        }
    }

    /// Makes a visible view disappear, without removing it from the tree.
    final func cover() {
        guard state == .shown else { return }
        state = .covered
        disappear()
    }

    override func didLeaveTree() {
        if !isEmpty, isShown, !tree.isReleasingContent { disappear() }
    }
}

/// An element that arranges the views of its content.
protocol ViewContainer: _Element {}
