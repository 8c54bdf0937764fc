extension View {
    /// Makes a control transparent while it is pressed: immediately at the start, and animated at the end.
    ///
    /// - Parameters:
    ///   - opacity: The opacity, from 0 to 1.
    ///   - isPressed: True while the control is pressed.
    package nonisolated func opacity(_ opacity: Double, isPressed: Bool) -> some View {
        modifier(PressedOpacity(opacity: opacity, isPressed: isPressed))
    }
}

/// The modifier that makes a control transparent.
private nonisolated struct PressedOpacity: ViewModifier, AppearanceOnlyModifier, Animatable {
    typealias Body = Never
    private var opacity: Double
    private let isPressed: Bool

    nonisolated init(opacity: Double, isPressed: Bool) {
        self.opacity = opacity
        self.isPressed = isPressed
    }

    var animatableData: Double {
        get { opacity }
        set { opacity = min(max(newValue, 0), 1) }
    }

    var controlAnimation: Animation? { isPressed ? nil : .release }

    func makeNode(for element: _Element) -> OpacityNode { OpacityNode(element: element) }

    func update(_ node: OpacityNode) { node.set(opacity: opacity) }
}

extension Animation {
    /// The animation after the release of a control. The duration is a guess.
    fileprivate static let release = Animation.easeOut(duration: 0.25)
}
