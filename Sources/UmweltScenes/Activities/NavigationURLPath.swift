import Foundation

/// The conversion between the path of a URL and its components.
enum NavigationURLPath {
    /// The most components of a path that are read or written. A guess: more than any app's stack has levels.
    static let most = 64

    /// The longest supported path, in bytes, which is also the limit for addresses from pages.
    static let longest = 2000

    /// Letters, digits and marks that need no encoding anywhere in a URL.
    private static let plain = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.~")

    /// Returns a path of components, with a leading slash. It ends before a component that is invalid or would make it
    /// too long, which is logged.
    static func text(_ components: [String]) -> String {
        var path = ""
        for (index, component) in components.enumerated() {
            let next = "/" + escaped(component)
            guard isValid(component), index < most, path.utf8.count + next.utf8.count <= longest else {
                warn(at: index)
                break
            }
            path += next
        }
        return path.isEmpty ? "/" : path
    }

    /// Returns the components of a path; nil if it is not a path of the app, or not in the form of ``text(_:)``.
    ///
    /// - Parameters:
    ///   - path: The path with its escapes. A trailing slash is ignored.
    ///   - base: The base path of the app; empty for the root.
    static func components(of path: String, below base: String) -> [String]? {
        guard path.utf8.count <= longest + base.utf8.count, path.hasPrefix(base) else { return nil }
        var rest = path.dropFirst(base.count)
        if rest.isEmpty { return [] }
        guard rest.hasPrefix("/") else { return nil }
        rest = rest.dropFirst()
        if rest.hasSuffix("/") { rest = rest.dropLast() }
        if rest.isEmpty { return [] }
        let parts = rest.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count <= most else { return nil }
        var components: [String] = []
        for part in parts {
            guard let component = String(part).removingPercentEncoding, isValid(component) else { return nil }
            components.append(component)
        }
        return components
    }

    private static let hasWarned = LockedValue(false)

    private static func warn(at index: Int) {
        let isFirst = hasWarned.withLock { hasWarned in
            defer { hasWarned = true }
            return !hasWarned
        }
        guard isFirst else { return }
        Log.views.warning(
            "navigationURL: the path is cut before component \(index), which is invalid or makes the path too long.")
    }

    /// Returns false for components that browsers remove, and for control characters.
    private static func isValid(_ component: String) -> Bool {
        !["", ".", ".."].contains(component)
            && component.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    }

    private static func escaped(_ component: String) -> String {
        // Every text can be written in UTF-8.
        component.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
    }
}
