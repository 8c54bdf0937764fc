@_spi(Kernel) import Umwelt

extension View {
    /// Adds actions to the sections in this view: rows after their content.
    ///
    /// ```swift
    /// Section("Trips") { ForEach(trips) { TripRow(trip: $0) } }
    ///     .sectionActions { Button("Add Trip", systemImage: "plus") { add() } }
    /// ```
    ///
    /// - Parameters:
    ///   - content: The buttons, one row each.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func sectionActions<Content: View>(
        @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.sectionActions, AnyView(content()), fileID: fileID, line: line)
    }
}

struct SectionActionsKey: EnvironmentKey {
    static var defaultValue: AnyView? { nil }
}

extension EnvironmentValues {
    /// The actions of sections; nil for none.
    var sectionActions: AnyView? {
        get { self[SectionActionsKey.self] }
        set { self[SectionActionsKey.self] = newValue }
    }
}

/// The rows of a section: its content, and its actions.
nonisolated struct SectionRows<Content: View>: View, SystemView {
    let content: Content

    @Environment(\.sectionActions) private var actions

    nonisolated init(content: Content) { self.content = content }

    @MainActor var body: some View {
        if let actions {
            // Sections in the content have actions of their own.
            content.environment(\.sectionActions, nil)
            actions.environment(\.sectionActions, nil)
        } else {
            content
        }
    }
}
