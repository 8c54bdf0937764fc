@_spi(Kernel) import Umwelt

/// What a button does, where that matters for its looks.
public struct ButtonRole: Equatable, Sendable {
    private let name: String

    private init(name: String) { self.name = name }

    /// Deletes something.
    public static let destructive = ButtonRole(name: "destructive")

    /// Leaves everything as it is.
    public static let cancel = ButtonRole(name: "cancel")

    /// Agrees to what was asked.
    public static let confirm = ButtonRole(name: "confirm")

    /// Takes away what is shown.
    public static let close = ButtonRole(name: "close")
}
