import Foundation

extension URL {
    /// The relative path as an argument of the compiler: a file named `-o.swift` is no option. The compiler drops `./`, so
    /// such a file has its whole path.
    var argumentPath: String {
        let first = relativePath.split(separator: "/").first { $0 != "." }
        return first?.hasPrefix("-") == true ? path : relativePath
    }
}
