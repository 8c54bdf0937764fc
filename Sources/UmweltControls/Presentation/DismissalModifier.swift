@_spi(Kernel) import Umwelt

/// A modifier that sets the environment of a presentation: the action that closes it, and defaults for values of the
/// presenter's ancestors.
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
        // A presentation is in none of the presenter's stacks and lists, and not in front of the presenter's backdrop.
        values.resetScreenLocalValues()
        values[DismissKey.self] = dismiss
        values[IsPresentedKey.self] = isPresented
    }
}
