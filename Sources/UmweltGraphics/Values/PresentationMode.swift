@_spi(Kernel) import UmweltCore

/// The state of a presentation: true while it lasts, and the means to end it.
public struct PresentationMode {
    /// True if the view is in a presentation.
    public private(set) var isPresented: Bool

    init(isPresented: Bool) { self.isPresented = isPresented }

    /// Ends the presentation; no effect if there is none.
    public mutating func dismiss() { isPresented = false }
}

extension EnvironmentValues {
    /// A binding to the presentation that the view is in: both ``isPresented`` and ``dismiss`` in one.
    public var presentationMode: Binding<PresentationMode> {
        Binding(location: PresentationModeLocation(isPresented: isPresented, dismiss: dismiss))
    }
}

/// The location of a presentation mode: setting `isPresented` to false calls the dismiss action.
private final class PresentationModeLocation: Location<PresentationMode> {
    private let isPresented: Bool
    private let dismiss: DismissAction

    init(isPresented: Bool, dismiss: DismissAction) {
        self.isPresented = isPresented
        self.dismiss = dismiss
    }

    override var value: PresentationMode { PresentationMode(isPresented: isPresented) }

    override func set(_ value: PresentationMode, transaction: Transaction?) {
        if isPresented && !value.isPresented {
            onMainActor({ @MainActor (dismiss: DismissAction) in dismiss() }, dismiss)
        }
    }

    override func isSame(as other: Location<PresentationMode>) -> Bool {
        guard let other = other as? PresentationModeLocation else { return false }
        return isPresented == other.isPresented && areValuesEqual(dismiss, other.dismiss)
    }
}
