import Foundation

/// The reasons why files cannot be read, in words.
enum FileFault {
    /// Returns the system's reason why a path cannot be read.
    static func reason(at path: String) -> String {
        access(path, R_OK) == 0 ? "its content cannot be read" : String(cString: strerror(errno))
    }

    /// Returns the message for a missing path.
    static func message(for path: String) -> String {
        var status = stat()
        if stat(path, &status) != 0 && errno != ENOENT {
            return "\(path) cannot be opened: \(String(cString: strerror(errno)))."
        }
        if lstat(path, &status) == 0 { return "\(path) is a symbolic link to a file that does not exist." }
        return "There is no file or folder \(path)."
    }
}
