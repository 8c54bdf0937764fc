import Foundation

/// The schemes of the URLs that pages may open: web, mail, telephone, and the app's own.
struct LinkSchemes: Sendable {
    /// The schemes of this program.
    static let current = LinkSchemes(own: declared)

    /// The schemes, in lower case.
    private let names: Set<String>

    /// Makes a list with an app's own schemes, except those that would run code or show content with the app's origin.
    init(own: [String]) {
        let never: Set = ["about", "blob", "data", "file", "filesystem", "javascript", "vbscript", "view-source"]
        names = Set(own.map { $0.lowercased() }).subtracting(never).union(["http", "https", "mailto", "tel"])
    }

    /// Returns true if a scheme is in the list, whatever its case.
    func contains(_ scheme: String) -> Bool { names.contains(scheme.lowercased()) }

    /// The schemes that the program's Info.plist declares under `CFBundleURLTypes`.
    private static var declared: [String] {
        let types = Bundle.main.object(forInfoDictionaryKey: "CFBundleURLTypes") as? [[String: Any]] ?? []
        return types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }
    }
}
