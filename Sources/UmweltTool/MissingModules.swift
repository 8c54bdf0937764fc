import Foundation

/// Imported modules that this system does not have, with advice.
struct MissingModules {
    private let names: [String]
    private let files: [URL]

    /// Makes the advice for modules.
    ///
    /// - Parameters:
    ///   - names: The names of the modules.
    ///   - files: The files that may import them.
    init(_ names: [String], files: [URL]) {
        self.names = names
        self.files = files
    }

    /// Returns the names of modules that the compiler has not found.
    static func names(in messages: String) -> [String] {
        var names: [String] = []
        for match in messages.matches(of: /no such module '(\w+)'/) where !names.contains(String(match.1)) {
            names.append(String(match.1))
        }
        return names
    }

    /// Returns a line for each module.
    ///
    /// - Parameter areUsed: True if parts of the source were left out, which may have used the modules.
    func warnings(areUsed: Bool) -> [String] {
        names.map { name in
            let use = areUsed ? "" : " Nothing of it is used."
            return "\(imports(of: name).joined(separator: ", ")): \(name) is not on Linux.\(use)"
        }
    }

    /// Returns a paragraph for each module: who imports it, what they use, and what to do.
    ///
    /// - Parameter messages: The compiler's errors where the modules were empty.
    func advice(after messages: String) -> [String] {
        let uses = uses(in: messages)
        // SwiftUI brings AppKit along on a Mac: files use it without an import.
        let unimported = names.contains("AppKit") || uses["AppKit"] == nil ? [] : ["AppKit"]
        return (names + unimported).map { name in
            let places = imports(of: name)
            let files = Set(places.map(Self.file))
            let verb = places.count == 1 ? "imports" : "import"
            let imports = places.isEmpty ? "" : ": \(places.joined(separator: ", ")) \(verb) it"
            let used = (uses[name] ?? []).sorted().joined(separator: ", ")
            let user = places.isEmpty ? "The source uses" : files.count == 1 ? "It uses" : "They use"
            let use = used.isEmpty ? "" : " \(user) \(used)."
            return "\(name) is not on Linux\(imports).\(use) \(Self.remedy(for: name))"
        }
    }

    /// Returns the unknown names in the compiler's errors that are a module's, by the modules.
    ///
    /// A name with the prefix of a framework is that framework's. Another type belongs to a module if its file imports
    /// only that missing module, and no file without the import uses the name.
    private func uses(in messages: String) -> [String: Set<String>] {
        let importers = Dictionary(
            uniqueKeysWithValues: names.map { ($0, Set(imports(of: $0).map(Self.file))) })
        var files: [String: Set<String>] = [:]
        for line in messages.split(separator: "\n") where !line.contains("; did you mean") {
            guard let match = line.firstMatch(of: Self.unknownName), let word = match.2 ?? match.3 else { continue }
            files[String(word), default: []].insert(String(match.1))
        }
        var uses: [String: Set<String>] = [:]
        for (word, files) in files {
            if let owner = Self.owner(of: word) {
                let isKnown = owner == "AppKit" || names.contains(owner)
                if isKnown { uses[owner, default: []].insert(word) }
                continue
            }
            // Names of the user's functions and properties begin with a small letter, those of Foundation and UIKit with
            // their prefixes. A view of a missing protocol has lost its `Context`.
            guard word.first?.isUppercase == true, !word.contains(/^(?:NS|UI)[A-Z]/), word != "Context" else {
                continue
            }
            let modules = importers.filter { !files.isDisjoint(with: $0.value) }
            guard modules.count == 1, let module = modules.first, files.isSubset(of: module.value) else { continue }
            uses[module.key, default: []].insert(word)
        }
        return uses
    }

    /// Returns the framework with the prefix of a name; nil for a name without one.
    private static func owner(of name: String) -> String? {
        if name.contains(appKitName) { return "AppKit" }
        guard let match = name.firstMatch(of: /^([A-Z]{2})[A-Z][a-z]/) else { return nil }
        return prefixes[String(match.1)]
    }

    /// A name of AppKit's: Foundation's have the same prefix.
    private static var appKitName: Regex<Substring> {
        /^NS(?:Alert|App|Bezier|Button|Click|Collection|Color|Control|Cursor|Event|Font|Gesture|Hosting|Image|Menu|OpenPanel|Outline|Panel|Pasteboard|Popover|Responder|SavePanel|Screen|Scroll|Slider|Sound|Split|Stack|Status|Tab|Text|Toolbar|View|VisualEffect|Window|Workspace)(?:Adaptor|[A-Z]\w*|\w*Panel|lication\w*)?$/
    }

