@_spi(Kernel) import Umwelt

/// The modifier that sets the horizontal size class inside of a presentation.
///
/// A sheet in a regular window is compact, as UIKit's form sheets are: they are 540 points wide. A page-sized sheet, a
/// cover and a popover have the window's size class, even if a sheet presents them. Menus and dialogs have the
/// presenter's. That page sheets are regular is a guess.
nonisolated struct PresentedSizeClass: EnvironmentWritingModifier {
    typealias Body = Never
    let node: PresentationNode
    let sizing: (any PresentationSizing)?

    /// The class of the window.
    let window: UserInterfaceSizeClass?

    nonisolated init(node: PresentationNode, sizing: (any PresentationSizing)?, window: UserInterfaceSizeClass?) {
        self.node = node
        self.sizing = sizing
        self.window = window
    }

    nonisolated var location: CallSite? { nil }

    nonisolated func write(to values: inout EnvironmentValues) {
        guard node.isScreen else { return }
        let isForm = node is SheetNode && !(node is PopoverNode) && sizing?.isForPages != true
        values.horizontalSizeClass = isForm ? .compact : window
        values[WidthOutsideSheetsKey.self] = window
    }
}

extension PresentationSizing {
    /// True for the size of a page, also if a modifier changes it.
    var isForPages: Bool { (self as? any PageSizedPresentation)?.isPageSized ?? false }
}

/// A sizing that may be the page sizing.
protocol PageSizedPresentation {
    var isPageSized: Bool { get }
}

private struct WidthOutsideSheetsKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { nil }
}

extension EnvironmentValues {
    /// The horizontal size class of the window in the content of a presentation; nil outside of presentations.
    nonisolated var widthOutsideSheets: UserInterfaceSizeClass? { self[WidthOutsideSheetsKey.self] }
}
