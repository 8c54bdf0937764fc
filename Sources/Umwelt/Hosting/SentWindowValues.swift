/// The values that a window tells its host besides its nodes, as the host was last sent them.
struct SentWindowValues {
    /// The colour scheme; nil to send it again.
    var colorScheme: ColorScheme?

    /// The title; empty for none.
    var title = ""

    /// The navigation depth.
    var navigationDepth = 0

    /// The path of the window's URL; nil to send it again.
    var navigationURL: String?

    /// The number of the last request for files that was open; 0 for none.
    var fileRequest = 0

    /// The ``ViewTree/windowValuesVersion`` at which these values were the window's; nil if they are to be compared.
    var version: Int?
}
