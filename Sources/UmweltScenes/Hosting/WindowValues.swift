/// The values that a window sends to its host besides its nodes.
struct WindowValues: Equatable {
    /// The colour scheme; nil among sent values to send it again.
    var colorScheme: ColorScheme?

    /// The title; empty for none.
    var title = ""

    /// The navigation depth.
    var navigationDepth = 0

    /// The path of the window's URL; nil for none, and among sent values to send it again.
    var navigationURL: String?

    /// The number of the last request for files that is open; 0 for none.
    var fileRequest = 0
}
