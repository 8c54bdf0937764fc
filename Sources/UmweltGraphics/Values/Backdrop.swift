/// The properties of the backdrop that colours in front of it depend on.
///
/// The prominence and the material are one value, so resolving a colour reads only one.
package struct Backdrop: Equatable, Sendable {
    /// The prominence of the background.
    var backgroundProminence = BackgroundProminence.standard

    /// The material of the background; nil for none.
    var backgroundMaterial: Material?

    /// Makes the backdrop of a window: the content's own background.
    package init() {}
}

struct BackdropKey: ScreenLocalKey {
    static var defaultValue: Backdrop { Backdrop() }
}

extension EnvironmentValues {
    /// The backdrop of views.
    package var backdrop: Backdrop {
        get { self[BackdropKey.self] }
        set { self[BackdropKey.self] = newValue }
    }
}
