/// The appearance of a mouse's pointer over a window.
public struct PointerCursor: Sendable, Hashable {
    /// The cursor, by the name that CSS and GTK have for it; for hosts that show no pictures, the one in place of
    /// ``picture``.
    public let shape: PointerInterest.Cursor

    /// The app's own picture; nil for none.
    public let picture: PointerInterest.CursorPicture?

    package init(_ shape: PointerInterest.Cursor, picture: PointerInterest.CursorPicture? = nil) {
        self.shape = shape
        self.picture = picture
    }
}
