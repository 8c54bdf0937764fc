@_spi(Kernel) import Umwelt

/// Gives what is presented the means to end it.
nonisolated struct DismissalModifier: EnvironmentWritingModifier {
    typealias Body = Never
    let dismiss: DismissAction
    let isPresented: Bool

    nonisolated init(dismiss: DismissAction, isPresented: Bool) {
        self.dismiss = dismiss
        self.isPresented = isPresented
    }

    nonisolated var location: CallSite? { nil }

    nonisolated func write(to values: inout EnvironmentValues) {
        values[DismissKey.self] = dismiss
        values[IsPresentedKey.self] = isPresented
        // What is presented is in none of the presenter's stacks and lists, and in front of nothing that the presenter is.
        values.navigationController = nil
        values.enclosingListStyle = nil
        values.backdrop = Backdrop()
    }
}
