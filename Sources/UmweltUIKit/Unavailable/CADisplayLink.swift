import Foundation

/// The timer of the screen's frames, which does not exist here: it calls a method of Objective-C.
@available(
    *, unavailable,
    message: "Umwelt has no CADisplayLink, which calls a method of Objective-C: use TimelineView(.animation)."
)
public final class CADisplayLink: NSObject {}
