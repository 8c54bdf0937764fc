/// Whether a view is presented, and the means to end that.
public struct PresentationMode {
    /// Whether the view is in something that is presented.
    public private(set) var isPresented: Bool

    init(isPresented: Bool) { self.isPresented = isPresented }

    /// Ends the presentation; does nothing if there is none.
    public mutating func dismiss() { isPresented = false }
}

extension EnvironmentValues {
    /// Whether the view is in something that is presented, and the means to end that: both ``isPresented`` and
    /// ``dismiss`` in one.
    public var presentationMode: Binding<PresentationMode> {
        Binding(location: PresentationModeLocation(isPresented: isPresented, dismiss: dismiss))
    }
}

/// A presentation as a value that can be written.
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
