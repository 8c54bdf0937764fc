internal import CStack
import Foundation

/// The file that contains the library's code: a dynamic library, or the program.
package enum LibraryFile {
    /// The folder of the file, in which an installation has more files.
    package static let folder: String = {
        guard let path = umwelt_library_file() else { return "/" }
        return URL(fileURLWithPath: String(cString: path)).resolvingSymlinksInPath().deletingLastPathComponent().path
    }()
}
