/// A request for files from the user, for downloads, or for the clipboard.
struct FileRequestRecord: MessageRecord {
    /// The number of the request.
    var id: Int
    /// The types of files to choose from, as the attribute `accept` has them; nil for all.
    var accept: String?
    /// If true, several files can be chosen.
    @Flag var allowsSeveral = false
    /// The files to download; nil to upload files.
    var downloads: [DownloadRecord]?
    /// If true, the app gets the items on the clipboard.
    @Flag var pastes = false

    enum CodingKeys: String, CodingKey {
        case id = "i"
        case accept = "a"
        case allowsSeveral = "m"
        case downloads = "d"
        case pastes = "p"
    }
}

/// A file to download.
struct DownloadRecord: MessageRecord {
    /// The path on this server.
    var path: String
    /// The name of the file.
    var name: String

    enum CodingKeys: String, CodingKey {
        case path = "p"
        case name = "n"
    }
}
