@_spi(Kernel) import Umwelt

/// A control below the message of an alert or a dialog. Sendable without a check, as views use it on the main actor.
struct DialogControl: @unchecked Sendable {
    let view: AnyView
}

struct DialogControlKey: EnvironmentKey {
    static var defaultValue: DialogControl? { nil }
}

extension EnvironmentValues {
    /// The control below the messages of alerts and dialogs; nil for none.
    var dialogControl: DialogControl? {
        get { self[DialogControlKey.self] }
        set { self[DialogControlKey.self] = newValue }
    }
}
