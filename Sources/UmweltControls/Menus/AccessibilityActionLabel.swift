@_spi(Kernel) import Umwelt

extension View {
    /// Adds an accessibility action with a label, which is not drawn.
    ///
    /// - Parameters:
    ///   - action: Called when assistive technology runs the action.
    ///   - label: The name of the action: a text, or a view with texts.
    nonisolated public func accessibilityAction<Label: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) -> some View {
        let label = label()
        let action = mainActorAction(action)
        return accessibilityActions {
            Button(action: action) { label }
        }
    }
}
