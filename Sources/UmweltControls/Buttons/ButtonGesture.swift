import Foundation
@_spi(Kernel) import Umwelt

extension View {
    /// Makes the view a button without a button's appearance: a press that ends inside it triggers an action.
    ///
    /// Presses of buttons inside the view count as well, so an app can follow the press of a button.
    ///
    /// - Parameters:
    ///   - pressing: Called with true when a pointer goes down on the view or returns to it, and with false when the
    ///     pointer leaves it or goes up.
    ///   - action: Called when a press ends inside of the view.
    public func _onButtonGesture(
        pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
    ) -> some View {
        modifier(ButtonGestureModifier(pressing: pressing, action: action))
    }
}

/// A modifier that follows presses, beside the gestures of the view.
private nonisolated struct ButtonGestureModifier: ViewModifier, SystemView {
    let pressing: ((Bool) -> Void)?
    let action: () -> Void

    @State private var size = CGSize.zero
    @GestureState private var isPressed = false

    nonisolated init(pressing: ((Bool) -> Void)?, action: @escaping () -> Void) {
        self.pressing = pressing
        self.action = action
    }

    @MainActor func body(content: Content) -> some View {
        content
            .onGeometryChange(for: CGSize.self) {
                $0.size
            } action: {
                size = $0
            }
            .simultaneousGesture(
                DragGesture(minimumDistance: 0)
                    .updating($isPressed) { value, isPressed, _ in isPressed = contains(value.location) }
                    .onEnded { if contains($0.location) { action() } }
            )
            // Also when the gesture is cancelled, as by a scroll.
            .onChange(of: isPressed) { _, isPressed in pressing?(isPressed) }
            .accessibilityAddTraits(.isButton)
            .accessibilityAction { action() }
    }

    private func contains(_ point: CGPoint) -> Bool { CGRect(origin: .zero, size: size).contains(point) }
}
