/// The kinds of input that a gesture follows.
///
/// ```swift
/// Canvas { … }.gesture(DragGesture(minimumDistance: 0, inputKinds: .pencil).onChanged(draw))
/// ```
///
/// A gesture fails for unsupported input, so that other gestures can receive it. Assistive technology, which uses no
/// pointer, makes a gesture of any kinds.
public struct GestureInputKinds: OptionSet, Sendable {
    /// The kinds as bits.
    public let rawValue: Int

    /// Makes a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A finger on the screen.
    public static let directTouch = GestureInputKinds(rawValue: 1)

    /// A finger beside the screen, as on a trackpad's surface. The hosts here report none.
    public static let indirectTouch = GestureInputKinds(rawValue: 2)

    /// A pen on the screen.
    public static let pencil = GestureInputKinds(rawValue: 4)

    /// A button of a mouse or trackpad while the pointer is over the view.
    public static let pointer = GestureInputKinds(rawValue: 8)

    /// All kinds, also later ones.
    public static let all = GestureInputKinds(rawValue: .max)
}

extension GestureInput {
    /// Returns true if a gesture of some kinds follows the input. Input without a device belongs to all.
    func isOf(_ kinds: GestureInputKinds) -> Bool {
        switch device {
        case .touch: kinds.contains(.directTouch)
        case .pen: kinds.contains(.pencil)
        case .mouse: kinds.contains(.pointer)
        case nil: true
        }
    }
}
