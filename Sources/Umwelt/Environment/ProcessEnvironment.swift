import Foundation

/// What the process's surroundings say, where no host does.
enum ProcessEnvironment {
    /// The locale by `LC_ALL`, `LC_MESSAGES` or `LANG`, in this order; Foundation does not look at them on Linux.
    static var locale: Locale {
        let variables = ProcessInfo.processInfo.environment
        for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
            if let value = variables[name], let locale = locale(posix: value) { return locale }
        }
        return Locale(identifier: "en_US")
    }

    /// The locale that a POSIX name such as `de_CH.UTF-8` means; nil for `C`, `POSIX` and nothing.
    static func locale(posix name: String) -> Locale? {
        let identifier = name.prefix { $0 != "." && $0 != "@" }
        guard !identifier.isEmpty, identifier != "C", identifier != "POSIX" else { return nil }
        return Locale(identifier: String(identifier))
    }
}
