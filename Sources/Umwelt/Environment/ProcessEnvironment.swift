import Foundation

/// What the process's surroundings say, where no host does.
enum ProcessEnvironment {
    /// The locale: its language by `LC_ALL`, `LC_MESSAGES` or `LANG`, its region, and with it the customs, by `LC_ALL`,
    /// `LC_TIME` or `LANG`. Foundation does not look at them on Linux.
    static var locale: Locale {
        let variables = ProcessInfo.processInfo.environment
        func first(of names: [String]) -> Locale? {
            names.lazy.compactMap { variables[$0].flatMap(locale(posix:)) }.first
        }
        let language = first(of: ["LC_ALL", "LC_MESSAGES", "LANG"])
        let customs = first(of: ["LC_ALL", "LC_TIME", "LANG"])
        guard let language, let customs else { return language ?? customs ?? Locale(identifier: "en_US") }
        guard let region = customs.region, region != language.region else { return language }
        var components = Locale.Components(locale: language)
        components.languageComponents.region = region
        return Locale(components: components)
    }

    /// The locale that a POSIX name such as `de_CH.UTF-8` means; nil for `C`, `POSIX` and nothing.
    static func locale(posix name: String) -> Locale? {
        let identifier = name.prefix { $0 != "." && $0 != "@" }
        guard !identifier.isEmpty, identifier != "C", identifier != "POSIX" else { return nil }
        return Locale(identifier: String(identifier))
    }
}

/// Hears when the process's locale or time zone has become another. Foundation posts neither by itself on Linux: whoever
/// changes the variables does.
final class ProcessObserver {
    private let tokens: [any NSObjectProtocol]

    /// Calls `changed` on the main queue after each change, as long as the observer is kept.
    init(_ changed: @escaping @MainActor @Sendable () -> Void) {
        tokens = [NSLocale.currentLocaleDidChangeNotification, .NSSystemTimeZoneDidChange].map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                // Foundation remembers the zone until it is told to look again.
                if name == .NSSystemTimeZoneDidChange { NSTimeZone.resetSystemTimeZone() }
                MainQueue.run { onMainActor({ @MainActor changed in changed() }, changed) }
            }
        }
    }

    deinit {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
}
