import Foundation

extension URL {
    /// The folder of the user's documents, which is made where it does not exist.
    public static var documentsDirectory: URL {
        DocumentsFolder.make()
        return folder(.documentDirectory)
    }

    /// The folder for the files that apps keep for their own use.
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }

    /// The folder for files that can be made or downloaded again.
    public static var cachesDirectory: URL { folder(.cachesDirectory) }

    /// The folder of the user's downloads.
    public static var downloadsDirectory: URL { folder(.downloadsDirectory) }

    /// The folder of the user's desktop.
    public static var desktopDirectory: URL { folder(.desktopDirectory) }

    /// The folder of the user's pictures.
    public static var picturesDirectory: URL { folder(.picturesDirectory) }

    /// The folder of the user's music.
    public static var musicDirectory: URL { folder(.musicDirectory) }

    /// The folder of the user's films.
    public static var moviesDirectory: URL { folder(.moviesDirectory) }

    /// The folder that the user shares with other users of the machine.
    public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory) }

    /// A folder of the user's; the home folder where the system has no such one.
    private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
        FileManager.default.urls(for: directory, in: .userDomainMask).first ?? .homeDirectory
    }
}
