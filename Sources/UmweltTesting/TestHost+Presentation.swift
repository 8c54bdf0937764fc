import Umwelt

extension TestHost {
    /// Dismisses the sheet, popover or dialog in front as a user would: by the escape key, or a press beside it.
    /// Returns false if nothing is presented, or if it cannot be dismissed.
    @discardableResult
    public func dismissPresentation() -> Bool {
        guard let front = semantics.first, case .dialog = front.role else { return false }
        let isDone = front.send(.dismiss)
        update()
        return isDone
    }

    /// The colour scheme of the window: the scheme that a view prefers, or else that of the host's traits.
    public var colorScheme: ColorScheme { host.colorScheme }
}
