/// The appearance of a mouse's pointer over a window.
public struct PointerCursor: Sendable, Hashable {
    /// The cursor in CSS and GTK; hosts that show no pictures use it in place of ``picture``.
    public let shape: PointerInterest.Cursor

    /// The app's own picture; nil for none.
    public let picture: PointerInterest.CursorPicture?

    package init(_ shape: PointerInterest.Cursor, picture: PointerInterest.CursorPicture? = nil) {
        self.shape = shape
        self.picture = picture
    }
}
