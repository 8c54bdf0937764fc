import Umwelt
import UmweltServing

/// The state of a page from the last process.
struct SavedPage: Sendable {
    /// The state of the visitor's app; nil if it is not known, or all share an app.
    var app: StoredState<StateSnapshot>?

    /// The window of the page's session; nil if it is not known.
    var window: StoredState<HostSnapshot.Window>?
}
