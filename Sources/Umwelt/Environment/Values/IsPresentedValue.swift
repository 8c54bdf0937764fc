package struct IsPresentedKey: EnvironmentKey {
    package static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the view is in something that is presented, or that somebody navigated to. What presents sets it.
    ///
    /// It is for the app's own views: those that show a button to close them only if there is something to close.
    public var isPresented: Bool { self[IsPresentedKey.self] }
}
