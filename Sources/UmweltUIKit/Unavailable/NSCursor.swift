import Foundation

/// The stack of the mouse's cursors, which does not exist here: each view has the style of its pointer.
@available(*, unavailable, message: "Umwelt sets the pointer by the view that it is over: use pointerStyle(_:).")
@MainActor @preconcurrency
public final class NSCursor: NSObject {
    /// The cursor of text.
    public static var iBeam: NSCursor { fatalError("There are no cursors.") }
    /// The cursor of links.
    public static var pointingHand: NSCursor { fatalError("There are no cursors.") }
    /// The usual cursor.
    public static var arrow: NSCursor { fatalError("There are no cursors.") }
    /// Never called.
    public func push() {}
    /// Never called.
    public func pop() {}
    /// Never called.
    public static func pop() {}
    /// Never called.
    public func set() {}
}
