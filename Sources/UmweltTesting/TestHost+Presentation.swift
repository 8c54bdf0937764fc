import Umwelt

extension TestHost {
    /// Does what a person does to be rid of the sheet, popover or dialog in front: presses the escape key, or beside it.
    /// Answers false if nothing is presented, or if it stays.
    @discardableResult
    public func dismissPresentation() -> Bool {
        guard let front = semantics.first, case .dialog = front.role else { return false }
        let isDone = front.send(.dismiss)
        update()
        return isDone
    }

    /// Whether the window is light or dark: what something in it prefers, or else what the host's traits say.
    public var colorScheme: ColorScheme { host.colorScheme }
}
