/// Apple's frameworks that the library lacks: how their names are recognized, and what to do in place of them.
enum AppleFrameworks {
    /// Returns true for a framework that `canImport` does not find here.
    static func isKnown(_ name: String) -> Bool {
        remedies[name] != nil || frameworks.contains(name) || ["Darwin", "ObjectiveC"].contains(name)
    }

    /// Returns the framework that declares a name; nil if that is unknown, or if the framework is not missing.
    ///
    /// - Parameter missing: The missing modules. AppKit is always one.
    static func owner(of name: String, among missing: [String]) -> String? {
        if name.contains(appKitName) { return "AppKit" }
        if let owner = missing.first(where: { declarations[$0]?.contains(name) == true }) { return owner }
        return prefixes.first { prefix, framework in
            guard missing.contains(framework), name.hasPrefix(prefix) else { return false }
            // The rest of the name is another word: `HKHealthStore`, `kSecClass`, `vDSP_add`.
            let rest = name.dropFirst(prefix.count)
            return rest.first.map { $0.isUppercase || $0 == "_" } ?? true
        }?.1
    }

    /// Returns the advice for a module.
    static func remedy(for name: String) -> String {
        remedies[name]
            ?? (frameworks.contains(name)
                ? "Put the import and what uses it between #if canImport(\(name)) and #endif, with something else after #else."
                : "If it is a package, name it in a Package.swift beside the source, and run that folder.")
    }

    /// A name of AppKit's: Foundation's have the same prefix.
    private static var appKitName: Regex<Substring> {
        /^NS(?:Alert|App|Bezier|Button|Click|Collection|Color|Control|Cursor|Event|Font|Gesture|Hosting|Image|Menu|OpenPanel|Outline|Panel|Pasteboard|Popover|Responder|SavePanel|Screen|Scroll|Slider|Sound|Split|Stack|Status|Tab|Text|Toolbar|View|VisualEffect|Window|Workspace)(?:Adaptor|[A-Z]\w*|\w*Panel|lication\w*)?$/
    }

    /// The prefixes of frameworks' names. Several frameworks have the same one.
    private static let prefixes: [(String, String)] = [
        ("AR", "ARKit"), ("AS", "AuthenticationServices"), ("AU", "AudioToolbox"), ("AV", "AVFoundation"),
        ("AV", "AVKit"), ("BG", "BackgroundTasks"), ("CB", "CoreBluetooth"), ("CH", "CoreHaptics"),
        ("CI", "CoreImage"), ("CK", "CloudKit"), ("CM", "CoreMedia"), ("CM", "CoreMotion"), ("CN", "Contacts"),
        ("CN", "ContactsUI"), ("CS", "CoreSpotlight"), ("CT", "CoreTelephony"), ("CV", "CoreVideo"),
        ("CX", "CallKit"), ("EK", "EventKit"), ("EK", "EventKitUI"), ("GC", "GameController"), ("GK", "GameKit"),
        ("GK", "GameplayKit"), ("HK", "HealthKit"), ("HM", "HomeKit"), ("IN", "Intents"), ("JS", "JavaScriptCore"),
        ("LP", "LinkPresentation"), ("MC", "MultipeerConnectivity"), ("MF", "MessageUI"), ("MK", "MapKit"),
        ("ML", "CoreML"), ("MP", "MediaPlayer"), ("MS", "Messages"), ("MTK", "MetalKit"), ("MTL", "Metal"),
        ("NE", "NetworkExtension"), ("NL", "NaturalLanguage"), ("NW", "Network"), ("PDF", "PDFKit"),
        ("PH", "Photos"), ("PK", "PassKit"), ("PK", "PencilKit"), ("QL", "QuickLook"), ("RP", "ReplayKit"),
        ("SC", "ScreenCaptureKit"), ("SCN", "SceneKit"), ("SCNetwork", "SystemConfiguration"), ("SF", "SafariServices"),
        ("SF", "Speech"), ("SK", "SpriteKit"), ("SK", "StoreKit"), ("SM", "ServiceManagement"), ("Sec", "Security"),
        ("VN", "Vision"), ("VN", "VisionKit"), ("VT", "VideoToolbox"), ("WC", "WatchConnectivity"),
        ("WK", "WatchKit"), ("WK", "WebKit"), ("cblas", "Accelerate"), ("errSec", "Security"), ("kCI", "CoreImage"),
        ("kCM", "CoreMedia"), ("kCV", "CoreVideo"), ("kSec", "Security"), ("vDSP", "Accelerate"),
        ("vImage", "Accelerate"), ("vv", "Accelerate"), ("UI", "UIKit"),
    ]

