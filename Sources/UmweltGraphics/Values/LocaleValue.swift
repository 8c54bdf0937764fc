import Foundation

package struct LocaleKey: EnvironmentKey {
    package static var defaultValue: Locale { ProcessEnvironment.locale }
}

extension EnvironmentValues {
    /// The locale for formatting text.
    ///
    /// The host sets it; the default is the process's, by `LC_ALL`, `LC_MESSAGES`, `LC_TIME` or `LANG`.
    ///
    /// `Text` reads it for translations and numbers.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }
}