    /// The frameworks whose types all start with the same two letters.
    private static let prefixes = [
        "AV": "AVFoundation", "CK": "CloudKit", "CN": "Contacts", "CT": "CoreTelephony", "EK": "EventKit",
        "HK": "HealthKit", "MF": "MessageUI", "PH": "Photos", "PK": "PassKit",
        "SF": "SafariServices", "SM": "ServiceManagement", "UI": "UIKit",
        "VN": "Vision", "WC": "WatchConnectivity", "WK": "WebKit",
    ]

    /// Returns the file of a position written as `FILE:LINE`.
    private static func file(of place: String) -> String {
        String(place.prefix(upTo: place.lastIndex(of: ":") ?? place.endIndex))
    }

    /// An error about a name that is not there, with the file and the name.
    private static var unknownName: Regex<(Substring, Substring, Substring?, Substring?)> {
        /^(.+?):\d+:\d+: error: (?:cannot find (?:type )?'(\w+)' in scope|unknown attribute '(\w+)')/
    }

    /// The positions of a module's imports, as `FILE:LINE`.
    private func imports(of name: String) -> [String] {
        files.flatMap { file -> [String] in
            let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
            return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
                index, line in
                guard
                    let match = line.firstMatch(
                        of:
                            /^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:\w+\s+)?import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)/
                    ),
                    match.1 == name
                else { return nil }
                return "\(file.relativePath):\(index + 1)"
            }
        }
    }

    /// Returns true for a module of Apple's that `canImport` does not find here.
    static func isAppleOnly(_ name: String) -> Bool {
        remedies[name] != nil || frameworks.contains(name) || ["Darwin", "ObjectiveC"].contains(name)
    }

    private static func remedy(for name: String) -> String {
        remedies[name]
            ?? (frameworks.contains(name)
                ? "Put the import and what uses it between #if canImport(\(name)) and #endif, with something else after #else."
                : "If it is a package, name it in a Package.swift beside the source, and run that folder.")
    }

    private static let remedies = [
        "AppKit": "Use SwiftUI's own views and colours, or put it between #if canImport(AppKit) and #endif.",
        "StoreKit": "Put what is sold behind a protocol, with a stand-in between #if !canImport(StoreKit) and #endif.",
        "UIKit": "Use SwiftUI's own views and colours, or put it between #if canImport(UIKit) and #endif.",
        "WebKit": "Show the page by WebView(url:), or put it between #if canImport(WebKit) and #endif.",
        "WidgetKit": "Widgets are programs of their own: leave their files out, or put them between "
            + "#if canImport(WidgetKit) and #endif.",
    ]

    /// Frameworks of Apple's that source imports besides SwiftUI, without specific advice.
    private static let frameworks: Set = [
        "Accelerate", "ActivityKit", "AppIntents", "ARKit", "AudioToolbox", "AuthenticationServices", "AVFoundation",
        "AVKit",
        "BackgroundTasks", "CallKit", "CarPlay", "CloudKit", "Cocoa", "Contacts", "ContactsUI", "CoreAudio",
        "CoreBluetooth", "CoreHaptics", "CoreImage", "CoreMedia", "CoreMIDI", "CoreML", "CoreMotion",
        "CoreSpotlight", "CoreText", "CoreVideo", "DeveloperToolsSupport", "EventKit", "EventKitUI", "FamilyControls",
        "GameController", "GameKit", "GameplayKit", "GroupActivities", "HealthKit", "HomeKit", "Intents",
        "IOKit", "JavaScriptCore", "LinkPresentation", "MediaPlayer", "MessageUI", "Messages",
        "Metal", "MetalKit", "MultipeerConnectivity", "MusicKit", "NaturalLanguage", "Network", "NetworkExtension",
        "PassKit", "PDFKit", "PencilKit", "Photos", "QuartzCore", "QuickLook", "RealityKit", "ReplayKit",
        "SafariServices",
        "SceneKit", "ScreenCaptureKit", "Security", "ServiceManagement", "SpriteKit", "Speech", "SwiftUICharts",
        "SystemConfiguration", "Translation", "VideoToolbox", "Vision", "VisionKit",
        "WatchConnectivity", "WatchKit", "WeatherKit",
    ]
}
