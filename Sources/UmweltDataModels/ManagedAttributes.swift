/// `@NSManaged` in the source: without Objective-C it compiles, but nothing implements the property, so that linking
/// fails with `undefined reference`.
package enum ManagedAttributes {
    /// Returns an error for each use, as compilers write them.
    package static func faults(in source: String, at path: String) -> [String] {
        source.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
            // Comments may hold anything.
            guard !line.drop(while: \.isWhitespace).hasPrefix("//"), let use = line.firstRange(of: "@NSManaged") else {
                return nil
            }
            let column = line.utf8.distance(from: line.startIndex, to: use.lowerBound) + 1
            return "\(path):\(index + 1):\(column): error: \(reason(of: line[use.upperBound...]))"
        }
    }

    private static func reason(of declaration: Substring) -> String {
        let beginning = "'@NSManaged' needs Objective-C, which Swift has not on Linux: "
        if declaration.contains("func ") {
            return beginning + "write a body, such as '{ _add([value], to: \"items\") }', or have the class generated"
        }
        return beginning + "write '@Managed', or have the class generated"
    }
}
