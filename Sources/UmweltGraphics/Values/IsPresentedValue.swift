package struct IsPresentedKey: EnvironmentKey {
    package static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// True if the view is in a presentation or a navigation destination. The presenter sets it.
    ///
    /// Views can use it to show a close button only inside a presentation.
    public var isPresented: Bool { self[IsPresentedKey.self] }
}
