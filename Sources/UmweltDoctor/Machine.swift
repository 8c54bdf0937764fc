import Glibc

/// The system that is examined: its files, and the variables of the process.
///
/// This module has no Foundation. The launcher is linked statically, so that it runs where Swift and all libraries are
/// missing, and Foundation would add 40 MB to it.
package struct Machine: Sendable {
    /// A folder in place of the file system's root, for tests; empty for the root itself.
    package let root: String

    /// True if the user may install packages without `sudo`.
    package let isRoot: Bool

    private let values: @Sendable (String) -> String?

    /// Makes a system from a folder of files.
    package init(root: String, isRoot: Bool = true, variables: [String: String]) {
        self.root = root
        self.isRoot = isRoot
        values = { variables[$0] }
    }

    private init() {
        root = ""
        isRoot = geteuid() == 0
        values = { name in getenv(name).map { String(cString: $0) } }
    }

    /// The system that this process runs on.
    package static var current: Machine { Machine() }

    /// Returns an environment variable; nil if it is unset or empty.
    package func variable(_ name: String) -> String? {
        values(name).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Returns the text of a file; nil if it cannot be read.
    package func text(of path: String) -> String? {
        guard let file = fopen(root + path, "r") else { return nil }
        defer { fclose(file) }
        return Self.rest(of: file)
    }

    /// Returns the files with a path, in which `*` stands for any characters within a folder.
    package func files(_ pattern: String) -> [String] {
        var found = glob_t()
        defer { globfree(&found) }
        guard glob(root + pattern, 0, nil, &found) == 0, let paths = found.gl_pathv else { return [] }
        return (0..<Int(found.gl_pathc)).compactMap { index in
            paths[index].map { String(String(cString: $0).dropFirst(root.count)) }
        }
    }

    /// Returns true if there is a file with a path, in which `*` stands for any characters within a folder.
    package func exists(_ pattern: String) -> Bool {
        pattern.contains("*") ? !files(pattern).isEmpty : access(root + pattern, F_OK) == 0
    }

    /// Returns the path of a command; nil if it is in no folder of `PATH` and in none of the given folders.
    package func command(_ name: String, alsoIn folders: [String] = []) -> String? {
        let path = (variable("PATH") ?? "").split(separator: ":").map(String.init)
        return (path + folders).lazy.map { "\($0)/\(name)" }.first { access(root + $0, X_OK) == 0 }
    }

    /// Returns true if files can be made in a folder, or in the nearest folder above that exists.
    package func isWritable(_ folder: String) -> Bool {
        var path = folder[...]
        while !path.isEmpty, access(root + path, F_OK) != 0 {
            path = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
        }
        return access(path.isEmpty ? root + "/" : root + path, W_OK | X_OK) == 0
    }

    /// Runs a program and returns its output; nil if it cannot be run or fails.
    package func output(of path: String, _ arguments: [String]) -> String? {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return nil }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_addclose(&actions, ends[0])
        posix_spawn_file_actions_addclose(&actions, ends[1])
        var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var process: pid_t = 0
        let result = posix_spawn(&process, root + path, &actions, nil, &words, environ)
        close(ends[1])
        guard result == 0, let file = fdopen(ends[0], "r") else {
            close(ends[0])
            return nil
        }
        let text = Self.rest(of: file)
        fclose(file)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        return status == 0 ? text : nil
    }

    private static func rest(of file: UnsafeMutablePointer<FILE>) -> String {
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 1 << 14)
        while case let count = fread(&part, 1, part.count, file), count > 0 { bytes += part[..<count] }
        return String(decoding: bytes, as: UTF8.self)
    }
}
