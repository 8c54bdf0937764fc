extension WebPage {
    /// The settings of a page.
    @MainActor
    public struct Configuration {
        /// Makes the usual settings.
        public init() {}

        /// The place of the page's cookies: the browser's, or none that lasts.
        public var websiteDataStore = WKWebsiteDataStore.default()
        /// The scripts and message handlers of the app's own HTML and files.
        public var userContentController = WKUserContentController()
        /// The settings of loads.
        public var defaultNavigationPreferences = NavigationPreferences()
    }
}
