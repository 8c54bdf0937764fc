package struct IsPresentedKey: EnvironmentKey {
    package static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// True if the view is in a presentation or a navigation destination. The presenter sets it.
    ///
    /// It is for the app's own views: those that show a close button only if there is something to close.
    public var isPresented: Bool { self[IsPresentedKey.self] }
}
