/// What is behind views, as far as the colours in front of it depend on it: in one value, so that whoever looks up a colour
/// reads no more than one.
package struct Backdrop: Equatable, Sendable {
    /// How strong it is.
    var backgroundProminence = BackgroundProminence.standard

    /// The frosted glass that it is, if it is some.
    var backgroundMaterial: Material?

    /// The content's own background: the window's.
    package init() {}
}

struct BackdropKey: EnvironmentKey {
    static var defaultValue: Backdrop { Backdrop() }
}

extension EnvironmentValues {
    /// What is behind views.
    package var backdrop: Backdrop {
        get { self[BackdropKey.self] }
        set { self[BackdropKey.self] = newValue }
    }
}
