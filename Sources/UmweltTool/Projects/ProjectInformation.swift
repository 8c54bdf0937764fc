import Foundation

/// The information property list of an app, as a project of Xcode describes it.
struct ProjectInformation: Sendable {
    let settings: BuildSettings

    /// The project's property list file; nil if Xcode generates all of it.
    let file: URL?

    /// The settings that Xcode fills in, by the keys of the list.
    private static let usual = [
        "CFBundleDisplayName": "PRODUCT_NAME", "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER",
        "CFBundleName": "PRODUCT_NAME", "CFBundleShortVersionString": "MARKETING_VERSION",
        "CFBundleVersion": "CURRENT_PROJECT_VERSION",
    ]

    /// The keys whose values are lists of words.
    private static let lists: Set = [
        "UIBackgroundModes", "UIRequiredDeviceCapabilities", "UISupportedInterfaceOrientations",
    ]

    /// The values of the project, without variables.
    var values: [String: Any] {
        var values: [String: Any] = [:]
        for (key, name) in Self.usual {
            if let value = settings[name], !value.isEmpty { values[key] = value }
        }
        let mark = "INFOPLIST_KEY_"
        // Settings such as `UILaunchScreen_Generation` tell Xcode to make something, and are no values.
        for name in settings.names where name.hasPrefix(mark) && !name.hasSuffix("_Generation") {
            let parts = name.dropFirst(mark.count).split(separator: "_", maxSplits: 1)
            guard let key = parts.first, let value = settings[name] else { continue }
            let device = parts.dropFirst().first.map { "~\($0.lowercased())" } ?? ""
            values[key + device] = Self.value(value, of: String(key))
        }
        if let file, let data = try? Data(contentsOf: file),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        {
            values.merge(list.mapValues(expanded)) { $1 }
        }
        return values
    }

    private static func value(_ text: String, of key: String) -> Any {
        if lists.contains(key) { return text.split(separator: " ").map(String.init) }
        return ["YES": true, "NO": false][text] ?? text
    }

    private func expanded(_ value: Any) -> Any {
        switch value {
        case let text as String: settings.expanded(text)
        case let list as [Any]: list.map(expanded)
        case let values as [String: Any]: values.mapValues(expanded)
        default: value
        }
    }
}
