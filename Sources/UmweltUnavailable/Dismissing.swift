import Umwelt

@available(*, unavailable, message: "Umwelt cannot change how windows are dismissed: leave this out.")
public struct DismissBehavior: Sendable {
    public static var interactive: DismissBehavior { DismissBehavior() }

    public static var destructive: DismissBehavior { DismissBehavior() }
}

@available(*, unavailable, message: "Umwelt cannot change how windows are dismissed: leave this out.")
extension Transaction {
    public var dismissBehavior: DismissBehavior {
        get { .interactive }
        set {}
    }
}
