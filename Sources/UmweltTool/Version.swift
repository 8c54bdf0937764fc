import Foundation

/// The version of the tool, as `umwelt --version` prints it.
enum Version {
    /// The number, which goes up with each change that users have to know of.
    private static let number = "0.1.0"

    /// The number, with the time when this tool was built.
    static var description: String {
        let tool = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        let date = try? tool.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
        return "umwelt \(number)" + (date.map { ", built \($0.formatted(.iso8601))" } ?? "")
    }
}