    /// Names without a prefix, and those of modifiers.
    private static let declarations: [String: Set<String>] = [
        "ActivityKit": ["Activity", "ActivityAttributes", "ActivityAuthorizationInfo", "ActivityContent"],
        "AppIntents": [
            "AppEntity", "AppEnum", "AppIntent", "AppShortcut", "AppShortcutsProvider", "EntityQuery",
            "IntentDescription", "IntentDialog", "IntentParameter", "IntentResult", "OpenIntent", "Parameter",
            "ParameterSummary", "ProvidesDialog", "ReturnsValue", "SetFocusFilterIntent", "ShortcutsLink",
            "TypeDisplayRepresentation", "DisplayRepresentation", "WidgetConfigurationIntent",
        ],
        "AuthenticationServices": ["SignInWithAppleButton", "authorizationController", "webAuthenticationSession"],
        "FamilyControls": ["AuthorizationCenter", "FamilyActivitySelection", "familyActivityPicker"],
        "GroupActivities": ["GroupActivity", "GroupSession", "GroupSessionMessenger"],
        "MusicKit": [
            "ApplicationMusicPlayer", "MusicAuthorization", "MusicCatalogSearchRequest", "MusicItemCollection",
        ],
        "QuickLook": ["quickLookPreview"],
        "RealityKit": [
            "ARView", "AnchorEntity", "Entity", "MeshResource", "ModelComponent", "ModelEntity", "PhysicsBodyComponent",
            "RealityView", "SimpleMaterial", "UnlitMaterial",
        ],
        "SceneKit": ["SceneView"],
        "SpriteKit": ["SpriteView"],
        "StoreKit": [
            "AppStore", "AppTransaction", "Product", "ProductView", "StoreView", "SubscriptionStoreView", "Transaction",
            "VerificationResult", "currentEntitlementTask", "inAppPurchaseOptions", "manageSubscriptionsSheet",
            "offerCodeRedemption", "onInAppPurchaseCompletion", "productViewStyle", "storeProductTask",
            "subscriptionStatusTask", "subscriptionStoreButtonLabel", "subscriptionStoreControlStyle",
        ],
        "Translation": ["TranslationSession", "translationPresentation", "translationTask"],
        "VisionKit": ["DataScannerViewController", "ImageAnalysisInteraction", "ImageAnalyzer"],
        "WeatherKit": ["CurrentWeather", "Weather", "WeatherCondition", "WeatherService"],
        "WidgetKit": [
            "ActivityConfiguration", "AppIntentConfiguration", "AppIntentTimelineProvider", "IntentConfiguration",
            "IntentTimelineProvider", "StaticConfiguration", "Timeline", "TimelineEntry", "TimelineProvider",
            "TimelineProviderContext", "Widget", "WidgetBundle", "WidgetCenter", "WidgetConfiguration", "WidgetFamily",
            "WidgetPreviewContext", "WidgetRenderingMode", "supportedFamilies", "widgetAccentable", "widgetURL",
        ],
    ]

    private static let remedies = [
        "AppIntents": "Call the intent's code from a view, and leave the intents out or put them between "
            + "#if canImport(AppIntents) and #endif.",
        "AppKit": "Use SwiftUI's own views and colours, or put it between #if canImport(AppKit) and #endif.",
        "SafariServices": "Open the page by Link or openURL, or put it between #if canImport(SafariServices) and "
            + "#endif.",
        "StoreKit": "Put what is sold behind a protocol, with a stand-in between #if !canImport(StoreKit) and #endif.",
        "UIKit": "Use SwiftUI's own views and colours, or put it between #if canImport(UIKit) and #endif.",
        "WebKit": "Show the page by WebView(url:), or put it between #if canImport(WebKit) and #endif.",
        "WidgetKit": "Widgets are programs of their own: leave their files out, or put them between "
            + "#if canImport(WidgetKit) and #endif.",
    ]

    /// Frameworks of Apple's that source imports besides SwiftUI, without specific advice.
    private static let frameworks: Set = [
        "Accelerate", "ActivityKit", "ARKit", "AudioToolbox", "AuthenticationServices", "AVFoundation", "AVKit",
        "BackgroundTasks", "CallKit", "CarPlay", "CloudKit", "Cocoa", "Contacts", "ContactsUI", "CoreAudio",
        "CoreBluetooth", "CoreHaptics", "CoreImage", "CoreMedia", "CoreMIDI", "CoreML", "CoreMotion",
        "CoreSpotlight", "CoreTelephony", "CoreText", "CoreVideo", "DeveloperToolsSupport", "EventKit", "EventKitUI",
        "FamilyControls", "FoundationModels", "GameController", "GameKit", "GameplayKit", "GroupActivities",
        "HealthKit", "HomeKit", "Intents", "IOKit", "JavaScriptCore", "LinkPresentation", "MediaPlayer", "MessageUI",
        "Messages", "Metal", "MetalKit", "MultipeerConnectivity", "MusicKit", "NaturalLanguage", "Network",
        "NetworkExtension", "PassKit", "PDFKit", "PencilKit", "Photos", "QuartzCore", "QuickLook", "RealityKit",
        "ReplayKit", "SceneKit", "ScreenCaptureKit", "Security", "ServiceManagement", "SpriteKit", "Speech",
        "SwiftUICharts", "SystemConfiguration", "Translation", "VideoToolbox", "Vision", "VisionKit",
        "WatchConnectivity", "WatchKit", "WeatherKit",
    ]
}
