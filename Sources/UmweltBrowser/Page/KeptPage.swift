import Umwelt
import UmweltServing

/// The state of a page from the last process.
struct KeptPage: Sendable {
    /// The state of the visitor's app; nil if it is not known, or all share an app.
    var app: KeptState<StateSnapshot>?

    /// The window of the page's session; nil if it is not known.
    var window: KeptState<HostSnapshot.Window>?
}
