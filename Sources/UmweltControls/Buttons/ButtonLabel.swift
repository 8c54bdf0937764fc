@_spi(Kernel) import Umwelt

extension ErasedContent {
    /// Makes the label of a button, or of a menu's. Several views form one control, in a row.
    ///
    /// That SwiftUI has such a row is known from use, and not documented.
    nonisolated init(ofButton label: some View) {
        if label is any SeveralViews { self.init(ButtonLabelRow(content: AnyView(label))) } else { self.init(label) }
    }
}

/// A view that consists of several ones.
private protocol SeveralViews {}

extension TupleView: SeveralViews {}

/// The views of a button's label, in a row.
private nonisolated struct ButtonLabelRow: View, SystemView {
    let content: AnyView
    @Environment(\.arrangesButtonLabels) private var isArranged

    nonisolated init(content: AnyView) { self.content = content }

    @MainActor var body: some View {
        if isArranged { HStack { content } } else { content }
    }
}

private struct ArrangesButtonLabelsKey: ScreenLocalKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// True if several views of a button's label form a row; false if its style arranges them, as in menus.
    nonisolated var arrangesButtonLabels: Bool {
        get { self[ArrangesButtonLabelsKey.self] }
        set { self[ArrangesButtonLabelsKey.self] = newValue }
    }
}
