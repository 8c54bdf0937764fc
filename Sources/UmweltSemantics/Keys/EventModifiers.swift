/// The modifier keys that are held during an event or a key press.
public struct EventModifiers: OptionSet, Sendable, Hashable, Codable {
    /// The keys as bits.
    public let rawValue: Int

    /// Makes a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Caps Lock is on.
    public static let capsLock = EventModifiers(rawValue: 1 << 0)

    /// Shift is held.
    public static let shift = EventModifiers(rawValue: 1 << 1)

    /// Control is held.
    public static let control = EventModifiers(rawValue: 1 << 2)

    /// The Option key, called Alt on other keyboards.
    public static let option = EventModifiers(rawValue: 1 << 3)

    /// The Command key, or the key with the system's logo on other keyboards.
    public static let command = EventModifiers(rawValue: 1 << 4)

    /// The key is on the numeric pad.
    public static let numericPad = EventModifiers(rawValue: 1 << 5)

    /// All modifier keys.
    public static let all = EventModifiers(rawValue: 0b11_1111)
}
