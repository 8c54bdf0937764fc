import Foundation

extension URL {
    /// The folder of the user's documents, which is made where it does not exist.
    public static var documentsDirectory: URL {
        DocumentsFolder.make()
        return folder(.documentDirectory)
    }

    /// The folder for what apps keep for themselves.
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }

    /// The folder for what can be made or fetched again.
    public static var cachesDirectory: URL { folder(.cachesDirectory) }

    /// The folder of what the user has downloaded.
    public static var downloadsDirectory: URL { folder(.downloadsDirectory) }

    /// The folder of what lies on the user's desktop.
    public static var desktopDirectory: URL { folder(.desktopDirectory) }

    /// The folder of the user's pictures.
    public static var picturesDirectory: URL { folder(.picturesDirectory) }

    /// The folder of the user's music.
    public static var musicDirectory: URL { folder(.musicDirectory) }

    /// The folder of the user's films.
    public static var moviesDirectory: URL { folder(.moviesDirectory) }

    /// The folder of what the user shares with others on the machine.
    public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory) }

    /// A folder of the user's; the home folder where the system has no such one.
    private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
        FileManager.default.urls(for: directory, in: .userDomainMask).first ?? .homeDirectory
    }
}
