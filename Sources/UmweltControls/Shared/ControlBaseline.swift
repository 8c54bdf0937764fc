@_spi(Kernel) import Umwelt

/// The modifier that gives a control with a label beside it the first text baseline of the window's design.
nonisolated struct ControlBaseline: ViewModifier, SystemView {
    @Environment(\.appearance.labeledControls.hasBaselineAtTop) private var isAtTop

    nonisolated init() {}

    @MainActor func body(content: Content) -> some View {
        if isAtTop {
            content.alignmentGuide(.firstTextBaseline) { $0[.top] }
        } else {
            content
        }
    }
}
