@_spi(Kernel) import Umwelt

/// The purpose of a button, as far as its appearance depends on it.
public struct ButtonRole: Equatable, Sendable {
    private let name: String

    private init(name: String) { self.name = name }

    /// The role of a button that deletes data.
    public static let destructive = ButtonRole(name: "destructive")

    /// The role of a button that ends an operation without changes.
    public static let cancel = ButtonRole(name: "cancel")

    /// The role of a button that confirms.
    public static let confirm = ButtonRole(name: "confirm")

    /// The role of a button that dismisses a presentation.
    public static let close = ButtonRole(name: "close")
}
