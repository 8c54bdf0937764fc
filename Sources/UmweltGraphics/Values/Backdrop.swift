/// The backdrop of views, as far as the colours in front of it depend on it.
///
/// The prominence and the material are one value, so that resolving a colour reads no more than one.
package struct Backdrop: Equatable, Sendable {
    /// The prominence of the background.
    var backgroundProminence = BackgroundProminence.standard

    /// The material of the background; nil if it is none.
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
