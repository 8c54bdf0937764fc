import Foundation

/// The environment values that follow from the process, where no host sets them.
package enum ProcessEnvironment {
    /// The locale of the process's environment variables: its language by `LC_ALL`, `LC_MESSAGES` or `LANG`, its
    /// region, and with it the customs, by `LC_ALL`, `LC_TIME` or `LANG`.
    ///
    /// Foundation does not read them on Linux.
    package static var locale: Locale {
        let variables = names.map { name in getenv(name).map { String(cString: $0) } }
        if let known = known.withLock({ $0 }), known.variables == variables { return known.locale }
        let locale = locale(of: Dictionary(uniqueKeysWithValues: zip(names, variables)).compactMapValues(\.self))
        known.withLock { $0 = (variables, locale) }
        return locale
    }

    /// The variables that the locale follows from.
    private static let names = ["LC_ALL", "LC_MESSAGES", "LC_TIME", "LANG"]

    /// The last locale, and the variables that it follows from: `Locale.current` is read often.
    private static let known = LockedValue<(variables: [String?], locale: Locale)?>(nil)

    private static func locale(of variables: [String: String]) -> Locale {
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

    /// Returns the locale of a POSIX name such as `de_CH.UTF-8`; nil for `C`, `POSIX` and the empty name.
    package static func locale(posix name: String) -> Locale? {
        let identifier = name.prefix { $0 != "." && $0 != "@" }
        guard !identifier.isEmpty, identifier != "C", identifier != "POSIX" else { return nil }
        return Locale(identifier: String(identifier))
    }
}

/// An observer of the process's locale and time zone. On Linux, Foundation does not post either notification by itself:
/// the code that changes the variables has to.
package final class ProcessObserver {
    private let tokens: [any NSObjectProtocol]

    /// Makes an observer that calls `changed` on the main queue after each change, as long as the observer is retained.
    package init(_ changed: @escaping @MainActor @Sendable () -> Void) {
        tokens = [NSLocale.currentLocaleDidChangeNotification, .NSSystemTimeZoneDidChange].map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                // Foundation caches the time zone until it is reset.
                if name == .NSSystemTimeZoneDidChange { NSTimeZone.resetSystemTimeZone() }
                MainQueue.run { onMainActor({ @MainActor changed in changed() }, changed) }
            }
        }
    }

    deinit {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
}
