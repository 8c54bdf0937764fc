import Foundation

extension URL {
    /// The relative path as a program's argument: a file named `-o.swift` is no option.
    var argumentPath: String { relativePath.hasPrefix("-") ? "./\(relativePath)" : relativePath }
}
